package com.example.keyboard

import android.content.Context
import android.content.res.Configuration
import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.RectF
import android.os.Handler
import android.os.Looper
import android.os.SystemClock
import android.view.HapticFeedbackConstants
import android.view.MotionEvent
import android.view.View
import hwalja.Face
import hwalja.Keyboard
import hwalja.Outcome
import hwalja.Place
import hwalja.Role

/** Draws what [keyboard] shows, and tells it of fingers. */
class KeyboardView(context: Context, private val keyboard: Keyboard) : View(context) {
    /** Where it went down, and the box of the slot that it is on, as that was drawn when it came there. */
    private class Finger(val x: Float, val y: Float, val down: Place, var box: RectF?)

    private val density = resources.displayMetrics.density
    private val isNight =
        resources.configuration.uiMode and Configuration.UI_MODE_NIGHT_MASK == Configuration.UI_MODE_NIGHT_YES
    private val paint = Paint(Paint.ANTI_ALIAS_FLAG).also { it.textAlign = Paint.Align.CENTER }
    private val fingers = mutableMapOf<Int, Finger>()
    private val timer = Handler(Looper.getMainLooper())
    private var boxes = emptyList<Pair<RectF, Face>>()
    private val nodes = KeyboardNodes(this, { boxes }) { did(keyboard.tap(it, SystemClock.uptimeMillis())) }

    init {
        keyboard.onChange = ::refresh
    }

    /** Draws anew, and rings when something will happen by itself. */
    fun refresh() {
        timer.removeCallbacksAndMessages(null)
        keyboard.nextTick?.let { time -> timer.postAtTime({ did(keyboard.tick(SystemClock.uptimeMillis())) }, time) }
        val height = 54 * density
        boxes = keyboard.rows.flatMapIndexed { row, faces ->
            val key = width / faces.sumOf { it.width }.toFloat()
            var left = 0f
            faces.map { face ->
                val right = left + face.width.toFloat() * key
                (RectF(left, row * height, right, (row + 1) * height) to face).also { left = right }
            }
        }
        if ((keyboard.rows.size * height).toInt() != this.height) requestLayout()
        invalidate()
    }

    override fun getAccessibilityNodeProvider() = nodes

    override fun dispatchHoverEvent(event: MotionEvent) = nodes.hover(event) || super.dispatchHoverEvent(event)

    private fun did(outcome: Outcome) {
        if (outcome != Outcome.NOTHING) performHapticFeedback(HapticFeedbackConstants.KEYBOARD_TAP)
        refresh()
    }

    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) = setMeasuredDimension(
        MeasureSpec.getSize(widthMeasureSpec), (keyboard.rows.size * 54 * density).toInt(),
    )

    override fun onSizeChanged(w: Int, h: Int, oldw: Int, oldh: Int) = refresh()

    override fun onDraw(canvas: Canvas) {
        canvas.drawColor(if (isNight) 0xFF202124.toInt() else 0xFFE3E5E8.toInt())
        for ((box, face) in boxes) if (face.role != Role.GAP) draw(canvas, box, face.legend, face.isPressed)
        val list = keyboard.list ?: return
        for ((number, box) in items().withIndex()) draw(canvas, box, list.items[number].legend, number == list.chosen)
    }

    private fun draw(canvas: Canvas, box: RectF, legend: String, isLit: Boolean) {
        val gap = 3 * density
        paint.color = (if (isNight) 0xFF3C4043 else 0xFFFFFFFF).toInt()
        if (isLit) paint.color = (if (isNight) 0xFF5F6368 else 0xFFB8C4D6).toInt()
        canvas.drawRoundRect(
            box.left + gap, box.top + gap, box.right - gap, box.bottom - gap, 2 * gap, 2 * gap, paint,
        )
        paint.color = (if (isNight) 0xFFFFFFFF else 0xFF202124).toInt()
        paint.textSize = minOf(22 * density, box.width() / maxOf(1, legend.length) * 1.2f)
        canvas.drawText(legend, box.centerX(), box.centerY() + paint.textSize / 3, paint)
    }

    /** Where the items of the open list are: in a row, from above its slot on as far as there is room. */
    private fun items(): List<RectF> {
        val list = keyboard.list ?: return emptyList()
        val slot = boxes.find { it.second.place == list.place }?.first ?: return emptyList()
        val side = minOf(48 * density, width / list.items.size.toFloat())
        val left = minOf(slot.left, width - side * list.items.size)
        val top = maxOf(0f, slot.top - slot.height())
        return list.items.indices.map { RectF(left + it * side, top, left + (it + 1) * side, top + slot.height()) }
    }

    private fun at(x: Float, y: Float): Pair<RectF, Face>? = boxes.find { it.first.contains(x, y) }

    override fun onTouchEvent(event: MotionEvent): Boolean {
        val id = event.getPointerId(event.actionIndex)
        val x = event.getX(event.actionIndex)
        val y = event.getY(event.actionIndex)
        when (event.actionMasked) {
            MotionEvent.ACTION_DOWN, MotionEvent.ACTION_POINTER_DOWN -> at(x, y)?.let { (box, face) ->
                fingers[id] = Finger(x, y, face.place, box)
                did(keyboard.down(face.place, id, event.eventTime))
            }
            MotionEvent.ACTION_MOVE ->
                for (index in 0 until event.pointerCount) {
                    move(event.getPointerId(index), event.getX(index), event.getY(index), event.eventTime)
                }
            MotionEvent.ACTION_UP, MotionEvent.ACTION_POINTER_UP -> {
                fingers.remove(id)
                did(keyboard.up(id, event.eventTime))
            }
            MotionEvent.ACTION_CANCEL -> {
                for (finger in fingers.keys) keyboard.cancel(finger, event.eventTime)
                fingers.clear()
                refresh()
            }
        }
        return true
    }

    private fun move(id: Int, x: Float, y: Float, time: Long) {
        val finger = fingers[id] ?: return
        if (keyboard.list?.place?.equals(finger.down) == true) {
            val item = items().indexOfFirst { x >= it.left && x < it.right }
            return did(keyboard.choose(id, item, time))
        }
        // First the flick, which is no move to another slot, though it may end on one.
        var outcome = keyboard.drag(id, ((x - finger.x) / density).toInt(), ((y - finger.y) / density).toInt(), time)
        // Where a page has opened there is another key now: a slot is left where its box ends.
        if (finger.box?.contains(x, y) != true) {
            val slot = at(x, y)
            finger.box = slot?.first
            outcome = maxOf(outcome, keyboard.move(id, slot?.second?.place, time))
        }
        did(outcome)
    }
}
