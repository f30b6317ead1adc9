package com.example.keyboard

import android.content.Context
import android.content.res.Configuration
import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.RectF
import android.os.Build
import android.os.Handler
import android.os.Looper
import android.os.SystemClock
import android.view.HapticFeedbackConstants
import android.view.MotionEvent
import android.view.View
import android.view.WindowInsets
import hwalja.KeyboardFace
import hwalja.KeyboardMachine
import hwalja.Outcome
import hwalja.Place
import hwalja.SlotContent
import kotlin.math.roundToInt

/** Draws what [machine] shows, and tells it of fingers. */
class KeyboardView(context: Context, private val machine: KeyboardMachine<*>) : View(context) {
    /** Where it went down, the box of the slot that it is on, as that was drawn when it came there, and where it is. */
    private class Finger(val x: Float, val y: Float, val down: Place, var box: RectF?, var lastX: Float = x)

    /** An open list: its items side by side, the first over the finger that opened it, towards where there is more room. */
    private class Row(val list: KeyboardFace.OpenList, val x: Float, width: Int, side: Float) {
        val count = list.items.size
        val direction = if (width - x >= side * (count - 0.5f) || width - x >= x) 1 else -1
        val step = minOf(side, (if (direction > 0) width - x else x) / (count - 0.5f))

        fun left(item: Int): Float = x + (direction * item - 0.5f) * step

        fun item(at: Float): Int = ((at - x) * direction / step).roundToInt()
    }

    private val density = resources.displayMetrics.density
    private val isNight =
        resources.configuration.uiMode and Configuration.UI_MODE_NIGHT_MASK == Configuration.UI_MODE_NIGHT_YES
    private val paint = Paint(Paint.ANTI_ALIAS_FLAG).also { it.textAlign = Paint.Align.CENTER }
    private val fingers = mutableMapOf<Int, Finger>()
    private val timer = Handler(Looper.getMainLooper())
    private var boxes = emptyList<Pair<RectF, KeyboardFace>>()
    private var row: Row? = null

    /** What the system's own bar covers below, where it lies over the keyboard, as since Android 15. */
    private var covered = 0
    private val nodes = KeyboardNodes(this, { boxes }) { click(machine.tap(it, SystemClock.uptimeMillis())) }

    init {
        machine.onChange = ::refresh
    }

    /** Rings when something will happen by itself. A finger that was lifted before may be told of later: it goes first. */
    private fun ring() {
        timer.removeCallbacksAndMessages(null)
        machine.nextTick?.let { time -> timer.postAtTime(::tick, time + LATENCY) }
    }

    private fun tick() {
        click(machine.tick(SystemClock.uptimeMillis()))
        ring()
    }

    private fun refresh() {
        ring()
        val height = ROW * density
        boxes = machine.rows.flatMapIndexed { row, faces ->
            val key = width / faces.sumOf { it.width }.toFloat()
            var left = 0f
            faces.map { face ->
                val right = left + face.width.toFloat() * key
                (RectF(left, row * height, right, (row + 1) * height) to face).also { left = right }
            }
        }
        row = machine.list?.let { list ->
            val x = fingers.values.find { it.down == list.place }?.lastX ?: boxOf(list.place)?.centerX() ?: 0f
            row?.let { Row(list, it.x, width, ITEM * density) } ?: Row(list, x, width, ITEM * density)
        }
        if (tallness != this.height) requestLayout()
        invalidate()
    }

    private val tallness get() = (machine.rows.size * ROW * density).toInt() + covered

    override fun onApplyWindowInsets(insets: WindowInsets): WindowInsets {
        if (Build.VERSION.SDK_INT >= 30) covered = insets.getInsets(WindowInsets.Type.navigationBars()).bottom
        requestLayout()
        return insets
    }

    override fun getAccessibilityNodeProvider() = nodes

    override fun dispatchHoverEvent(event: MotionEvent) = nodes.hover(event) || super.dispatchHoverEvent(event)

    private fun click(outcome: Outcome) {
        if (outcome != Outcome.NOTHING) performHapticFeedback(HapticFeedbackConstants.KEYBOARD_TAP)
    }

    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) =
        setMeasuredDimension(MeasureSpec.getSize(widthMeasureSpec), tallness)

    override fun onSizeChanged(w: Int, h: Int, oldw: Int, oldh: Int) = refresh()

    override fun onDraw(canvas: Canvas) {
        canvas.drawColor(if (isNight) 0xFF202124.toInt() else 0xFFE3E5E8.toInt())
        for ((box, face) in boxes) if (face.content != SlotContent.Gap) draw(canvas, box, face.legend, face.isPressed)
        val row = row ?: return
        val slot = boxOf(row.list.place) ?: return
        val top = maxOf(0f, slot.top - slot.height())
        for ((number, item) in row.list.items.withIndex()) {
            val left = row.left(number)
            val box = RectF(left, top, left + row.step, top + slot.height())
            draw(canvas, box, item, number == row.list.chosen)
        }
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

    private fun boxOf(place: Place): RectF? = boxes.find { it.second.place == place }?.first

    private fun at(x: Float, y: Float): Pair<RectF, KeyboardFace>? = boxes.find { it.first.contains(x, y) }

    override fun onTouchEvent(event: MotionEvent): Boolean {
        val id = event.getPointerId(event.actionIndex)
        val x = event.getX(event.actionIndex)
        val y = event.getY(event.actionIndex)
        when (event.actionMasked) {
            MotionEvent.ACTION_DOWN, MotionEvent.ACTION_POINTER_DOWN -> at(x, y)?.let { (box, face) ->
                fingers[id] = Finger(x, y, face.place, box)
                click(machine.down(face.place, id, event.eventTime))
            }
            MotionEvent.ACTION_MOVE ->
                for (index in 0 until event.pointerCount) {
                    move(event.getPointerId(index), event.getX(index), event.getY(index), event.eventTime)
                }
            MotionEvent.ACTION_UP, MotionEvent.ACTION_POINTER_UP -> {
                fingers.remove(id)
                click(machine.up(id, event.eventTime))
            }
            MotionEvent.ACTION_CANCEL -> {
                for (finger in fingers.keys) machine.cancel(finger, event.eventTime)
                fingers.clear()
            }
        }
        return true
    }

    private fun move(id: Int, x: Float, y: Float, time: Long) {
        val finger = fingers[id] ?: return
        finger.lastX = x
        row?.takeIf { it.list.place == finger.down }?.let { return click(machine.choose(it.item(x), id, time)) }
        // First the flick, which is no move to another slot, though it may end on one.
        var outcome = machine.drag(id, ((x - finger.x) / density).toInt(), ((y - finger.y) / density).toInt(), time)
        // Where a page has opened there is another key now: a slot is left where its box ends.
        if (finger.box?.contains(x, y) != true) {
            val slot = at(x, y)
            finger.box = slot?.first
            outcome = maxOf(outcome, machine.move(id, slot?.second?.place, time))
        }
        click(outcome)
    }

    private companion object {
        /** The height of a row and the width of an item of a list, in density-independent pixels. */
        const val ROW = 54
        const val ITEM = 48

        /** How late an input can come, in milliseconds: two frames. */
        const val LATENCY = 32
    }
}
