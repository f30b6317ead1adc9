// Generated; do not edit. Made by: swift run gen --format kotlin
// Hwalja format 1, MIT licence.
//
// MIT License
// Copyright (c) 2026 The Hwalja maintainers
// Permission is hereby granted, free of charge, to any person obtaining a copy
// of this software and associated documentation files (the "Software"), to deal
// in the Software without restriction, including without limitation the rights
// to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
// copies of the Software, and to permit persons to whom the Software is
// furnished to do so, subject to the following conditions:
// The above copyright notice and this permission notice shall be included in all
// copies or substantial portions of the Software.
// THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
// IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
// FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
// AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
// LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
// OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
// SOFTWARE.

//
// For Kotlin 1.9 or later, on every platform; beside Hwalja.kt, in the same module.
package hwalja

import kotlin.jvm.JvmName
import kotlin.jvm.JvmOverloads
import kotlin.jvm.JvmStatic

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
 * val keyboard = Keyboard(Keyboards.cheonjiin, InputSession(Layouts.cheonjiin, line))
 * listOf("ㅇㅁ", "인", "천", "ㄴㄹ").forEachIndexed { time, id ->
 *     val key = checkNotNull(keyboard.session.layout.key(id))
 *     keyboard.tap(keyboard.rows.flatten().first { it.legend == key.legend }.place, time + 1L)
 * }
 * check(line.text.toString() == "안" && keyboard.shift == Shift.OFF)
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

/**
 * All times, in milliseconds, all distances, in points, and all switches of a keyboard. They can change at any time.
 *
 * @property repeatDelay After how long backspace that is held repeats.
 * @property repeatInterval How often it repeats then.
 * @property wordsAfter After how long it deletes words.
 * @property wordInterval How often it does that.
 * @property longPress After how long a slot is held.
 * @property doubleTap Within how long a second tap on shift locks it.
 * @property doubleSpace Within how long a second space makes a full stop of the first; null for never.
 * @property slideStart How far along space a finger goes before the cursor moves.
 * @property slideStep How far it goes for each character from there.
 * @property flick How far it goes to flick a slot.
 * @property backspaceStep What backspace takes back of a run.
 * @property needsGlobe Whether the system asks for a key that shows the next keyboard.
 */
public data class KeyboardSettings @JvmOverloads constructor(
    var repeatDelay: Long = 400,
    var repeatInterval: Long = 50,
    var wordsAfter: Long = 2_000,
    var wordInterval: Long = 200,
    var longPress: Long = 350,
    var doubleTap: Long = 300,
    var doubleSpace: Long? = 1_100,
    var slideStart: Int = 50,
    var slideStep: Int = 10,
    var flick: Int = 24,
    var backspaceStep: Composer.Step = Composer.Step.JAMO,
    var needsGlobe: Boolean = false,
)

/**
 * What a text field asks of a keyboard.
 *
 * @property kind What is to be written into it, by which the first page is chosen.
 * @property capitals Where it has capitals.
 * @property action What it does in place of a new line.
 */
public data class Field @JvmOverloads constructor(
    val kind: Kind = Kind.LETTERS,
    val capitals: Capitals = Capitals.NONE,
    val action: Action = Action.NONE,
) {
    /** What is to be written into a field. More may come in later versions: have an `else`. */
    public enum class Kind { LETTERS, NUMBER, PHONE, EMAIL, ADDRESS, SEARCH }

    /** Where a field has capitals: nowhere, where a sentence begins, or where a word does. */
    public enum class Capitals { NONE, SENTENCES, WORDS }

    /**
     * What a field does when Enter is pressed. More may come in later versions: have an `else`.
     *
     * @property legend Its name in Korean; of Enter itself, its picture.
     */
    public enum class Action(public val legend: String) {
        /** It has a new line. */
        NONE("⏎"),

        /** It goes to what was written. */
        GO("이동"),

        /** It searches for that. */
        SEARCH("검색"),

        /** It sends that. */
        SEND("전송"),

        /** It goes to the next field. */
        NEXT("다음"),

        /** It is finished. */
        DONE("완료"),

        /** It joins a network. */
        JOIN("연결"),

        /** It shows the way there. */
        ROUTE("경로"),

        /** It goes on. */
        CONTINUE("계속"),

        /** It calls for help. */
        EMERGENCY("긴급통화"),
    }
}

/** What a keyboard asks of the app or the system around it. More may come in later versions: have an `else`. */
public sealed interface Request {
    /**
     * To move the cursor.
     *
     * @property characters By how many characters, as a person sees them; below 0 to the left.
     */
    public data class MoveCursor(val characters: Int) : Request

    /**
     * To do what the field does in place of a new line.
     *
     * @property action What that is.
     */
    public data class Act(val action: Field.Action) : Request

    /** To show the next keyboard of the system. */
    public object NextKeyboard : Request

    /** To hide the keyboard. */
    public object Hide : Request
}

/**
 * A keyboard as data: the pages of slots around a layout. Never changes, so that any thread may read it; a [Keyboard]
 * does what docs/KEYBOARD.md says with it. [Keyboards] has those there are.
 *
 * @property id Its name, such as `korean`.
 * @property layout The layout of its letters.
 * @property pages Its pages.
 */
public class KeyboardPages internal constructor(
    public val id: String,
    public val layout: KeyboardLayout,
    public val pages: List<Page>,
) {
    /** The same keyboard, its layout with pending dots in the style [dots]. */
    public fun writing(dots: DotStyle): KeyboardPages = KeyboardPages(id, layout.writing(dots), pages)

    override fun toString(): String = "$id of $layout"
}

/**
 * A page of a keyboard.
 *
 * @property id Its name, unique in the keyboard.
 * @property legend What is printed on the slots that open it.
 * @property hasCapitals Whether shift locks, and a capital is due where the field asks for it.
 * @property fields The fields that the keyboard opens on it for.
 * @property rows Its slots, row by row.
 */
public class Page internal constructor(
    public val id: String,
    public val legend: String,
    public val kind: Kind,
    public val hasCapitals: Boolean,
    public val fields: List<Field.Kind>,
    public val rows: List<List<PageSlot>>,
) {
    /** When one leaves a page. */
    public enum class Kind {
        /** It is the one that other pages go back to. */
        LETTERS,

        /** It goes back to the letters by itself, after a space or Enter. */
        SYMBOLS,

        /** It stays. */
        DIGITS,
    }

    override fun toString(): String = id
}

/**
 * A slot of a page.
 *
 * @property content What is there.
 * @property legend What is printed on it in place of what it says by itself; empty if nothing.
 * @property hold What holding it offers.
 * @property flicks What flicking it in a direction offers.
 */
public class PageSlot internal constructor(
    public val content: PageContent,
    halfKeys: Int,
    public val legend: String,
    public val hold: List<Offer>,
    public val flicks: Map<Direction, Offer>,
) {
    /** Its width in keys. */
    public val width: Double = halfKeys / 2.0

    override fun toString(): String = content.toString()
}

/** Where a finger is flicked. */
public enum class Direction { UP, DOWN, LEFT, RIGHT }

/** What can be in a slot of a page. More may come in later versions: have an `else`. */
public sealed interface PageContent

/**
 * A key of the layout.
 *
 * @property key The key.
 * @property shifted The one that lies under it, if there is one.
 */
public data class KeyContent internal constructor(val key: Key, val shifted: Key?) : PageContent

/**
 * A text. In one of two scalars or more, the cursor stands where `|` is once it is written.
 *
 * @property text What is written.
 * @property shifted What is written with shift; if empty, the text in capitals on a page that has them.
 * @property email What is written in a field of an e-mail address; if empty, what is written in others.
 * @property address What is written in a field of a web address; if empty, what is written in others.
 */
public data class TextContent internal constructor(
    val text: String, val shifted: String = "", val email: String = "", val address: String = "",
) : PageContent

/**
 * What opens another page.
 *
 * @property page The id of that; if empty, it is the page of letters that was shown last.
 */
public data class PageLink internal constructor(val page: String = "") : PageContent

/** What is in a slot that types no letter. More may come in later versions: have an `else`. */
public enum class Role : PageContent {
    /** Makes capitals, and uncovers the shifted keys. */
    SHIFT,

    /** Deletes. */
    BACKSPACE,

    /** Ends the run, writes a space, or both. */
    SPACE,

    /** Ends the line, or does what the field has in its place. */
    ENTER,

    /** Ends the run. */
    NEXT,

    /** Opens the next page of letters. */
    LANGUAGE,

    /** Asks the system for the next keyboard. */
    GLOBE,

    /** Asks the system to hide the keyboard. */
    DISMISS,

    /** Is nothing. */
    GAP,
}

/**
 * What a slot offers beside what a tap on it does: a key, or a text.
 *
 * @property key The key, null for a text.
 * @property text The text, empty for a key.
 */
public data class Offer internal constructor(val key: Key?, val text: String) {
    /** What to draw for it. */
    public val legend: String get() = key?.legend ?: text.withoutCursor()
}

/**
 * What to draw for a slot.
 *
 * @property place Where it is on the page.
 * @property slot The slot.
 * @property legend What is printed on it.
 * @property width Its width in keys.
 * @property isPressed Whether a finger is on it.
 */
public data class Face internal constructor(
    val place: Place, val slot: PageSlot, val legend: String, val width: Double, val isPressed: Boolean,
) {
    /** What it is for, null for a slot that types a text or a key or opens a page. */
    public val role: Role? get() = slot.content as? Role

    /** What holding it offers. */
    public val hold: List<Offer> get() = slot.hold

    /** What a screen reader calls it, in Korean; nothing for a gap. */
    public val name: String
        get() = when (role) {
            Role.SHIFT -> "시프트"
            Role.BACKSPACE -> "지우기"
            Role.SPACE -> if (legend == "␣") "띄어쓰기" else "다음 글자"
            Role.ENTER -> if (legend == "⏎") "줄 바꿈" else legend
            Role.NEXT -> "다음 글자"
            Role.LANGUAGE -> "한영 전환"
            Role.GLOBE -> "다음 키보드"
            Role.DISMISS -> "키보드 닫기"
            Role.GAP -> ""
            null -> if (slot.content is PageLink) "$legend 자판" else if (legend == "ㆍ") "아래아" else legend
        }
}

/**
 * What a slot offers while it is held.
 *
 * @property place Where the slot is on the page.
 * @property items What to choose from.
 * @property chosen The place of the chosen item in that, null for none.
 */
public data class OfferList internal constructor(val place: Place, val items: List<Offer>, val chosen: Int?)

/** The key that is shown. */
private fun KeyboardState.shown(content: KeyContent): Key =
    content.shifted.takeIf { shift != Shift.OFF } ?: content.key

/** The text that is shown. */
private fun KeyboardState.shown(content: TextContent, field: Field): String = when {
    field.kind == Field.Kind.EMAIL && content.email.isNotEmpty() -> content.email
    field.kind == Field.Kind.ADDRESS && content.address.isNotEmpty() -> content.address
    shift == Shift.OFF -> content.text
    content.shifted.isNotEmpty() -> content.shifted
    page.hasCapitals -> content.text.uppercase()
    else -> content.text
}

/** Whether [slot] is a globe that nobody asks for. */
private fun KeyboardSettings.hides(slot: PageSlot): Boolean = slot.content == Role.GLOBE && !needsGlobe

/** All that the drawing depends on, apart from the pages themselves. */
private fun KeyboardState.drawn(typist: Typist): List<Any?> = buildList<Any?> {
    add(page)
    add(shift)
    add(typist.field)
    add(typist.isSpaceMute)
    add(typist.settings.needsGlobe)
    for (touch in touches) {
        add(touch.place)
        add(touch.list)
        add(touch.due)
    }
}

/** The rows of the page as they are drawn. */
private fun KeyboardState.faces(typist: Typist): List<List<Face>> = buildList {
    page.rows.forEachIndexed { row, slots -> add(faces(row, slots, typist)) }
}

/** Where no globe is shown, space is as much wider. */
private fun KeyboardState.faces(row: Int, slots: List<PageSlot>, typist: Typist): List<Face> = buildList {
    val settings = typist.settings
    var spare = 0.0
    for (slot in slots) if (settings.hides(slot)) spare += slot.width
    slots.forEachIndexed { column, slot ->
        if (settings.hides(slot)) return@forEachIndexed
        val place = Place(row, column)
        var width = slot.width
        if (slot.content == Role.SPACE) {
            width += spare
            spare = 0.0
        }
        add(Face(place, slot, legend(slot, typist), width, touches.any { it.place == place }))
    }
}

private fun KeyboardState.legend(slot: PageSlot, typist: Typist): String =
    if (slot.legend == "") ownLegend(slot.content, typist) else slot.legend

private fun KeyboardState.ownLegend(content: PageContent, typist: Typist): String = when (content) {
    is KeyContent -> shown(content).legend
    is TextContent -> shown(content, typist.field).withoutCursor()
    is PageLink -> pageOf(content).legend
    Role.SHIFT -> "⇧"
    Role.BACKSPACE -> "⌫"
    Role.SPACE -> if (typist.isSpaceMute) "다음" else "␣"
    Role.ENTER -> typist.field.action.legend
    Role.NEXT -> "다음"
    Role.LANGUAGE -> "한/영"
    Role.GLOBE -> "🌐"
    Role.DISMISS -> "⌄"
    Role.GAP -> ""
}

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

/** A place on a page: a row, from 0 at the top, and the place of a slot in that, from 0 at the left. */
public data class Place(val row: Int, val column: Int)

/**
 * A finger that is down.
 *
 * @property slot The slot that it is on, null for none.
 * @property began When it went down.
 * @property shift What shift was then.
 * @property page The page that was shown then.
 */
private class Touch(
    val finger: Int, var place: Place?, var slot: PageSlot?, val began: Long, val shift: Shift, val page: Page,
) {
    /** What will become of it. */
    enum class State {
        /** Its slot acts when it goes up, or before another finger does anything. */
        WAITS,

        /** Its slot, a key, has acted. */
        WRITTEN,

        /** Its slot offers a list, of which one item is chosen. */
        LISTS,

        /** It deletes as long as it is held. */
        REPEATS,

        /** It moves the cursor. */
        SLIDES,

        /** It is on shift. */
        SHIFTS,

        /** It has opened a page. */
        OPENS,

        /** Nothing. */
        SPENT,
    }

    var state = State.SPENT

    /** When something happens if nothing else does before; null for never. */
    var due: Long? = null

    /** What its key made the run, if that was something else before. */
    var composed: String? = null

    /** Whether it has been told to be elsewhere than where it went down. */
    var hasMoved = false

    /** Whether it has locked shift. */
    var hasLocked = false

    /** Whether something was done while it was on shift, or written while it was on what opens a page. */
    var isUsed = false

    /** The place of the chosen item in the list; null for none. */
    var chosen: Int? = null

    /** How far the cursor was moved. */
    var step = 0

    fun spend() {
        state = State.SPENT
        due = null
    }

    /** Whether its slot may still give way to what it offers. */
    val isOpen: Boolean get() = state == State.WAITS && !hasMoved || state == State.WRITTEN

    /** Whether it is on shift or has opened a page, for as long as it is down. */
    val isModifier: Boolean get() = state == State.SHIFTS || state == State.OPENS

    val chosenOffer: Offer? get() = chosen?.let { slot?.hold?.getOrNull(it) }

    val list: OfferList?
        get() {
            val items = slot?.hold
            val place = place
            if (state != State.LISTS || items == null || place == null) return null
            return OfferList(place, items, chosen)
        }

    fun choose(item: Int) {
        if (state == State.LISTS) chosen = item.takeIf { slot?.hold?.getOrNull(it) != null }
    }

    fun moveTo(place: Place?, slot: PageSlot?) {
        // A thumb that slides along a narrow space key leaves it.
        val mayLeave = state == State.WAITS && (hasMoved || this.slot?.content != Role.SPACE)
        if (!mayLeave && !isModifier) return
        this.place = place
        this.slot = slot
        hasMoved = true
        due = null
    }
}

/** What fingers do to the slots of a keyboard, and what time does while they are down. */
private class Fingers(private val state: KeyboardState, private val typist: Typist) {
    private val touches = state.touches
    private val settings get() = typist.settings

    fun find(finger: Int): Touch? = touches.find { it.finger == finger }

    fun slot(place: Place?): PageSlot? =
        place?.let { state.page.rows.getOrNull(it.row)?.getOrNull(it.column) }?.takeIf { !settings.hides(it) }

    fun down(place: Place, finger: Int, time: Long) {
        // One that is down already was lifted without a word.
        find(finger)?.let(::cancel)
        for (touch in touches.toList()) {
            conclude(touch, time)
            if (!touch.isModifier) touch.spend()
        }
        // A space of the other thumb may have made a capital due.
        if (typist.isStale) typist.look()
        val slot = slot(place)
        if (slot == null || slot.content == Role.GAP) return
        val touch = Touch(finger, place, slot, time, state.shift, state.page)
        touches += touch
        touch.state = begin(touch, slot, time)
        if (touch.isOpen && slot.hold.isNotEmpty()) touch.due = time + settings.longPress
    }

    /** Does what [slot] does at once, and tells what is to become of the [touch] that is on it now. */
    private fun begin(touch: Touch, slot: PageSlot, time: Long): Touch.State {
        val content = slot.content
        when {
            content is KeyContent -> {
                typist.tap(slot, time)
                val hasWritten = typist.outcome == Outcome.WRITTEN || typist.outcome == Outcome.CHANGED
                touch.composed = typist.session.composing.takeIf { hasWritten && it.isNotEmpty() }
                return Touch.State.WRITTEN
            }
            content is TextContent && slot.hold.isEmpty() && slot.flicks.isEmpty() -> {
                typist.tap(slot, time)
                return Touch.State.SPENT
            }
            content is PageLink -> {
                state.open(state.pageOf(content))
                return Touch.State.OPENS
            }
            content == Role.SHIFT -> {
                touch.hasLocked = state.pressShift(time, settings.doubleTap)
                return Touch.State.SHIFTS
            }
            content == Role.BACKSPACE -> {
                typist.backspace()
                touch.due = time + settings.repeatDelay
                return Touch.State.REPEATS
            }
        }
        return Touch.State.WAITS
    }

    /** What a finger that goes up, or another one that goes down, leaves to [touch] to do. */
    private fun conclude(touch: Touch, time: Long) {
        if (touch.state == Touch.State.WAITS) touch.slot?.let { typist.tap(it, time) }
        if (touch.state == Touch.State.LISTS) touch.chosenOffer?.let { typist.replace(touch.composed, it, time) }
    }

    fun up(touch: Touch, time: Long) {
        conclude(touch, time)
        // A finger that came from shift or from what opens a page taps the slot that it has moved to.
        if (touch.isModifier && touch.hasMoved) touch.slot?.let { typist.tap(it, time) }
        if (touch.state == Touch.State.SHIFTS) state.releaseShift(touch)
        if (touch.state == Touch.State.OPENS && touch.isUsed) state.open(touch.page)
        touches.remove(touch)
    }

    fun cancel(touch: Touch) {
        if (touch.state == Touch.State.SHIFTS) state.cancelShift(touch)
        if (touch.state == Touch.State.OPENS) state.open(touch.page)
        touches.remove(touch)
    }

    fun drag(touch: Touch, dx: Int, dy: Int, time: Long) {
        val waitsOnSpace = touch.isOpen && touch.slot?.content == Role.SPACE
        if (touch.state == Touch.State.SLIDES || waitsOnSpace) slide(touch, dx)
        else if (touch.isOpen) flick(touch, dx, dy, time)
    }

    private fun slide(touch: Touch, dx: Int) {
        val beyond = distance(dx) - settings.slideStart
        if (touch.state != Touch.State.SLIDES) {
            if (beyond < 0) return
            typist.commit()
            touch.state = Touch.State.SLIDES
        }
        val steps = if (beyond < 0) 0 else 1 + beyond / maxOf(1, settings.slideStep)
        val step = if (dx < 0) -steps else steps
        if (step != touch.step) typist.moveCursor(step - touch.step)
        touch.step = step
    }

    private fun flick(touch: Touch, dx: Int, dy: Int, time: Long) {
        val isAcross = distance(dx) >= distance(dy)
        if (maxOf(distance(dx), distance(dy)) < settings.flick) return
        val direction = when {
            isAcross -> if (dx < 0) Direction.LEFT else Direction.RIGHT
            else -> if (dy < 0) Direction.UP else Direction.DOWN
        }
        touch.slot?.flicks?.get(direction)?.let { replace(touch, it, time) }
    }

    private fun distance(points: Int) = maxOf(points, -points)

    /** When something happens by itself; null if nothing will. */
    val next: Long?
        get() {
            var next: Long? = null
            for (touch in touches) touch.due?.let { due -> if (due < (next ?: Long.MAX_VALUE)) next = due }
            return next
        }

    /** Lets happen what was to happen by [time], the earliest first, and of two at once that of the older touch. */
    fun advance(time: Long) {
        while (true) {
            val due = next ?: return
            if (due > time) return
            touches.find { it.due == due }?.let { happen(it, time) }
        }
    }

    private fun happen(touch: Touch, time: Long) {
        touch.due = null
        val offers = touch.slot?.hold.orEmpty()
        when {
            touch.state == Touch.State.REPEATS -> repeat(touch, time)
            offers.size == 1 -> replace(touch, offers[0], time)
            else -> {
                touch.state = Touch.State.LISTS
                touch.chosen = 0
            }
        }
    }

    private fun replace(touch: Touch, offer: Offer, time: Long) {
        touch.spend()
        typist.replace(touch.composed, offer, time)
    }

    private fun repeat(touch: Touch, time: Long) {
        val deletesWords = time - touch.began >= settings.wordsAfter
        if (deletesWords) typist.deleteWord() else typist.backspace()
        val interval = if (deletesWords) settings.wordInterval else settings.repeatInterval
        if (deletesWords && typist.outcome == Outcome.NOTHING) touch.spend() else touch.due = time + maxOf(1, interval)
    }
}

/** Does in [session] what is typed, tells [state] of it, and does [ask] the host for what a session cannot do. */
private class Typist(
    val session: InputSession, private val state: KeyboardState, private val ask: (Request) -> Unit,
) {
    var settings = KeyboardSettings()
    var field = Field()
        private set

    /** What the last operation of the session did. */
    var outcome = Outcome.NOTHING

    /** Whether something was done since a capital was looked for. */
    var isStale = false
        private set

    /** When a space was written, if nothing was done since; and whether it became a full stop. */
    private var lastSpace: Long? = null
    private var isFullStop = false

    val isSpaceMute: Boolean get() = session.layout.spaceEndsRun && session.composing.endsInHangul()

    /** Whether a tap does something; what shift and backspace do begins before a finger leaves them. */
    private val Role.isTapped get() = this != Role.SHIFT && this != Role.BACKSPACE && this != Role.GAP

    fun begin(field: Field) {
        this.field = field
        lastSpace = null
    }

    /** Does what a tap on [slot] does, if it is a slot that is tapped. */
    fun tap(slot: PageSlot, time: Long) {
        when (val content = slot.content) {
            is KeyContent -> press(state.shown(content), time)
            is TextContent -> insert(state.shown(content, field))
            is PageLink -> {}
            is Role -> tap(content, time)
        }
    }

    private fun press(key: Key, time: Long) {
        forget()
        outcome = session.press(key, time)
        state.write()
    }

    private fun insert(text: String) {
        forget()
        outcome = session.insert(text.withoutCursor())
        state.write(isApostrophe = text == "'")
        val cursor = text.cursor()
        val after = if (cursor < 0) 0 else text.substring(cursor + 1).characters()
        if (after > 0) ask(Request.MoveCursor(-after))
    }

    private fun tap(role: Role, time: Long) {
        if (role.isTapped) state.forgetTap()
        when (role) {
            Role.SPACE -> space(time)
            Role.ENTER -> enter()
            Role.NEXT -> commit()
            Role.LANGUAGE -> {
                commit()
                state.nextLetters()?.let(state::open) ?: ask(Request.NextKeyboard)
            }
            Role.GLOBE -> ask(Request.NextKeyboard)
            Role.DISMISS -> {
                outcome = session.commit()
                ask(Request.Hide)
            }
            Role.SHIFT, Role.BACKSPACE, Role.GAP -> {}
        }
    }

    /** Ends the run: the next key does not go on with it. */
    fun commit() {
        forget()
        outcome = session.commit()
    }

    private fun enter() {
        if (field.action == Field.Action.NONE) {
            forget()
            outcome = session.enter()
        } else {
            commit()
            ask(Request.Act(field.action))
        }
        state.endLine()
    }

    private fun space(time: Long) {
        isStale = true
        isFullStop = isFullStopDue(time)
        outcome = if (isFullStop) session.replace(1, ". ") else session.space()
        lastSpace = time.takeIf { outcome == Outcome.WRITTEN || outcome == Outcome.CHANGED }
        state.endLine()
    }

    private fun isFullStopDue(time: Long): Boolean {
        val last = lastSpace ?: return false
        val within = settings.doubleSpace ?: return false
        return !isFullStop && time - last <= within && !session.isComposing && !session.isSelected &&
            session.textBeforeCursor(3)?.endsInWordAndSpace() == true
    }

    /** Deletes as it is set, or takes back a full stop that two spaces have become. */
    fun backspace() {
        val isStop = lastSpace != null && isFullStop && !session.isSelected &&
            session.textBeforeCursor(2)?.endsWith(". ") == true
        forget()
        outcome = if (isStop) session.replace(2, "  ") else session.backspace(settings.backspaceStep)
    }

    /** Deletes the selection, or else the word before the cursor. */
    fun deleteWord() {
        commit()
        val text = session.textBeforeCursor(LOOK)
        val isShown = !text.isNullOrEmpty() && !session.isSelected
        outcome = if (isShown) session.replace(text!!.lastWord(), "") else session.backspace()
    }

    /** Writes [offer] in place of the stroke that has made the run [composed], if one has and the run is just that. */
    fun replace(composed: String?, offer: Offer, time: Long) {
        if (composed != null) {
            session.hostDidChange()
            if (session.composing == composed) session.backspace(Composer.Step.STROKE)
        }
        if (offer.key != null) press(offer.key, time) else insert(offer.text)
    }

    fun moveCursor(characters: Int) {
        forget()
        ask(Request.MoveCursor(characters))
    }

    /** Finds out whether a capital is due. */
    fun look() {
        isStale = false
        state.isDue = field.capitals != Field.Capitals.NONE &&
            session.textBeforeCursor(LOOK)?.asksForCapital(field.capitals) == true
    }

    /** Something is done that is no space. */
    fun forget() {
        isStale = true
        lastSpace = null
        state.forgetTap()
    }
}

/** How much of the text before the cursor a keyboard looks at: more than a word has, or the spaces after it. */
private const val LOOK = 256

/** Whether a capital is due at the end of this text. */
private fun CharSequence.asksForCapital(capitals: Field.Capitals): Boolean {
    val end = endWithout { it == ' ' }
    val last = if (end > 0) this[end - 1] else '\n'
    return when (capitals) {
        Field.Capitals.NONE -> false
        Field.Capitals.WORDS -> end < length || last == '\n'
        Field.Capitals.SENTENCES -> last == '\n' || end < length && last in ".!?…"
    }
}

/** Whether it ends in a letter or a digit, and one space. */
private fun CharSequence.endsInWordAndSpace(): Boolean {
    if (!endsWith(" ")) return false
    val last = scalarBefore(length - 1)
    // Common code knows no categories beyond U+FFFF, where the letters that are typed are ideographs.
    return last in 0x20000..0x3FFFF || categoryOf(last) in LETTERS_AND_DIGITS
}

/** How long the last word is, with the spaces and line feeds after it. */
private fun CharSequence.lastWord(): Int {
    val end = endWithout { it in " \n" }
    val start = subSequence(0, end).endWithout { it !in " \n" }
    // What is looked at may begin within a pair of surrogates.
    return length - if (start < end && this[start].isLowSurrogate()) start + 1 else start
}

/** Where it ends without those characters at its end that are [such]. */
private inline fun CharSequence.endWithout(such: (Char) -> Boolean): Int {
    var end = length
    while (end > 0 && such(this[end - 1])) end -= 1
    return end
}

/** How many characters it has, as a person sees them. */
private fun String.characters(): Int {
    var count = 0
    var rest = this
    while (rest.isNotEmpty()) {
        rest = rest.dropLast(rest.lastCharacter())
        count += 1
    }
    return count
}

/** Where the cursor is to stand in a text that is written; -1 if that is at the end. */
private fun String.cursor(): Int = if (length > 1) indexOf('|') else -1

/** The text that is written, without the sign for the cursor. */
private fun String.withoutCursor(): String =
    cursor().let { if (it < 0) this else substring(0, it) + substring(it + 1) }

private val LETTERS_AND_DIGITS = setOf(
    CharCategory.UPPERCASE_LETTER, CharCategory.LOWERCASE_LETTER, CharCategory.TITLECASE_LETTER,
    CharCategory.MODIFIER_LETTER, CharCategory.OTHER_LETTER, CharCategory.DECIMAL_DIGIT_NUMBER,
    CharCategory.LETTER_NUMBER, CharCategory.OTHER_NUMBER,
)

/** Makes pages around [layout], of whose keys the numbers say the places in its list, and of texts. */
private class PageMaker(private val layout: KeyboardLayout) {
    fun keyboard(id: String, vararg pages: Page): KeyboardPages = KeyboardPages(id, layout, fixedListOf(*pages))

    fun page(
        id: String, legend: String, kind: Page.Kind, hasCapitals: Boolean, fields: List<Field.Kind>,
        vararg rows: List<PageSlot>,
    ): Page = Page(id, legend, kind, hasCapitals, fields, fixedListOf(*rows))

    fun row(vararg slots: Any): List<PageSlot> = buildList {
        for (slot in slots) add(slot as? PageSlot ?: slot(slot))
    }

    fun slot(
        content: Any, halfKeys: Int = 2, legend: String = "", shifted: String = "", email: String = "", address: String = "",
        hold: List<Offer> = fixedListOf(), flicks: Map<Direction, Offer> = flicks(),
    ): PageSlot = when (content) {
        is PageContent -> PageSlot(content, halfKeys, legend, hold, flicks)
        is Int -> {
            val key = layout.keys[content]
            val shiftedKey = layout.keys.find { it.under == key.id }
            PageSlot(KeyContent(key, shiftedKey), halfKeys, legend, hold, flicks)
        }
        else -> PageSlot(TextContent("$content", shifted, email, address), halfKeys, legend, hold, flicks)
    }

    fun offers(vararg offers: Any): List<Offer> = buildList { for (offer in offers) add(offerOf(offer)) }

    fun flicks(vararg offers: Pair<Direction, Any>): Map<Direction, Offer> = buildMap {
        for ((direction, offer) in offers) put(direction, offerOf(offer))
    }

    private fun offerOf(bare: Any) = if (bare is Int) Offer(layout.keys[bare], "") else Offer(null, bare.toString())
}

/**
 * The keyboards, each over a layout. Each is made when it is first asked for, and one that an app never asks for is left
 * out as its layout is.
 */
public object Keyboards {
    /** The keyboard `korean` for Cheonjiin (천지인). */
    @JvmStatic
    @get:JvmName("cheonjiin")
    public val cheonjiin: KeyboardPages get() = Holder_cheonjiin.keyboard

    /** The keyboard `korean` for Naratgeul (나랏글). */
    @JvmStatic
    @get:JvmName("naratgeul")
    public val naratgeul: KeyboardPages get() = Holder_naratgeul.keyboard

    /** The keyboard `korean` for SKY-II (스카이). */
    @JvmStatic
    @get:JvmName("sky")
    public val sky: KeyboardPages get() = Holder_sky.keyboard

    /** The keyboard `korean` for Dubeolsik (두벌식). */
    @JvmStatic
    @get:JvmName("dubeolsik")
    public val dubeolsik: KeyboardPages get() = Holder_dubeolsik.keyboard

    /** The keyboard `korean` for Danmoeum (단모음). */
    @JvmStatic
    @get:JvmName("danmoeum")
    public val danmoeum: KeyboardPages get() = Holder_danmoeum.keyboard

    /** Every keyboard: what a settings screen lists. */
    @JvmStatic
    @get:JvmName("all")
    public val all: List<KeyboardPages> get() = Holder.keyboards

    /** The first keyboard whose layout has this [KeyboardLayout.id], or null if there is none. */
    @JvmStatic
    public fun byId(layoutId: String): KeyboardPages? = when (layoutId) {
        Layouts.cheonjiin.id -> cheonjiin
        Layouts.naratgeul.id -> naratgeul
        Layouts.sky.id -> sky
        Layouts.dubeolsik.id -> dubeolsik
        Layouts.danmoeum.id -> danmoeum
        else -> null
    }

    private object Holder {
        val keyboards: List<KeyboardPages> =
            fixedListOf(cheonjiin, naratgeul, sky, dubeolsik, danmoeum)
    }

    private object Holder_cheonjiin {
        val keyboard = PageMaker(Layouts.cheonjiin).run {
            keyboard("korean", page0(), page1(), page2(), page3(), page4(), page5(), page6())
        }
    }

    private object Holder_naratgeul {
        val keyboard = PageMaker(Layouts.naratgeul).run {
            keyboard("korean", page7(), page1(), page2(), page3(), page4(), page5(), page6())
        }
    }

    private object Holder_sky {
        val keyboard = PageMaker(Layouts.sky).run {
            keyboard("korean", page8(), page1(), page2(), page3(), page4(), page5(), page6())
        }
    }

    private object Holder_dubeolsik {
        val keyboard = PageMaker(Layouts.dubeolsik).run {
            keyboard("korean", page9(), page1(), page10(), page11(), page6())
        }
    }

    private object Holder_danmoeum {
        val keyboard = PageMaker(Layouts.danmoeum).run {
            keyboard("korean", page12(), page1(), page10(), page11(), page6())
        }
    }
}

private fun PageMaker.page0() = page(
    "letters", "가", Page.Kind.LETTERS, false,
    fixedListOf(),
    row(slot(0, hold = offers("1")), slot(1, hold = offers("2")), slot(2, hold = offers("3")), slot(Role.BACKSPACE)),
    row(slot(3, hold = offers("4")), slot(4, hold = offers("5")), slot(5, hold = offers("6")), slot(Role.ENTER)),
    row(slot(6, hold = offers("7")), slot(7, hold = offers("8")), slot(8, hold = offers("9")), 9),
    row(slot(PageLink("symbols")), slot(10, hold = offers("0")), slot(Role.GLOBE, 1), slot(Role.SPACE, 1), slot(Role.LANGUAGE)),
)

private fun PageMaker.page1() = page(
    "latin", "ABC", Page.Kind.LETTERS, true,
    fixedListOf(Field.Kind.EMAIL, Field.Kind.ADDRESS),
    row(slot("q", hold = offers("1"), flicks = flicks(Direction.DOWN to "1")), slot("w", hold = offers("2"), flicks = flicks(Direction.DOWN to "2")), slot("e", hold = offers("3"), flicks = flicks(Direction.DOWN to "3")), slot("r", hold = offers("4"), flicks = flicks(Direction.DOWN to "4")), slot("t", hold = offers("5"), flicks = flicks(Direction.DOWN to "5")), slot("y", hold = offers("6"), flicks = flicks(Direction.DOWN to "6")), slot("u", hold = offers("7"), flicks = flicks(Direction.DOWN to "7")), slot("i", hold = offers("8"), flicks = flicks(Direction.DOWN to "8")), slot("o", hold = offers("9"), flicks = flicks(Direction.DOWN to "9")), slot("p", hold = offers("0"), flicks = flicks(Direction.DOWN to "0"))),
    row(slot(Role.GAP, 1), "a", "s", "d", "f", "g", "h", "j", "k", "l", slot(Role.GAP, 1)),
    row(slot(Role.SHIFT, 3), "z", "x", "c", "v", "b", "n", "m", slot(Role.BACKSPACE, 3)),
    row(slot(PageLink("symbols")), slot(Role.GLOBE), slot(Role.LANGUAGE), slot(",", email = "@", address = "/", hold = offers("'")), slot(Role.SPACE, 7), slot(".", hold = offers(".com", ".kr", "?", "!")), slot(Role.ENTER, 3)),
)

private fun PageMaker.page2() = page(
    "symbols", "!#1", Page.Kind.SYMBOLS, false,
    fixedListOf(),
    row("!", "?", ".", ",", "(", ")", slot(Role.BACKSPACE)),
    row("@", ":", "/", "-", "★", "°", slot(Role.ENTER)),
    row("*", "_", "%", "~", "^", "#", slot(".", hold = offers(",", "?", "!"))),
    row(slot(PageLink("")), slot(PageLink("symbols2"), legend = "2/3"), slot(PageLink("symbols3"), legend = "3/3"), slot(PageLink("digits")), slot(Role.GLOBE), slot(Role.SPACE, 4)),
)

private fun PageMaker.page3() = page(
    "symbols2", "!#1", Page.Kind.SYMBOLS, false,
    fixedListOf(),
    row("\u0024", "₩", "€", "↖", "↑", "↗", slot(Role.BACKSPACE)),
    row("£", "¥", "=", "←", "♥", "→", slot(Role.ENTER)),
    row("+", "×", "÷", "↙", "↓", "↘", slot(".", hold = offers(",", "?", "!"))),
    row(slot(PageLink("")), slot(PageLink("symbols"), legend = "1/3"), slot(PageLink("symbols3"), legend = "3/3"), slot(PageLink("digits")), slot(Role.GLOBE), slot(Role.SPACE, 4)),
)

private fun PageMaker.page4() = page(
    "symbols3", "!#1", Page.Kind.SYMBOLS, false,
    fixedListOf(),
    row("《", "》", "『", "』", "\"", "'", slot(Role.BACKSPACE)),
    row("\u0060", "※", "|", "&", "\\", ";", slot(Role.ENTER)),
    row("<", ">", "{", "}", "[", "]", slot(".", hold = offers(",", "?", "!"))),
    row(slot(PageLink("")), slot(PageLink("symbols"), legend = "1/3"), slot(PageLink("symbols2"), legend = "2/3"), slot(PageLink("digits")), slot(Role.GLOBE), slot(Role.SPACE, 4)),
)

private fun PageMaker.page5() = page(
    "digits", "123", Page.Kind.DIGITS, false,
    fixedListOf(),
    row("1", "2", "3", slot(Role.BACKSPACE)),
    row("4", "5", "6", slot(Role.ENTER)),
    row("7", "8", "9", slot(".", hold = offers(",", "?", "!"))),
    row(slot(PageLink("")), "0", slot(PageLink("symbols")), slot(Role.GLOBE, 1), slot(Role.SPACE, 1)),
)

private fun PageMaker.page6() = page(
    "number", "123", Page.Kind.DIGITS, false,
    fixedListOf(Field.Kind.NUMBER, Field.Kind.PHONE),
    row("1", "2", "3", slot(Role.BACKSPACE)),
    row("4", "5", "6", slot(Role.ENTER)),
    row("7", "8", "9", slot(Role.DISMISS)),
    row(slot(".", hold = offers(",", "-")), slot("0", hold = offers("+")), slot("#", hold = offers("*")), slot(PageLink(""))),
)

private fun PageMaker.page7() = page(
    "letters", "가", Page.Kind.LETTERS, false,
    fixedListOf(),
    row(slot(0, hold = offers("1")), slot(1, hold = offers("2")), slot(2, hold = offers("3")), slot(Role.BACKSPACE)),
    row(slot(3, hold = offers("4")), slot(4, hold = offers("5")), slot(5, hold = offers("6")), slot(Role.ENTER)),
    row(slot(6, hold = offers("7")), slot(7, hold = offers("8")), slot(8, hold = offers("9")), slot(PageLink("symbols"), 1), slot(Role.LANGUAGE, 1)),
    row(9, slot(10, hold = offers("0")), 11, slot(Role.GLOBE, 1), slot(Role.SPACE, 1)),
)

private fun PageMaker.page8() = page(
    "letters", "가", Page.Kind.LETTERS, false,
    fixedListOf(),
    row(slot(0, hold = offers("1")), slot(1, hold = offers("2")), slot(2, hold = offers("3")), slot(Role.BACKSPACE)),
    row(slot(3, hold = offers("4")), slot(4, hold = offers("5")), slot(5, hold = offers("6")), slot(Role.ENTER)),
    row(slot(6, hold = offers("7")), slot(7, hold = offers("8")), slot(8, hold = offers("9")), slot(PageLink("symbols"), 1), slot(Role.LANGUAGE, 1)),
    row(9, slot(10, hold = offers("0")), 11, slot(Role.GLOBE, 1), slot(Role.SPACE, 1)),
)

private fun PageMaker.page9() = page(
    "letters", "가", Page.Kind.LETTERS, false,
    fixedListOf(),
    row(slot(0, hold = offers("1")), slot(1, hold = offers("2")), slot(2, hold = offers("3")), slot(3, hold = offers("4")), slot(4, hold = offers("5")), slot(5, hold = offers("6")), slot(6, hold = offers("7")), slot(7, hold = offers("8")), slot(8, hold = offers("9")), slot(9, hold = offers("0"))),
    row(slot(Role.GAP, 1), 10, 11, 12, 13, 14, 15, 16, 17, 18, slot(Role.GAP, 1)),
    row(slot(Role.SHIFT, 3), 19, 20, 21, 22, 23, 24, 25, slot(Role.BACKSPACE, 3)),
    row(slot(PageLink("symbols")), slot(Role.GLOBE), slot(Role.LANGUAGE), slot(Role.SPACE, 9), slot(".", hold = offers(",", "?", "!")), slot(Role.ENTER, 3)),
)

private fun PageMaker.page10() = page(
    "symbols", "!#1", Page.Kind.SYMBOLS, false,
    fixedListOf(),
    row("1", "2", "3", "4", "5", "6", "7", "8", "9", "0"),
    row("-", "/", ":", ";", "(", ")", "₩", "&", "@", "\""),
    row(slot(PageLink("symbols2"), 4, legend = "2/2"), slot(".", 3), slot(",", 3), slot("?", 3), slot("!", 3), slot("'", hold = offers("\u0060")), slot(Role.BACKSPACE)),
    row(slot(PageLink(""), 3), slot(Role.GLOBE), slot(Role.LANGUAGE), slot(Role.SPACE, 10), slot(Role.ENTER, 3)),
)

private fun PageMaker.page11() = page(
    "symbols2", "!#1", Page.Kind.SYMBOLS, false,
    fixedListOf(),
    row("[", "]", "{", "}", "#", "%", "^", "*", "+", "="),
    row("_", "\\", "|", "~", "<", ">", "\u0024", "£", "¥", "•"),
    row(slot(PageLink("symbols"), 4, legend = "1/2"), slot(".", 3), slot(",", 3), slot("?", 3), slot("!", 3), slot("'", hold = offers("\u0060")), slot(Role.BACKSPACE)),
    row(slot(PageLink(""), 3), slot(Role.GLOBE), slot(Role.LANGUAGE), slot(Role.SPACE, 10), slot(Role.ENTER, 3)),
)

private fun PageMaker.page12() = page(
    "letters", "가", Page.Kind.LETTERS, false,
    fixedListOf(),
    row(slot(0, hold = offers("1")), slot(1, hold = offers("2")), slot(2, hold = offers("3")), slot(3, hold = offers("4")), slot(4, hold = offers("5")), slot(5, hold = offers("6")), slot(6, hold = offers("7")), slot(7, hold = offers("8"))),
    row(8, 9, 10, 11, 12, 13, slot(14, hold = offers("9")), slot(15, hold = offers("0"))),
    row(16, 17, 18, 19, 20, 21, slot(Role.BACKSPACE, 4)),
    row(slot(PageLink("symbols")), slot(Role.GLOBE), slot(Role.LANGUAGE), slot(Role.SPACE, 5), slot(".", hold = offers(",", "?", "!")), slot(Role.ENTER, 3)),
)
