package hwalja

import kotlin.jvm.JvmSynthetic

/**
 * The machine of a keyboard: everything between fingers and a session, such as pages, shift, what keys offer when held
 * or flicked, and the repeat of backspace. It draws nothing and has no timers. Use it on one thread.
 *
 * ```kotlin
 * class Line : TextClient {
 *     val text = StringBuilder()
 *     override fun getTextBeforeCursor(n: Int, flags: Int) = text.takeLast(n)
 *     override fun getSelectedText(flags: Int) = null
 *     override fun deleteSurroundingText(beforeLength: Int, afterLength: Int) =
 *         true.also { text.setLength(text.length - beforeLength) }
 *     override fun commitText(text: CharSequence, newCursorPosition: Int) =
 *         true.also { this.text.append(text) }
 * }
 *
 * val line = Line()
 * val machine = KeyboardMachine(Keyboards.cheonjiin, line)
 * listOf("ㅇㅁ", "인", "천", "ㄴㄹ").forEachIndexed { time, id ->
 *     val key = checkNotNull(machine.session.layout.key(id))
 *     machine.tap(machine.rows.flatten().first { it.legend == key.legend }.place, time + 1L)
 * }
 * check(line.text.toString() == "안" && machine.shift == Shift.OFF)
 * ```
 *
 * Times are in milliseconds on a clock that never goes back. Each input returns what the session did last during it.
 * Its field is one of letters until [fieldDidChange] is called.
 *
 * @property session The session that writes into the field. It gets the layout of [keyboard].
 */
public class KeyboardMachine<out Session : KeyboardSession>(keyboard: Keyboard, public val session: Session) {
    /** A listener for changes of what is drawn. */
    public fun interface ChangeListener {
        /** Draws the keyboard anew. */
        public operator fun invoke()
    }

    /** A listener for what the keyboard asks of its host. */
    public fun interface RequestListener {
        /** Carries out [request]. */
        public operator fun invoke(request: KeyboardRequest)
    }

    /**
     * Called when what is drawn, or the time of the next tick, may have changed: draw [rows] and [list], and set your
     * timer to [nextTick].
     */
    public var onChange: ChangeListener = ChangeListener {}

    /** Called when the keyboard asks its host for something. */
    public var onRequest: RequestListener = RequestListener {}

    @get:JvmSynthetic
    internal val state = KeyboardState(keyboard)

    /** What the session did last since the input began. */
    @get:JvmSynthetic
    @set:JvmSynthetic
    internal var outcome = Outcome.NOTHING

    /** The time of the last input. */
    @get:JvmSynthetic
    internal var now = Long.MIN_VALUE
        private set

    /** Whether an input is under way: then the host tells of what the keyboard itself has done. */
    private var isBusy = false
    /** What decided what was drawn when [onChange] was last called. */
    private var told: List<Any?>? = null
    /** What decided the rows that were made last, and those rows. */
    private var drawn: Pair<List<Any?>, List<List<KeyboardFace>>>? = null

    init {
        if (session.layout != keyboard.layout) session.layout = keyboard.layout
    }

    /** The keyboard. Setting another ends the run, and forgets the fingers. */
    public var keyboard: Keyboard
        get() = state.keyboard
        set(keyboard) {
            input(null) {
                session.layout = keyboard.layout
                state.keyboard = keyboard
                state.begin()
            }
        }

    /** What users may want to change. Setting it draws the keyboard anew; changing a member of it alone does not. */
    public var settings: KeyboardSettings
        get() = state.settings
        set(settings) {
            input(null) { state.settings = settings }
        }

    /** The field that the keyboard is for. */
    public val field: KeyboardField get() = state.field

    /** The page that is shown. */
    public val page: Page get() = state.shown

    /** What shift does now. */
    public val shift: Shift get() = state.shift

    /** The page as it is drawn, row by row. It is kept until something changes. */
    public val rows: List<List<KeyboardFace>>
        get() {
            val shown = state.drawn(session.isEndedBySpace)
            drawn?.let { (of, rows) -> if (of == shown) return rows }
            return state.faces(session.isEndedBySpace).also { drawn = shown to it }
        }

    /** The list of offers that a finger has opened, if there is one. */
    public val list: KeyboardFace.OpenList? get() = state.list

    /** When [tick] is to be called next; null if nothing is due. */
    public val nextTick: Long? get() = state.nextDue

    /** Call this when the user goes to another field, which ends the run. Tell [session] where its selection is. */
    public fun fieldDidChange(field: KeyboardField) {
        input(null) {
            session.commit()
            state.field = field
            state.begin()
        }
    }

    /**
     * Opens the page with this id, such as the one that the user last saw.
     *
     * @return whether there is such a page. If not, nothing happens.
     */
    public fun open(page: String): Boolean {
        val number = state.keyboard.pages.indexOfFirst { it.id == page }
        if (number >= 0) input(null) { state.open(number) }
        return number >= 0
    }

    /**
     * A finger goes down on a slot.
     *
     * @param finger The number that identifies it in the other calls.
     */
    public fun down(place: Place, finger: Int, time: Long): Outcome = input(time) { press(place, finger) }

    /**
     * A finger has moved to another slot, or to none.
     *
     * A finger leaves a slot when it leaves the box in which the slot was drawn as the finger came there. No finger is
     * quite still, and a page that has opened since may have another key in that place.
     */
    public fun move(finger: Int, place: Place?, time: Long): Outcome = input(time, isMovement = true) {
        val slot = state.slot(place)
        change(finger) { move(if (slot == null) null else place, slot) }
    }

    /** A finger is [x] points to the right of where it went down, and [y] points below. */
    public fun drag(finger: Int, x: Int, y: Int, time: Long): Outcome =
        input(time, isMovement = true) { drag(finger, x, y) }

    /** A finger with an open list is over this item, counted from 0; a number without an item is none. */
    public fun choose(item: Int, finger: Int, time: Long): Outcome =
        input(time, isMovement = true) { change(finger) { choose(item) } }

    /** A finger goes up. */
    public fun up(finger: Int, time: Long): Outcome = input(time) { lift(finger) }

    /** The system has cancelled a finger, which then does nothing more. */
    public fun cancel(finger: Int, time: Long): Outcome = input(time) { cancel(finger) }

    /** Taps a slot without a finger, as a screen reader does. It uses the number −1, which no finger may have. */
    public fun tap(place: Place, time: Long): Outcome = input(time) {
        press(place, -1)
        lift(-1)
    }

    /** Call this at [nextTick], or at any time: what is due by then happens. */
    public fun tick(time: Long): Outcome = input(time) {}

    /**
     * Call this when the cursor has moved or the text has changed, even if this keyboard did it. Tell [session], too,
     * and where the selection is, if you know.
     */
    public fun hostDidChange(time: Long): Outcome = if (isBusy) Outcome.NOTHING else input(time) {}

    /**
     * Every input: first, what is due by then happens; at last, the keyboard finds out whether a capital is due. A
     * movement that does nothing does not ask the field: movements are many, and the field is in another process.
     */
    private fun input(time: Long?, isMovement: Boolean = false, body: () -> Unit): Outcome {
        val isInner = isBusy
        if (!isInner) outcome = Outcome.NOTHING
        isBusy = true
        try {
            if (time != null) {
                now = maxOf(now, time)
                happen()
            }
            body()
            if (!isMovement || state.isStale) look()
        } finally {
            isBusy = isInner
        }
        val result = outcome
        if (!isInner) tellChange()
        return result
    }

    private fun tellChange() {
        val shown = state.drawn(session.isEndedBySpace)
        if (shown == told) return
        told = shown
        onChange()
    }
}

/** A machine and its session for a field. */
public fun KeyboardMachine(keyboard: Keyboard, client: TextClient): KeyboardMachine<InputSession> =
    KeyboardMachine(keyboard, InputSession(keyboard.layout, client))
