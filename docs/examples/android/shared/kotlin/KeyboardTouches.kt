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

/** The small text on a slot, which is the first offer for holding the slot. Empty if that offer is long. */
val KeyboardFace.hint: String get() = hold.firstOrNull()?.takeIf { it.length <= 2 }.orEmpty()

/**
 * The fingers on the slots of [machine], and the boxes of the slots, in pixels. This class does not depend on views.
 *
 * @param density The number of pixels in a density-independent pixel.
 * @param onDraw Called when the drawing may have changed.
 * @param onAct Called when an input has had an effect, for a click.
 */
class KeyboardTouches(
    private val machine: KeyboardMachine<*>,
    private val density: Float,
    private val onDraw: () -> Unit,
    private val onAct: () -> Unit,
) {
    /** An item of an open list. */
    data class Item(val box: RectF, val legend: String, val isChosen: Boolean)

    /**
     * A finger. It has the point and the slot where it went down, the box that its current slot had when the finger
     * reached that slot, and its last position.
     */
    private class Finger(val x: Float, val y: Float, val down: Place, var box: RectF?, var lastX: Float = x)

    /**
     * An open list. The first item is over the finger that opened the list. The others follow side by side, in the
     * direction with more room.
     */
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

    /** Each slot with its box. */
    var boxes = emptyList<Pair<RectF, KeyboardFace>>()
        private set

    /** The items of the open list; empty if no list is open. */
    var items = emptyList<Item>()
        private set

    /** The width of the keyboard. */
    var width = 0
        set(width) {
            field = width
            refresh()
        }

    /** The height of all rows. */
    val height: Float get() = machine.rows.size * ROW * density

    init {
        machine.onChange = KeyboardMachine.ChangeListener(::refresh)
    }

    /** Puts a finger down. */
    fun down(id: Int, x: Float, y: Float, time: Long) {
        val (box, face) = at(x, y) ?: return
        fingers[id] = Finger(x, y, face.place, box)
        act(machine.down(face.place, id, time))
    }

    /** Moves a finger. */
    fun move(id: Int, x: Float, y: Float, time: Long) {
        val finger = fingers[id] ?: return
        finger.lastX = x
        row?.takeIf { it.list.place == finger.down }?.let { return act(machine.choose(it.item(x), id, time)) }
        // First check for a flick. A flick may end on another slot, but is not a move to that slot.
        var outcome = machine.drag(id, ((x - finger.x) / density).toInt(), ((y - finger.y) / density).toInt(), time)
        // A page that has just opened may have another key in this place, so the finger leaves its slot where the
        // slot's old box ends.
        if (finger.box?.contains(x, y) != true) {
            val slot = at(x, y)
            finger.box = slot?.first
            outcome = maxOf(outcome, machine.move(id, slot?.second?.place, time))
        }
        act(outcome)
    }

    /** Lifts a finger. */
    fun up(id: Int, time: Long) {
        fingers.remove(id)
        act(machine.up(id, time))
    }

    /** Cancels a finger that the system has taken away. */
    fun cancel(id: Int, time: Long) {
        fingers.remove(id)
        machine.cancel(id, time)
    }

    /** Cancels all fingers. */
    fun cancel(time: Long) = fingers.keys.toList().forEach { cancel(it, time) }

    /** Taps a slot, as a screen reader does. */
    fun tap(place: Place) = act(machine.tap(place, SystemClock.uptimeMillis()))

    private fun act(outcome: Outcome) {
        if (outcome != Outcome.NOTHING) onAct()
    }

    /**
     * Sets the timer. The timer is a little late, so that the system first reports fingers that were lifted before the
     * deadline.
     */
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

        /** The greatest delay of an input, in milliseconds: two frames. */
        const val LATENCY = 32
    }
}
