// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

/** The state of a keyboard between inputs. It does not depend on the text. */
internal class KeyboardState(var keyboard: Keyboard) {
    /** A space that was written at [time]. [isFullStop] is true if it turned the preceding space into a full stop. */
    class Space(val time: Long, val isFullStop: Boolean)

    /** A pending move of the cursor by [by] characters, back to the place of a `|`. */
    class CursorMove(val by: Int, val deadline: Long)

    var settings = KeyboardSettings()
    var field = KeyboardField()
    /** The index of the page that is shown. */
    var page = 0
        private set
    /** The index of the page of letters that was last shown. */
    private var home = 0
    var shift = Shift.OFF
        private set
    /** True if a capital is due. */
    private var isCapitalDue = false
    /** True if anything has been typed since the page opened. */
    private var isUsed = false
    /** The fingers that are down, in the order in which they went down. */
    var touches = emptyList<Touch>()
    /** The time of the last tap on shift; null once something else has been pressed. */
    var lastTap: Long? = null
    /**
     * The last space; null once anything else has been done. Everything that changes the text or moves the cursor sets
     * this property.
     */
    var lastSpace: Space? = null
        set(space) {
            field = space
            needsCapitalsUpdate = true
        }

    /** The pending move of the cursor; null if no move is pending. */
    var cursorMove: CursorMove? = null
        set(move) {
            field = move
            needsCapitalsUpdate = true
        }

    /**
     * True if capitals must be updated, because something may have changed the text or the cursor since the last
     * update.
     */
    var needsCapitalsUpdate = false

    init {
        reset()
    }

    val shownPage: Page get() = keyboard.pages[page]

    /** Returns everything that the drawn keyboard and the time of the next tick depend on. */
    fun snapshot(isEndedBySpace: Boolean): List<Any?> =
        listOf(keyboard, settings.needsGlobe, field, page, shift, touches, cursorMove, isEndedBySpace)

    /** Resets the state for another field or another keyboard. */
    fun reset() {
        touches = emptyList()
        lastSpace = null
        cursorMove = null
        home = maxOf(0, keyboard.pages.indexOfFirst { it.kind == Page.Kind.LETTERS })
        open(maxOf(0, keyboard.pages.indexOfFirst { field.kind in it.fields }))
    }

    fun open(number: Int) {
        page = number
        if (shownPage.kind == Page.Kind.LETTERS) home = number
        isUsed = false
        lastTap = null
        touches = touches.map { if (it.isOnShift) it.copy(isUsed = true) else it }
        shift = if (shownPage.hasCapitals && isCapitalDue) Shift.DUE else Shift.OFF
    }

    /**
     * Returns the index of the page with this id. If there is no such page, returns the index of the page of letters.
     */
    fun pageNamed(id: String?): Int = keyboard.pages.indexOfFirst { it.id == id }.takeIf { it >= 0 } ?: home

    /** Opens the letters of the next language. Returns false if there is no other language. */
    fun openNextLetters(): Boolean {
        val letters = keyboard.pages.indices.filter { keyboard.pages[it].kind == Page.Kind.LETTERS }
        val next = letters.find { it > home } ?: letters.firstOrNull()
        if (next == null || next == home) return false
        open(next)
        return true
    }

    /** Handles a press of shift. Returns true if it locked shift. */
    fun pressShift(time: Long): Boolean {
        val isSecond = lastTap?.let { time - it <= settings.doubleTap } ?: false
        lastTap = time
        if (shift == Shift.LOCKED) return false
        shift = if (isSecond && shownPage.hasCapitals) Shift.LOCKED else Shift.ONCE
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

    /** Forgets the last tap on shift and the last space, because something else has been pressed. */
    fun clearTapHistory() {
        lastSpace = null
        lastTap = null
    }

    fun didType(offer: Offer) {
        isUsed = true
        touches = touches.map { if (it.isModifier) it.copy(isUsed = true) else it }
        if (shift != Shift.LOCKED && touches.none { it.isOnShift }) shift = Shift.OFF
        // A letter follows an apostrophe, as in "don't".
        val goesBack = offer == Offer.Text("'") && shownPage.kind == Page.Kind.SYMBOLS
        if (goesBack && keyboard.pages[home].hasCapitals) open(home)
    }

    /** Opens the letters after a space or Enter, if something has been typed on a page of symbols. */
    fun returnToLetters() {
        if (shownPage.kind == Page.Kind.SYMBOLS && isUsed) open(home)
    }

    fun setCapitalDue(isDue: Boolean) {
        if (isDue == isCapitalDue) return
        isCapitalDue = isDue
        if (isDue && shownPage.hasCapitals && shift == Shift.OFF) shift = Shift.DUE
        if (!isDue && shift == Shift.DUE) shift = Shift.OFF
    }

    val nextDeadline: Long? get() = listOfNotNull(nextTimedTouch?.deadline, cursorMove?.deadline).minOrNull()

    /** The touch with a deadline. There is at most one, because a finger that goes down finishes the other touches. */
    val nextTimedTouch: Touch? get() = touches.find { it.deadline != null }
}
