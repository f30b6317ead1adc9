package com.example.keyboard

import android.content.Context
import android.content.res.Configuration
import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.RectF
import android.os.Build
import android.view.HapticFeedbackConstants
import android.view.MotionEvent
import android.view.View
import android.view.WindowInsets
import hwalja.KeyboardMachine
import hwalja.SlotContent

/** Draws what [machine] shows, and tells [KeyboardTouches] of fingers. */
class KeyboardView(context: Context, machine: KeyboardMachine<*>) : View(context) {
    private val density = resources.displayMetrics.density
    private val isNight =
        resources.configuration.uiMode and Configuration.UI_MODE_NIGHT_MASK == Configuration.UI_MODE_NIGHT_YES
    private val paint = Paint(Paint.ANTI_ALIAS_FLAG).also { it.textAlign = Paint.Align.CENTER }
    private val touches: KeyboardTouches = KeyboardTouches(machine, density, ::refresh) {
        performHapticFeedback(HapticFeedbackConstants.KEYBOARD_TAP)
    }
    private val nodes = KeyboardNodes(this, { touches.boxes }, touches::tap)

    /** What the system's own bar covers below, where it lies over the keyboard, as since Android 15. */
    private var covered = 0
    private val tallness get() = touches.height.toInt() + covered

    private fun refresh() {
        if (tallness != height) requestLayout()
        invalidate()
    }

    override fun onApplyWindowInsets(insets: WindowInsets): WindowInsets {
        if (Build.VERSION.SDK_INT >= 30) covered = insets.getInsets(WindowInsets.Type.navigationBars()).bottom
        requestLayout()
        return insets
    }

    override fun getAccessibilityNodeProvider() = nodes

    override fun dispatchHoverEvent(event: MotionEvent) = nodes.hover(event) || super.dispatchHoverEvent(event)

    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) =
        setMeasuredDimension(MeasureSpec.getSize(widthMeasureSpec), tallness)

    override fun onSizeChanged(w: Int, h: Int, oldw: Int, oldh: Int) {
        touches.width = w
    }

    override fun onDraw(canvas: Canvas) {
        canvas.drawColor(if (isNight) 0xFF202124.toInt() else 0xFFE3E5E8.toInt())
        for ((box, face) in touches.boxes) {
            if (face.content != SlotContent.Gap) draw(canvas, box, face.legend, face.hint, face.isPressed)
        }
        for (item in touches.items) draw(canvas, item.box, item.legend, "", item.isChosen)
    }

    private fun draw(canvas: Canvas, box: RectF, legend: String, hint: String, isLit: Boolean) {
        val gap = 3 * density
        paint.color = (if (isNight) 0xFF3C4043 else 0xFFFFFFFF).toInt()
        if (isLit) paint.color = (if (isNight) 0xFF5F6368 else 0xFFB8C4D6).toInt()
        canvas.drawRoundRect(
            box.left + gap, box.top + gap, box.right - gap, box.bottom - gap, 2 * gap, 2 * gap, paint,
        )
        paint.color = (if (isNight) 0xFFFFFFFF else 0xFF202124).toInt()
        paint.textSize = minOf(22 * density, box.width() / maxOf(1, legend.length) * 1.2f)
        canvas.drawText(legend, box.centerX(), box.centerY() + paint.textSize / 3, paint)
        if (hint.isEmpty()) return
        paint.textSize = 10 * density
        canvas.drawText(hint, box.right - 10 * density, box.top + 14 * density, paint)
    }

    override fun onTouchEvent(event: MotionEvent): Boolean {
        val index = event.actionIndex
        val id = event.getPointerId(index)
        val time = event.eventTime
        when (event.actionMasked) {
            MotionEvent.ACTION_DOWN, MotionEvent.ACTION_POINTER_DOWN ->
                touches.down(id, event.getX(index), event.getY(index), time)
            MotionEvent.ACTION_MOVE -> for (pointer in 0 until event.pointerCount) {
                touches.move(event.getPointerId(pointer), event.getX(pointer), event.getY(pointer), time)
            }
            MotionEvent.ACTION_UP, MotionEvent.ACTION_POINTER_UP -> touches.up(id, time)
            MotionEvent.ACTION_CANCEL -> touches.cancel(time)
        }
        return true
    }
}
