package android.view.accessibility

import android.graphics.Rect
import android.os.Bundle
import android.view.View

abstract class AccessibilityNodeProvider {
    open fun createAccessibilityNodeInfo(virtualViewId: Int): AccessibilityNodeInfo? = null

    open fun performAction(virtualViewId: Int, action: Int, arguments: Bundle?): Boolean = false

    companion object {
        const val HOST_VIEW_ID = -1
    }
}

class AccessibilityNodeInfo private constructor(private val view: View, val id: Int) {
    class AccessibilityAction private constructor(val id: Int) {
        companion object {
            @JvmField val ACTION_CLICK = AccessibilityAction(AccessibilityNodeInfo.ACTION_CLICK)
        }
    }

    val children = mutableListOf<Int>()
    val actions = mutableListOf<AccessibilityAction>()
    var bounds: Rect? = null
        private set
    var packageName: CharSequence? = null
    var className: CharSequence? = null
    var contentDescription: CharSequence? = null
    var isEnabled = false
    var isVisibleToUser = false

    fun addChild(root: View, virtualDescendantId: Int) = check(children.add(virtualDescendantId) && root === view)

    fun setParent(parent: View) = check(parent === view)

    fun setBoundsInScreen(bounds: Rect) {
        this.bounds = bounds
    }

    fun addAction(action: AccessibilityAction) = check(actions.add(action))

    companion object {
        const val ACTION_CLICK = 16

        @JvmStatic
        @JvmOverloads
        fun obtain(root: View, virtualDescendantId: Int = -1) = AccessibilityNodeInfo(root, virtualDescendantId)
    }
}

class AccessibilityEvent private constructor() {
    var packageName: CharSequence? = null

    fun setSource(root: View, virtualDescendantId: Int) = check(root.width > 0 && virtualDescendantId >= 0)

    companion object {
        const val TYPE_VIEW_HOVER_ENTER = 128

        @JvmStatic
        fun obtain(eventType: Int) = AccessibilityEvent().also { check(eventType == TYPE_VIEW_HOVER_ENTER) }
    }
}
