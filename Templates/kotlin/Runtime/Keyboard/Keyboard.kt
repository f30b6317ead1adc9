package hwalja

/**
 * Everything between a finger and an input session: pages, shift, what holding and flicking a key offers, the repeat of
 * backspace, as docs/spec/KEYBOARD.md has it. It draws nothing and has no timers. Meant for one thread.
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
 *     override fun setComposingText(text: CharSequence, newCursorPosition: Int) = false
 *     override fun setComposingRegion(start: Int, end: Int) = false
 *     override fun finishComposingText() = true
 *     override fun beginBatchEdit() = true
 *     override fun endBatchEdit() = true
 * }
 *
 * val line = Line()
 * val keyboard = Keyboard(Keyboards.cheonjiin, line)
 * listOf("ㅇㅁ", "인", "천", "ㄴㄹ").forEachIndexed { time, id ->
 *     val key = checkNotNull(keyboard.session.layout.key(id))
 *     keyboard.tap(keyboard.rows.flatten().first { it.legend == key.legend }.place, time + 1L)
 * }
 * check(line.text.toString() == "안" && keyboard.shift == Shift.OFF)
 * ```
 *
 * Times are in milliseconds on one clock that never goes back. Each input answers what the session did last in it.
 */
public typealias Keyboard = KeyboardMachine<InputSession>

/** A keyboard and its session for a field. */
public fun Keyboard(pages: KeyboardPages, client: TextClient): Keyboard =
    KeyboardMachine(pages, InputSession(pages.layout, client))

/**
 * A keyboard over whatever types, for a field of letters until [fieldDidChange] says otherwise: [Keyboard] is one over
 * an input session.
 *
 * @property session What writes into the field. It takes the layout of the pages.
 */
public class KeyboardMachine<out Session : KeyboardSession>(pages: KeyboardPages, public val session: Session) {
    /**
     * Called at the end of all that may have changed what is to be drawn: draw [rows] and [list], and ring at
     * [nextTick].
     */
    public var onChange: () -> Unit = {}

    /** Called when the host has something to do. */
    public var onRequest: (KeyboardRequest) -> Unit = {}

    internal val state = KeyboardState(pages)

    /** What the last operation of the session has done since the input began. */
    internal var outcome = Outcome.NOTHING

    /** When the last input came. */
    internal var now = Long.MIN_VALUE

    /** Whether an input is under way: what the host says of its own changes then is no news. */
    private var isBusy = false

    /** What was shown when it last said so: what is drawn of the state, and what space would do. */
    private var told: List<Any?>? = null

    /** What was drawn last, and of what. */
    private var drawn: Pair<List<Any?>, List<List<KeyboardFace>>>? = null

    init {
        if (session.layout != pages.layout) session.layout = pages.layout
    }

    /** The keyboard's pages; others end the run, and what the fingers were at. */
    public var pages: KeyboardPages
        get() = state.pages
        set(pages) {
            input(null) {
                outcome = session.commit()
                session.layout = pages.layout
                state.pages = pages
                state.begin()
            }
        }

    /** What users may want otherwise. */
    public var settings: KeyboardSettings
        get() = state.settings
        set(settings) {
            input(null) { state.settings = settings }
        }

    /** The field that it is for. */
    public val field: KeyboardField get() = state.field

    /** The page that is shown. */
    public val page: Page get() = state.shown

    /** What shift does now. */
    public val shift: Shift get() = state.shift

    /** The page as it is drawn, row by row: made once, and kept until something changes. */
    public val rows: List<List<KeyboardFace>>
        get() {
            val shown = state.drawn(session.isEndedBySpace)
            drawn?.let { (of, rows) -> if (of == shown) return rows }
            return state.faces(session.isEndedBySpace).also { drawn = shown to it }
        }

    /** The list of what a slot offers, where a finger has opened one. */
    public val list: KeyboardFace.OpenList? get() = state.list

    /** When something happens by itself, so that [tick] is to be called; null if nothing will. */
    public val nextTick: Long? get() = state.nextDue

    /** To be called when the keyboard is shown for another field, of which [session] is told as ever. */
    public fun fieldDidChange(field: KeyboardField) {
        input(null) {
            state.field = field
            state.begin()
        }
    }

    /**
     * Shows the page of this id, such as the one that the user last saw.
     *
     * @return whether there is one; nothing happens otherwise.
     */
    public fun open(page: String): Boolean {
        val number = state.pages.pages.indexOfFirst { it.id == page }
        if (number >= 0) input(null) { state.open(number) }
        return number >= 0
    }

    /**
     * A finger goes down on a slot.
     *
     * @param finger Its number, which the other inputs name it by.
     */
    public fun down(place: Place, finger: Int, time: Long): Outcome = input(time) { press(place, finger) }

    /**
     * A finger has moved to another slot, or to none.
     *
     * It leaves a slot where the box ends in which the slot was drawn when the finger came there. A page that has
     * opened since may have another key in that place, and no finger is quite still.
     */
    public fun move(finger: Int, place: Place?, time: Long): Outcome = input(time, isMovement = true) {
        val slot = state.slot(place)
        change(finger) { move(if (slot == null) null else place, slot) }
    }

    /** A finger is so many points to the right and further down than where it went down. */
    public fun drag(finger: Int, x: Int, y: Int, time: Long): Outcome =
        input(time, isMovement = true) { drag(finger, x, y) }

    /** A finger with an open list is over this item, counted from 0; over none, if there is no such item. */
    public fun choose(item: Int, finger: Int, time: Long): Outcome =
        input(time, isMovement = true) { change(finger) { choose(item) } }

    /** A finger goes up. */
    public fun up(finger: Int, time: Long): Outcome = input(time) { lift(finger) }

    /** A finger is not to count any more: the system has taken it. */
    public fun cancel(finger: Int, time: Long): Outcome = input(time) { cancel(finger) }

    /** A slot is tapped by a host without fingers, such as a screen reader. No finger is to have the number −1. */
    public fun tap(place: Place, time: Long): Outcome = input(time) {
        press(place, -1)
        lift(-1)
    }

    /** To be called at [nextTick], or whenever else: what was to happen by then happens. */
    public fun tick(time: Long): Outcome = input(time) {}

    /**
     * To be called when the cursor has moved or the text has changed, though it may have been by this keyboard. The
     * host tells [session] of it, too, which may be told more: where the selection is.
     */
    public fun hostDidChange(time: Long): Outcome = if (isBusy) Outcome.NOTHING else input(time) {}

    /**
     * Does what every input does: first, whatever was to happen by then; at last, what the text says of capitals. Where
     * nothing comes of a movement the field is not asked for that, since these are many and it is in another process.
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
