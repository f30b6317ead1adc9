package androidx.compose.ui.platform

import android.content.Context
import android.graphics.Canvas
import android.graphics.Rect
import android.inputmethodservice.InputMethodService
import android.os.Bundle
import android.view.MotionEvent
import android.view.View
import android.view.WindowInsets
import android.view.accessibility.AccessibilityNodeInfo
import android.view.accessibility.AccessibilityNodeProvider
import androidx.compose.foundation.layout.LayoutElement
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Composer
import androidx.compose.runtime.CompositionLocal
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.pointer.PointerElement
import androidx.compose.ui.input.pointer.PointerEvent
import androidx.compose.ui.input.pointer.PointerHandler
import androidx.compose.ui.input.pointer.PointerId
import androidx.compose.ui.input.pointer.PointerInputChange
import androidx.compose.ui.layout.SizeListener
import androidx.compose.ui.semantics.SemanticsConfiguration
import androidx.compose.ui.semantics.SemanticsElement
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.IntSize
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.viewTreeLifecycleOwner
import androidx.savedstate.hasSavedStateRegistryOwner

object LocalDensity : CompositionLocal<Density>(object : Density {
    override val density = 1f
})

/** A view that recomposes before it is measured or drawn if a state has changed. */
class ComposeView(context: Context) : View(context) {
    /** A node that screen readers find, and the place of the node. */
    private class Heard(val box: Rect, val said: SemanticsConfiguration)

    private class Pointer(val id: PointerId, val position: Offset, val time: Long)

    private val composer = Composer()
    private var content: @Composable () -> Unit = {}
    private var heard = emptyList<Heard>()
    private var handlers = emptyMap<List<Any?>, PointerHandler>()
    private var sizes = emptyMap<List<Any?>, IntSize>()
    private val pointers = mutableMapOf<Int, Pointer>()
    private var lastId = 0L
    private var covered = 0
    private var breadth = 0
    private var tallness = 0

    fun setContent(content: @Composable () -> Unit) {
        this.content = content
    }

    override fun onApplyWindowInsets(insets: WindowInsets): WindowInsets {
        covered = insets.getInsets(WindowInsets.Type.navigationBars()).bottom
        composer.isStale = true
        return insets
    }

    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {
        breadth = MeasureSpec.getSize(widthMeasureSpec)
        compose()
        setMeasuredDimension(breadth, tallness)
    }

    override fun onDraw(canvas: Canvas) = compose()

    /**
     * Composes and lays out until nothing changes. Several passes may be needed, because a new size can change a state.
     */
    private fun compose() {
        val decorView = checkNotNull((context as InputMethodService).window.window).decorView
        check(decorView.viewTreeLifecycleOwner?.lifecycle?.currentState == Lifecycle.State.RESUMED) {
            "ViewTreeLifecycleOwner not found"
        }
        check(decorView.hasSavedStateRegistryOwner) { "ViewTreeSavedStateRegistryOwner not found" }
        var rounds = 0
        while (composer.isStale) {
            check(rounds++ < 5) { "it recomposes endlessly" }
            val layout = Layout()
            for (node in composer.compose(content)) layout.place(node, 0f, 0f)
            heard = layout.heard
            for ((path, handler) in handlers) if (layout.handlers[path] !== handler) handler.cancel()
            handlers = layout.handlers
            val changed = layout.sizes.filter { (path, size) -> sizes[path] != size.first }
            sizes = layout.sizes.mapValues { it.value.first }
            for ((size, listener) in changed.values) listener.onSizeChanged(size)
        }
    }

    /** A pass over all nodes. Supports only boxes that get their size from outside. */
    private inner class Layout {
        val heard = mutableListOf<Heard>()
        val handlers = mutableMapOf<List<Any?>, PointerHandler>()
        val sizes = mutableMapOf<List<Any?>, Pair<IntSize, SizeListener>>()

        fun place(node: Composer.Node, parentX: Float, parentY: Float) {
            var x = parentX
            var y = parentY
            var width = 0f
            var height = 0f
            var below = 0
            val modifier = (node.modifier as? Pair<*, *>)?.first ?: node.modifier
            for (element in (modifier as Modifier).elements) {
                when (element) {
                    LayoutElement.FillMaxWidth -> width = breadth.toFloat()
                    LayoutElement.NavigationBars -> below = covered
                    is LayoutElement.Height -> height = element.height.value
                    is LayoutElement.Size -> {
                        width = element.width.value
                        height = element.height.value
                    }
                    is LayoutElement.Offset -> {
                        x += element.x.value
                        y += element.y.value
                    }
                    is LayoutElement.Padding -> {
                        x += element.all.value
                        y += element.all.value
                        width -= 2 * element.all.value
                        height -= 2 * element.all.value
                    }
                    is SizeListener -> sizes[node.path] = IntSize(width.toInt(), height.toInt()) to element
                    is SemanticsElement -> hear(element, x, y, width, height)
                    is PointerElement -> handlers[node.path] =
                        this@ComposeView.handlers[node.path]?.takeIf { it.isOf(element) } ?: PointerHandler(element, 1f)
                }
            }
            if (node.path.size == 1) tallness = height.toInt() + below
            for (child in node.children) place(child, x, y)
        }

        private fun hear(element: SemanticsElement, x: Float, y: Float, width: Float, height: Float) {
            val said = SemanticsConfiguration().also(element.properties)
            if (said.contentDescription == null) return
            val box = Rect(x.toInt(), y.toInt(), (x + width).toInt(), (y + height).toInt())
            heard += Heard(box, said)
        }
    }

    /** Delivers each event at once. Gives each finger a number that no other finger ever has, as Compose does. */
    override fun onTouchEvent(event: MotionEvent): Boolean {
        val action = event.actionMasked
        val isDown = action == MotionEvent.ACTION_DOWN || action == MotionEvent.ACTION_POINTER_DOWN
        val isUp = action == MotionEvent.ACTION_UP || action == MotionEvent.ACTION_POINTER_UP
        val isCancelled = action == MotionEvent.ACTION_CANCEL
        val changes = (0 until event.pointerCount).map { index ->
            val old = pointers[event.getPointerId(index)]
            val position = Offset(event.getX(index), event.getY(index))
            val new = Pointer(old?.id ?: PointerId(++lastId), position, event.eventTime)
            pointers[event.getPointerId(index)] = new
            val isLifted = isCancelled || isUp && index == event.actionIndex
            check(old != null || isDown && index == event.actionIndex) { "a finger that never went down" }
            PointerInputChange(
                new.id, new.time, position, !isLifted, old?.time ?: new.time, old?.position ?: position, old != null,
                isCancelled,
            )
        }
        if (isUp) pointers -= event.getPointerId(event.actionIndex)
        if (isCancelled) pointers.clear()
        for (handler in handlers.values) {
            handler.offer(PointerEvent(changes))
            if (isCancelled) handler.cancel()
        }
        return handlers.isNotEmpty()
    }

    override fun getAccessibilityNodeProvider(): AccessibilityNodeProvider = object : AccessibilityNodeProvider() {
        override fun createAccessibilityNodeInfo(virtualViewId: Int): AccessibilityNodeInfo {
            val view = this@ComposeView
            val info = AccessibilityNodeInfo.obtain(view, virtualViewId)
            if (virtualViewId == HOST_VIEW_ID) {
                for (number in heard.indices) info.addChild(view, number)
                return info
            }
            val node = heard[virtualViewId]
            info.contentDescription = node.said.contentDescription
            info.className = if (node.said.role != null) "android.widget.Button" else "android.view.View"
            info.setBoundsInScreen(node.box)
            if (node.said.onClick != null) info.addAction(AccessibilityNodeInfo.AccessibilityAction.ACTION_CLICK)
            return info
        }

        override fun performAction(virtualViewId: Int, action: Int, arguments: Bundle?): Boolean =
            action == AccessibilityNodeInfo.ACTION_CLICK && heard[virtualViewId].said.onClick?.invoke() == true
    }
}
