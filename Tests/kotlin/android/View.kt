// The part of the Android SDK with which docs/examples/android draws. These declarations draw nothing.
package android.view

import android.content.Context
import android.content.res.Resources
import android.graphics.Canvas
import android.view.accessibility.AccessibilityEvent
import android.view.accessibility.AccessibilityNodeInfo
import android.view.accessibility.AccessibilityNodeProvider

object HapticFeedbackConstants {
    const val KEYBOARD_TAP = 3
}

object KeyEvent {
    const val KEYCODE_DPAD_LEFT = 21
    const val KEYCODE_DPAD_RIGHT = 22
    const val KEYCODE_ENTER = 66
    const val KEYCODE_DEL = 67
}

interface ViewParent {
    fun requestSendAccessibilityEvent(child: View, event: AccessibilityEvent): Boolean
}

open class View(val context: Context) {
    object MeasureSpec {
        fun getSize(measureSpec: Int): Int = measureSpec
    }

    val resources: Resources get() = context.resources
    val parent: ViewParent? = null
    var width = 0
        private set
    var height = 0
        private set

    open fun getAccessibilityNodeProvider(): AccessibilityNodeProvider? = null

    open fun onInitializeAccessibilityNodeInfo(info: AccessibilityNodeInfo) {}

    open fun onApplyWindowInsets(insets: WindowInsets): WindowInsets = insets

    open fun onTouchEvent(event: MotionEvent): Boolean = false

    protected open fun dispatchHoverEvent(event: MotionEvent): Boolean = false

    protected open fun onDraw(canvas: Canvas) {}

    protected open fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {}

    protected open fun onSizeChanged(w: Int, h: Int, oldw: Int, oldh: Int) {}

    protected fun setMeasuredDimension(measuredWidth: Int, measuredHeight: Int) {
        width = measuredWidth
        height = measuredHeight
    }

    fun measure(widthMeasureSpec: Int, heightMeasureSpec: Int) = onMeasure(widthMeasureSpec, heightMeasureSpec)

    fun layout(l: Int, t: Int, r: Int, b: Int) {
        width = r - l
        height = b - t
        onSizeChanged(width, height, 0, 0)
    }

    fun draw(canvas: Canvas) = onDraw(canvas)

    fun getLocationOnScreen(outLocation: IntArray) = outLocation.fill(0)

    fun invalidate() {}

    fun requestLayout() {}

    fun performHapticFeedback(feedbackConstant: Int): Boolean = feedbackConstant > 0
}

class Insets(@JvmField val bottom: Int)

class WindowInsets(private val bottom: Int) {
    object Type {
        fun navigationBars(): Int = 2
    }

    fun getInsets(typeMask: Int): Insets = Insets(if (typeMask == Type.navigationBars()) bottom else 0)
}

class Window(val decorView: View)

class MotionEvent(
    val actionMasked: Int, val eventTime: Long, val actionIndex: Int, private val pointers: List<Pointer>,
) {
    class Pointer(val id: Int, val x: Float, val y: Float)

    val action: Int get() = actionMasked
    val x: Float get() = getX(0)
    val y: Float get() = getY(0)
    val pointerCount: Int get() = pointers.size

    fun getPointerId(pointerIndex: Int): Int = pointers[pointerIndex].id

    fun getX(pointerIndex: Int): Float = pointers[pointerIndex].x

    fun getY(pointerIndex: Int): Float = pointers[pointerIndex].y

    companion object {
        const val ACTION_DOWN = 0
        const val ACTION_UP = 1
        const val ACTION_MOVE = 2
        const val ACTION_CANCEL = 3
        const val ACTION_POINTER_DOWN = 5
        const val ACTION_POINTER_UP = 6
        const val ACTION_HOVER_ENTER = 9
    }
}
