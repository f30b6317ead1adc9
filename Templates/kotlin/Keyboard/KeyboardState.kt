/** What shift is. */
public enum class Shift {
    /** Small letters. */
    OFF,

    /** A capital, for the text asks for one. */
    DUE,

    /** A capital, for somebody has tapped shift. */
    ONCE,

    /** Capitals until shift is tapped again. */
    LOCKED,
}

/** What a keyboard remembers: its page, what shift is, and the fingers that are down. It knows no text. */
private class KeyboardState(pages: List<Page>) {
    var pages = pages
        private set
    var page = pages.first()
        private set

    /** The page of letters that was shown last. */
    var home = page
        private set
    var shift = Shift.OFF
        private set

    /** Whether the text asks for a capital. */
    var isDue = false
        set(isDue) {
            if (isDue && !field && page.hasCapitals && shift == Shift.OFF) shift = Shift.DUE
            if (!isDue && field && shift == Shift.DUE) shift = Shift.OFF
            field = isDue
        }

    /** In the order in which they came. */
    val touches = mutableListOf<Touch>()

    /** When shift was pressed, if nothing else was since. */
    private var lastTap: Long? = null

    /** Whether something was written since the page was opened. */
    private var isUsed = false

    /** Begins anew, with [pages] for a field of this [kind]. */
    fun begin(pages: List<Page>, kind: Field.Kind) {
        this.pages = pages
        touches.clear()
        home = pages.find { it.kind == Page.Kind.LETTERS } ?: pages.first()
        open(pages.find { kind in it.fields } ?: pages.first())
    }

    fun open(page: Page) {
        this.page = page
        if (page.kind == Page.Kind.LETTERS) home = page
        isUsed = false
        lastTap = null
        for (touch in touches) if (touch.state == Touch.State.SHIFTS) touch.isUsed = true
        shift = if (page.hasCapitals && isDue) Shift.DUE else Shift.OFF
    }

    fun pageOf(link: PageLink): Page = pages.find { it.id == link.page } ?: home

    /** The page of letters after the home, the first after the last; null if there is no other. */
    fun nextLetters(): Page? {
        val letters = pages.filter { it.kind == Page.Kind.LETTERS }
        if (letters.size < 2) return null
        return letters[(letters.indexOf(home) + 1) % letters.size].takeIf { it !== home }
    }

    fun forgetTap() {
        lastTap = null
    }

    /** Shift is pressed; whether that locks it. */
    fun pressShift(time: Long, doubleTap: Long): Boolean {
        val last = lastTap
        lastTap = time
        if (shift == Shift.LOCKED) return false
        val isDouble = page.hasCapitals && last != null && time - last <= doubleTap
        shift = if (isDouble) Shift.LOCKED else Shift.ONCE
        return isDouble
    }

    /** The finger of [touch] leaves shift. */
    fun releaseShift(touch: Touch) {
        if (touch.isUsed || touch.shift != Shift.OFF && !touch.hasLocked) shift = Shift.OFF
    }

    /** The system takes the finger of [touch] from shift. */
    fun cancelShift(touch: Touch) {
        shift = if (touch.isUsed) Shift.OFF else touch.shift
        lastTap = null
    }

    /** Something was written, an apostrophe perhaps. */
    fun write(isApostrophe: Boolean = false) {
        isUsed = true
        for (touch in touches) touch.isUsed = true
        val isHeld = touches.any { it.state == Touch.State.SHIFTS }
        if (!isHeld && shift != Shift.LOCKED) shift = Shift.OFF
        if (isApostrophe && page.kind == Page.Kind.SYMBOLS && home.hasCapitals) open(home)
    }

    /** A space or Enter was pressed. */
    fun endLine() {
        if (page.kind == Page.Kind.SYMBOLS && isUsed) open(home)
    }
}
