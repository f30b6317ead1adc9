package hwalja

import kotlin.jvm.JvmSynthetic

/**
 * The state machine of a keyboard. It translates the movements of fingers into operations of a session. It handles
 * pages, shift, offers for holding and flicking, and the repeat of backspace. The machine draws nothing and has no
 * timers. Use it on one thread.
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
 * Times are in milliseconds on a monotonic clock. Each input returns the outcome of the session's last operation during
 * that input. The machine starts with a field of letters. [fieldDidChange] sets another field.
 *
 * @property session The session that writes into the field. The machine sets the session's layout to the layout of
 *   [keyboard].
 */
public class KeyboardMachine<out Session : KeyboardSession>(keyboard: Keyboard, public val session: Session) {
    /** A listener for changes of the drawn keyboard. */
    public fun interface ChangeListener {
        /** Redraws the keyboard. */
        public operator fun invoke()
    }

    /** A listener for the keyboard's requests to its host. */
    public fun interface RequestListener {
        /** Performs [request]. */
        public operator fun invoke(request: KeyboardRequest)
    }

    /**
     * Called when the drawn keyboard or the time of the next tick may have changed. Draw [rows] and [list], and set
     * your timer to [nextTick].
     */
    public var onChange: ChangeListener = ChangeListener {}

    /** Called when the keyboard makes a request to its host. */
    public var onRequest: RequestListener = RequestListener {}

    @get:JvmSynthetic
    internal val state = KeyboardState(keyboard)

    /** The outcome of the session's last operation since the input began. */
    @get:JvmSynthetic
    @set:JvmSynthetic
    internal var outcome = Outcome.NOTHING

    /** The time of the last input. */
    @get:JvmSynthetic
    internal var now = Long.MIN_VALUE
        private set

    /** True during an input. If the host reports a change during an input, the keyboard itself has made that change. */
    private var isBusy = false
    /** The snapshot of the last call of [onChange]. */
    private var lastNotified: List<Any?>? = null
    /** The last computed rows, and the snapshot from which they were computed. */
    private var cachedRows: Pair<List<Any?>, List<List<KeyboardFace>>>? = null

    init {
        if (session.layout != keyboard.layout) session.layout = keyboard.layout
    }

    /** The keyboard. Setting another keyboard ends the run and removes all touches. */
    public var keyboard: Keyboard
        get() = state.keyboard
        set(keyboard) {
            input(null) {
                session.layout = keyboard.layout
                state.keyboard = keyboard
                state.reset()
            }
        }

    /** The settings. Setting this property redraws the keyboard; changing a member of it does not. */
    public var settings: KeyboardSettings
        get() = state.settings
        set(settings) {
            input(null) { state.settings = settings }
        }

    /** The field that the keyboard types into. */
    public val field: KeyboardField get() = state.field

    /** The page that is shown. */
    public val page: Page get() = state.shownPage

    /** The state of shift. */
    public val shift: Shift get() = state.shift

    /** The faces of the page's slots, row by row. They are cached until something changes. */
    public val rows: List<List<KeyboardFace>>
        get() {
            val snapshot = state.snapshot(session.isEndedBySpace)
            cachedRows?.let { (of, rows) -> if (of == snapshot) return rows }
            return state.faces(session.isEndedBySpace).also { cachedRows = snapshot to it }
        }

    /** The open list of offers; null if no list is open. */
    public val list: KeyboardFace.OpenList? get() = state.list

    /** The time at which to call [tick]; null if no timer is running. */
    public val nextTick: Long? get() = state.nextDeadline

    /**
     * Call this when the user goes to another field. It ends the run. Report the selection of the new field to
     * [session] yourself.
     */
    public fun fieldDidChange(field: KeyboardField) {
        input(null) {
            session.commit()
            state.field = field
            state.reset()
        }
    }

    /**
     * Opens the page with this id, such as the page that was open when the user last left the keyboard.
     *
     * @return true if there is such a page. If there is no such page, does nothing.
     */
    public fun open(page: String): Boolean {
        val number = state.keyboard.pages.indexOfFirst { it.id == page }
        if (number >= 0) input(null) { state.open(number) }
        return number >= 0
    }

    /**
     * Handles a finger going down on a slot.
     *
     * @param finger A number that identifies the finger in later calls.
     */
    public fun down(place: Place, finger: Int, time: Long): Outcome = input(time) { press(place, finger) }

    /**
     * Handles a finger that moves to another slot, or off all slots.
     *
     * A finger leaves a slot when it leaves the box that the slot had when the finger entered the slot. Without that
     * rule, a trembling finger would change slots. A resting finger would change slots when a page opens under it.
     */
    public fun move(finger: Int, place: Place?, time: Long): Outcome = input(time, isMovement = true) {
        val slot = state.slot(place)
        change(finger) { move(if (slot == null) null else place, slot) }
    }

    /**
     * Handles a finger that is [x] points to the right of the point where it went down, and [y] points below that
     * point.
     */
    public fun drag(finger: Int, x: Int, y: Int, time: Long): Outcome =
        input(time, isMovement = true) { drag(finger, x, y) }

    /**
     * Chooses the item with this index, from 0, for a finger with an open list. An index without an item chooses
     * nothing.
     */
    public fun choose(item: Int, finger: Int, time: Long): Outcome =
        input(time, isMovement = true) { change(finger) { choose(item) } }

    /** Handles a finger that goes up. */
    public fun up(finger: Int, time: Long): Outcome = input(time) { lift(finger) }

    /** Handles a finger that the system has cancelled. Its pending action does not happen. */
    public fun cancel(finger: Int, time: Long): Outcome = input(time) { cancel(finger) }

    /**
     * Taps a slot without a finger, as a screen reader does. The tap uses the finger number −1, so do not use that
     * number yourself.
     */
    public fun tap(place: Place, time: Long): Outcome = input(time) {
        press(place, -1)
        lift(-1)
    }

    /** Fires the timers that are due. Call this at [nextTick]; calling it at other times does no harm. */
    public fun tick(time: Long): Outcome = input(time) {}

    /**
     * Call this when the cursor has moved or the text has changed, even if this keyboard did it. If you know the
     * selection, also call the session's own function with it.
     */
    public fun hostDidChange(time: Long): Outcome = if (isBusy) Outcome.NOTHING else input(time) {}

    /**
     * Performs an input. Fires the timers that are due before the input, and updates capitals after it. A movement that
     * did nothing skips that update, because movements are frequent and reading the field calls another process.
     */
    private fun input(time: Long?, isMovement: Boolean = false, body: () -> Unit): Outcome {
        val isInner = isBusy
        if (!isInner) outcome = Outcome.NOTHING
        isBusy = true
        try {
            if (time != null) {
                now = maxOf(now, time)
                fireDueTimers()
            }
            body()
            if (!isMovement || state.needsCapitalsUpdate) updateCapitals()
        } finally {
            isBusy = isInner
        }
        val result = outcome
        if (!isInner) notifyIfChanged()
        return result
    }

    private fun notifyIfChanged() {
        val snapshot = state.snapshot(session.isEndedBySpace)
        if (snapshot == lastNotified) return
        lastNotified = snapshot
        onChange()
    }
}

/** Returns a machine with a new session for the field of [client]. */
public fun KeyboardMachine(keyboard: Keyboard, client: TextClient): KeyboardMachine<InputSession> =
    KeyboardMachine(keyboard, InputSession(keyboard.layout, client))
