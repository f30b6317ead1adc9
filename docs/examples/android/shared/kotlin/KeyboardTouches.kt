package com.example.keyboard

import android.graphics.RectF
import android.os.Handler
import android.os.Looper
import android.os.SystemClock
import hwalja.KeyboardFace
import hwalja.KeyboardMachine
import hwalja.Outcome
import hwalja.Place
import kotlin.math.roundToInt

/** What is printed small on a slot: what holding it offers first, if that is short. */
val KeyboardFace.hint: String get() = hold.firstOrNull()?.takeIf { it.length <= 2 }.orEmpty()

/**
 * The fingers on the slots of [machine], and where those are drawn, in pixels. It knows nothing of views.
 *
 * @param density How many pixels a density-independent pixel has.
 * @param onDraw Called when there is something new to draw.
 * @param onAct Called when an input has done something, for a click.
 */
class KeyboardTouches(
    private val machine: KeyboardMachine<*>,
    private val density: Float,
    private val onDraw: () -> Unit,
    private val onAct: () -> Unit,
) {
    /** An item of an open list. */
    data class Item(val box: RectF, val legend: String, val isChosen: Boolean)

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

    private val fingers = mutableMapOf<Int, Finger>()
    private val timer = Handler(Looper.getMainLooper())
    private var row: Row? = null

    /** Each slot with the box that it is drawn in. */
    var boxes = emptyList<Pair<RectF, KeyboardFace>>()
        private set

    /** The items of the open list; empty if none is open. */
    var items = emptyList<Item>()
        private set

    /** The width that the keyboard has. */
    var width = 0
        set(width) {
            field = width
            refresh()
        }

    /** The height that its rows need. */
    val height: Float get() = machine.rows.size * ROW * density

    init {
        machine.onChange = KeyboardMachine.ChangeListener(::refresh)
    }

    /** A finger goes down. */
    fun down(id: Int, x: Float, y: Float, time: Long) {
        val (box, face) = at(x, y) ?: return
        fingers[id] = Finger(x, y, face.place, box)
        act(machine.down(face.place, id, time))
    }

    /** A finger is here now. */
    fun move(id: Int, x: Float, y: Float, time: Long) {
        val finger = fingers[id] ?: return
        finger.lastX = x
        row?.takeIf { it.list.place == finger.down }?.let { return act(machine.choose(it.item(x), id, time)) }
        // First the flick, which is no move to another slot, though it may end on one.
        var outcome = machine.drag(id, ((x - finger.x) / density).toInt(), ((y - finger.y) / density).toInt(), time)
        // Where a page has opened there is another key now: a slot is left where its box ends.
        if (finger.box?.contains(x, y) != true) {
            val slot = at(x, y)
            finger.box = slot?.first
            outcome = maxOf(outcome, machine.move(id, slot?.second?.place, time))
        }
        act(outcome)
    }

    /** A finger goes up. */
    fun up(id: Int, time: Long) {
        fingers.remove(id)
        act(machine.up(id, time))
    }

    /** The system has taken a finger away, which then does nothing more. */
    fun cancel(id: Int, time: Long) {
        fingers.remove(id)
        machine.cancel(id, time)
    }

    /** The system has taken all fingers away. */
    fun cancel(time: Long) = fingers.keys.toList().forEach { cancel(it, time) }

    /** Taps a slot, as a screen reader does. */
    fun tap(place: Place) = act(machine.tap(place, SystemClock.uptimeMillis()))

    private fun act(outcome: Outcome) {
        if (outcome != Outcome.NOTHING) onAct()
    }

    /** Rings when something will happen by itself. A finger that was lifted before may be told of later: it goes first. */
    private fun ring() {
        timer.removeCallbacksAndMessages(null)
        machine.nextTick?.let { time -> timer.postAtTime(::tick, time + LATENCY) }
    }

    private fun tick() {
        act(machine.tick(SystemClock.uptimeMillis()))
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
            val x = row?.x ?: fingers.values.find { it.down == list.place }?.lastX ?: boxOf(list.place)?.centerX() ?: 0f
            Row(list, x, width, ITEM * density)
        }
        items = row?.let(::items).orEmpty()
        onDraw()
    }

    private fun items(row: Row): List<Item> {
        val slot = boxOf(row.list.place) ?: return emptyList()
        val top = maxOf(0f, slot.top - slot.height())
        return row.list.items.mapIndexed { number, legend ->
            val left = row.left(number)
            Item(RectF(left, top, left + row.step, top + slot.height()), legend, number == row.list.chosen)
        }
    }

    private fun boxOf(place: Place): RectF? = boxes.find { it.second.place == place }?.first

    private fun at(x: Float, y: Float): Pair<RectF, KeyboardFace>? = boxes.find { it.first.contains(x, y) }

    private companion object {
        /** The height of a row and the width of an item of a list, in density-independent pixels. */
        const val ROW = 54
        const val ITEM = 48

        /** How late an input can come, in milliseconds: two frames. */
        const val LATENCY = 32
    }
}
