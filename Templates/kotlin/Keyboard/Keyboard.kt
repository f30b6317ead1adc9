/**
 * A keyboard over [session]: pages, shift, what holding and flicking offers, and the repeat of backspace, as
 * docs/KEYBOARD.md has it. It draws nothing and keeps no timer: at [onChange] draw [rows] and [list], and call [tick] at
 * [nextTick]. All times are in milliseconds on one clock that never goes back, all distances in points. Each input
 * tells what the last operation of the session did that it led to. Meant for one thread.
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
 * val keyboard = Keyboard(Keyboards.{{example.identifier}}, InputSession(Layouts.{{example.identifier}}, line))
 * listOf({{#example.presses}}"{{.}}"{{^last()}}, {{/last()}}{{/example.presses}}).forEachIndexed { time, id ->
 *     val key = checkNotNull(keyboard.session.layout.key(id))
 *     keyboard.tap(keyboard.rows.flatten().first { it.legend == key.legend }.place, time + 1L)
 * }
 * check(line.text.toString() == "{{example.text}}" && keyboard.shift == Shift.OFF)
 * ```
 *
 * @property session What it writes with. It has the layout of [pages].
 */
public class Keyboard(pages: KeyboardPages, public val session: InputSession) {
    private val state = KeyboardState(pages.pages)
    private val typist = Typist(session, state) { onRequest(it) }
    private val fingers = Fingers(state, typist)

    /** Whether an input is on its way: what the host tells in the midst of it comes of that. */
    private var isBusy = false

    /** What it has shown when it last said so. */
    private var drawn: List<Any?>? = null

    /** What it types on. Setting it ends the run, and begins anew with the layout of these pages. */
    public var pages: KeyboardPages = pages
        set(pages) {
            field = pages
            session.layout = pages.layout
            fieldDidChange(typist.field)
        }

    /** All times, distances and switches. */
    public var settings: KeyboardSettings
        get() = typist.settings
        set(settings) {
            typist.settings = settings
            tellChange()
        }

    /** Called at the end of all that changes what is to be drawn, with [nextTick]. */
    public var onChange: () -> Unit = {}

    /** Called when the host has to do what a session cannot. */
    public var onRequest: (Request) -> Unit = {}

    init { this.pages = pages }

    /** The page that is shown. */
    public val page: Page get() = state.page

    /** What shift is. */
    public val shift: Shift get() = state.shift

    /** The rows of the page as they are drawn. */
    public val rows: List<List<Face>> get() = state.faces(typist)

    /** What a slot that is held offers; null if none does. */
    public val list: OfferList? get() = state.touches.find { it.list != null }?.list

    /** When [tick] is to be called; null if nothing will happen by itself. */
    public val nextTick: Long? get() = fingers.next

    /** A finger goes down at [place]; its number is its own until it is up. */
    public fun down(place: Place, finger: Int, time: Long): Outcome = input(time) { fingers.down(place, finger, time) }

    /**
     * The finger moves to another slot, at [place], or to none.
     *
     * It leaves a slot where the box ends in which the slot was drawn when the finger came there. A page that has opened
     * since may have another key in that place, and no finger is quite still.
     */
    public fun move(finger: Int, place: Place?, time: Long): Outcome =
        movement(finger, time) { it.moveTo(place, fingers.slot(place)) }

    /** The finger is [dx] points to the right of where it went down, and [dy] below that. */
    public fun drag(finger: Int, dx: Int, dy: Int, time: Long): Outcome =
        movement(finger, time) { fingers.drag(it, dx, dy, time) }

    /** The finger chooses [item], counted from 0, of the list that its slot offers; none if there is no such item. */
    public fun choose(finger: Int, item: Int, time: Long): Outcome = movement(finger, time) { it.choose(item) }

    /** The finger goes up. */
    public fun up(finger: Int, time: Long): Outcome = input(time) {
        fingers.find(finger)?.let { fingers.up(it, time) }
    }

    /** The finger is taken away, as by a gesture of the system's. */
    public fun cancel(finger: Int, time: Long): Outcome = input(time) {
        fingers.find(finger)?.let { fingers.cancel(it) }
    }

    /** Taps the slot at [place], as finger 0, for a host that knows no fingers. */
    public fun tap(place: Place, time: Long): Outcome = input(time) {
        fingers.down(place, 0, time)
        fingers.find(0)?.let { fingers.up(it, time) }
    }

    /** It is [time]: to be called at [nextTick]. */
    public fun tick(time: Long): Outcome = input(time) {}

    /** There is another field, of which [session] is told as ever. */
    public fun fieldDidChange(field: Field) {
        typist.begin(field)
        state.begin(pages.pages, field.kind)
        typist.look()
        tellChange()
    }

    /** The host says that the text, the cursor or the selection has changed, of which [session] is told as ever. */
    public fun hostDidChange(time: Long): Outcome = if (isBusy) Outcome.NOTHING else input(time) {}

    /** What only moves a finger: the field is asked nothing if nothing comes of it, for there are many of these. */
    private inline fun movement(finger: Int, time: Long, move: (Touch) -> Unit): Outcome =
        input(time, mayLook = false) { fingers.find(finger)?.let(move) }

    /** Does what was to happen by now, and then [act]. */
    private inline fun input(time: Long, mayLook: Boolean = true, act: () -> Unit): Outcome {
        typist.outcome = Outcome.NOTHING
        isBusy = true
        try {
            fingers.advance(time)
            act()
            if (mayLook || typist.isStale) typist.look()
        } finally {
            isBusy = false
        }
        val outcome = typist.outcome
        tellChange()
        return outcome
    }

    private fun tellChange() {
        if (isBusy) return
        val shown = state.drawn(typist)
        if (shown == drawn) return
        drawn = shown
        onChange()
    }
}
