// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

/** What a keyboard remembers between inputs. It knows nothing of the text. */
internal class KeyboardState(var keyboard: Keyboard) {
    /** When a space was written, and whether it became a full stop. */
    class Space(val time: Long, val isStop: Boolean)

    /** How far the cursor is to move between a pair, and when. */
    class Pair(val by: Int, val due: Long)

    var settings = KeyboardSettings()
    var field = KeyboardField()
    /** The page that is shown, by its number. */
    var page = 0
        private set
    /** The page of letters that was last shown. */
    private var home = 0
    var shift = Shift.OFF
        private set
    /** Whether a capital is due. */
    private var isDue = false
    /** Whether anything was written since the page was opened. */
    private var isUsed = false
    /** The fingers that are down, in the order in which they went down. */
    var touches = emptyList<Touch>()
    /** When shift was last pressed, if nothing else was since. */
    var lastTap: Long? = null
    /** The last space, if nothing was done since. All that changes the text or moves the cursor sets it. */
    var lastSpace: Space? = null
        set(space) {
            field = space
            isStale = true
        }

    /** The move of the cursor between a pair, if it is still due. */
    var pair: Pair? = null
        set(pair) {
            field = pair
            isStale = true
        }

    /** Whether anything was done since the keyboard last found out whether a capital is due. */
    var isStale = false

    init {
        begin()
    }

    val shown: Page get() = keyboard.pages[page]

    /** All that decides what is drawn, and when the next tick is. */
    fun drawn(isEndedBySpace: Boolean): List<Any?> =
        listOf(keyboard, settings.needsGlobe, field, page, shift, touches, pair, isEndedBySpace)

    /** Begins anew, with another field or another keyboard. */
    fun begin() {
        touches = emptyList()
        lastSpace = null
        pair = null
        home = maxOf(0, keyboard.pages.indexOfFirst { it.kind == Page.Kind.LETTERS })
        open(maxOf(0, keyboard.pages.indexOfFirst { field.kind in it.fields }))
    }

    fun open(number: Int) {
        page = number
        if (shown.kind == Page.Kind.LETTERS) home = number
        isUsed = false
        lastTap = null
        touches = touches.map { if (it.isOnShift) it.copy(isUsed = true) else it }
        shift = if (shown.hasCapitals && isDue) Shift.DUE else Shift.OFF
    }

    /** The number of the page with this id; without one, that of the letters. */
    fun pageNamed(id: String?): Int = keyboard.pages.indexOfFirst { it.id == id }.takeIf { it >= 0 } ?: home

    /** Opens the letters of the next language, and says whether there are others. */
    fun openNextLetters(): Boolean {
        val letters = keyboard.pages.indices.filter { keyboard.pages[it].kind == Page.Kind.LETTERS }
        val next = letters.find { it > home } ?: letters.firstOrNull()
        if (next == null || next == home) return false
        open(next)
        return true
    }

    /** A finger went down on shift; says whether it has locked shift. */
    fun pressShift(time: Long): Boolean {
        val isSecond = lastTap?.let { time - it <= settings.doubleTap } ?: false
        lastTap = time
        if (shift == Shift.LOCKED) return false
        shift = if (isSecond && shown.hasCapitals) Shift.LOCKED else Shift.ONCE
        return shift == Shift.LOCKED
    }

    fun releaseShift(touch: Touch) {
        if (touch.phase !is Touch.Phase.OnShift) return
        if (touch.isUsed || touch.phase.before != Shift.OFF && !touch.phase.hasLocked) shift = Shift.OFF
    }

    fun cancelShift(touch: Touch) {
        if (touch.phase !is Touch.Phase.OnShift) return
        shift = if (touch.isUsed) Shift.OFF else touch.phase.before
        lastTap = null
    }

    /** Something other than a space or shift was pressed. */
    fun forget() {
        lastSpace = null
        lastTap = null
    }

    fun wrote(offer: Offer) {
        isUsed = true
        touches = touches.map { if (it.isModifier) it.copy(isUsed = true) else it }
        if (shift != Shift.LOCKED && touches.none { it.isOnShift }) shift = Shift.OFF
        // A letter follows an apostrophe, as in don't.
        val goesBack = offer == Offer.Text("'") && shown.kind == Page.Kind.SYMBOLS
        if (goesBack && keyboard.pages[home].hasCapitals) open(home)
    }

    /** A space or Enter was pressed. */
    fun endLine() {
        if (shown.kind == Page.Kind.SYMBOLS && isUsed) open(home)
    }

    fun setDue(isDue: Boolean) {
        if (isDue == this.isDue) return
        this.isDue = isDue
        if (isDue && shown.hasCapitals && shift == Shift.OFF) shift = Shift.DUE
        if (!isDue && shift == Shift.DUE) shift = Shift.OFF
    }

    val nextDue: Long? get() = listOfNotNull(nextTouch?.due, pair?.due).minOrNull()

    /** The touch that is due. There are never two, as a finger that goes down settles the others. */
    val nextTouch: Touch? get() = touches.find { it.due != null }
}
