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
 * Everything between a finger and an input session: pages, shift, what holding and flicking a key offers, the repeat of
 * backspace, as docs/KEYBOARD.md has it. It draws nothing and has no timers. Meant for one thread.
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

    /** The page as it is drawn, row by row. */
    public val rows: List<List<KeyboardFace>> get() = state.faces(session.isEndedBySpace)

    /** The list of what a slot offers, where a finger has opened one. */
    public val list: KeyboardFace.OpenList? get() = state.list

    /** When something happens by itself, so that [tick] is to be called; null if nothing will. */
    public val nextTick: Long? get() = state.nextTouch?.due

    /** To be called when the keyboard is shown for another field, of which [session] is told as ever. */
    public fun fieldDidChange(field: KeyboardField) {
        input(null) {
            state.field = field
            state.begin()
        }
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

// What fingers do. Whatever a session or a host is asked may change the keyboard, so that a touch is looked up anew.

/** A finger goes down, after the others have done what they wait for. */
private fun KeyboardMachine<*>.press(place: Place, finger: Int) {
    cancel(finger)
    settle()
    // A space of the other thumb may have made a capital due.
    if (state.isStale) look()
    val slot = state.slot(place)
    if (slot == null || slot.content == SlotContent.Gap) return
    state.touches += Touch(finger, slot, place)
    begin(finger, slot)
    val due = now + settings.longPress
    if (slot.hold.isNotEmpty()) change(finger) { if (isOpen) copy(due = due) else this }
}

/** Another finger comes: what the others wait for is done now, in the order in which they came. */
private fun KeyboardMachine<*>.settle() {
    var index = 0
    while (index < state.touches.size) {
        val touch = state.touches[index]
        if (!touch.isModifier) {
            change(touch.finger) { spend() }
            finish(touch)
        }
        index += 1
    }
}

/** Does what [slot] does at once, and says what is to become of the finger. */
private fun KeyboardMachine<*>.begin(finger: Int, slot: Slot) {
    val content = slot.content
    when {
        content is SlotContent.Key -> {
            change(finger) { copy(phase = Touch.Phase.Written) }
            tap(slot)
            val run = session.composing
            val hasWritten = outcome == Outcome.WRITTEN || outcome == Outcome.CHANGED
            if (hasWritten && run.isNotEmpty()) change(finger) { copy(composed = run) }
        }
        content is SlotContent.Text && slot.hold.isEmpty() && slot.flicks.isEmpty() -> {
            change(finger) { copy(phase = Touch.Phase.Spent) }
            tap(slot)
        }
        content is SlotContent.Page -> {
            val before = state.page
            change(finger) { copy(phase = Touch.Phase.OnPage(before)) }
            state.open(state.pageNamed(content.id))
        }
        content == Role.SHIFT -> {
            val before = state.shift
            val hasLocked = state.pressShift(now)
            change(finger) { copy(phase = Touch.Phase.OnShift(before, hasLocked)) }
        }
        content == Role.BACKSPACE -> {
            val due = now + settings.repeatDelay
            change(finger) { copy(phase = Touch.Phase.Repeating(now), due = due) }
            backspace()
        }
    }
}

/** Does what [touch] still waits for. */
private fun KeyboardMachine<*>.finish(touch: Touch) {
    val slot = touch.slot ?: return
    val phase = touch.phase
    if (phase == Touch.Phase.Waiting) tap(slot)
    if (phase is Touch.Phase.Choosing && phase.chosen != null) replace(touch, slot.hold[phase.chosen])
}

/** The finger goes up. */
private fun KeyboardMachine<*>.lift(finger: Int) {
    val touch = touch(finger) ?: return
    finish(touch)
    if (touch.isModifier && touch.hasMoved) touch.slot?.let { tap(it) }
    val lifted = remove(finger) ?: return
    state.releaseShift(lifted)
    if (lifted.phase is Touch.Phase.OnPage && lifted.isUsed) state.open(lifted.phase.before)
}

/** The finger was not meant. */
private fun KeyboardMachine<*>.cancel(finger: Int) {
    val touch = remove(finger) ?: return
    state.cancelShift(touch)
    if (touch.phase is Touch.Phase.OnPage) state.open(touch.phase.before)
}

/** The finger is so many points to the right and further down than where it went down. */
private fun KeyboardMachine<*>.drag(finger: Int, x: Int, y: Int) {
    val touch = touch(finger) ?: return
    val slot = touch.slot ?: return
    if (touch.phase is Touch.Phase.Sliding) {
        slide(finger, touch.phase.step, settings.step(x))
    } else if (touch.isOpen && slot.content == Role.SPACE) {
        if (settings.step(x) == 0) return
        commit()
        slide(finger, 0, settings.step(x))
    } else if (touch.isOpen) {
        val offer = settings.direction(x, y)?.let { slot.flicks[it] } ?: return
        change(finger) { spend() }
        replace(touch, offer)
    }
}

/** The finger on space has moved the cursor by [old] steps, and is to have moved it by [new]. */
private fun KeyboardMachine<*>.slide(finger: Int, old: Int, new: Int) {
    change(finger) { copy(phase = Touch.Phase.Sliding(new)) }
    if (new != old) moveCursor(new - old)
}

/** Does all that was to happen by now. What happens late happens once. */
private fun KeyboardMachine<*>.happen() {
    while (true) {
        val touch = state.nextTouch ?: return
        if (touch.due == null || touch.due > now) return
        if (touch.phase is Touch.Phase.Repeating) {
            deleteMore(touch.finger, touch.phase.since)
        } else {
            change(touch.finger) { spend() }
            offer(touch)
        }
    }
}

/** The finger has been held on: one offer is typed at once, several are a list. */
private fun KeyboardMachine<*>.offer(touch: Touch) {
    val hold = touch.slot?.hold.orEmpty()
    if (hold.size == 1) replace(touch, hold[0])
    if (hold.size > 1) change(touch.finger) { copy(phase = Touch.Phase.Choosing(0)) }
}

/** Backspace has been held on: what it deletes is more, the longer it is held. */
private fun KeyboardMachine<*>.deleteMore(finger: Int, since: Long) {
    val isWord = now - since >= settings.wordsAfter
    val interval = if (isWord) settings.wordInterval else settings.repeatInterval
    val due = now + maxOf(1, interval)
    change(finger) { copy(due = due) }
    if (!isWord) {
        backspace()
    } else if (!deleteWord()) {
        change(finger) { spend() }
    }
}

private fun KeyboardMachine<*>.touch(finger: Int): Touch? = state.touches.find { it.finger == finger }

/** Changes the touch of a finger, if that is down. */
private fun KeyboardMachine<*>.change(finger: Int, body: Touch.() -> Touch) {
    state.touches = state.touches.map { if (it.finger == finger) it.body() else it }
}

private fun KeyboardMachine<*>.remove(finger: Int): Touch? {
    val touch = touch(finger)
    state.touches = state.touches.filter { it.finger != finger }
    return touch
}

// What slots do with the session and the host. The host may then change the keyboard, so that state is read anew.

/** Does what a tap on [slot] does; one on shift, on backspace or on a slot that opens a page does nothing. */
private fun KeyboardMachine<*>.tap(slot: Slot) {
    when (slot.content) {
        is SlotContent.Key, is SlotContent.Text -> state.offer(slot)?.let { type(it) }
        Role.SPACE -> space()
        Role.ENTER -> enter()
        Role.NEXT -> commit()
        Role.LANGUAGE -> {
            commit()
            if (!state.openNextLetters()) onRequest(KeyboardRequest.NextKeyboard)
        }
        Role.GLOBE -> {
            state.forgetTap()
            onRequest(KeyboardRequest.NextKeyboard)
        }
        Role.DISMISS -> {
            state.forgetTap()
            outcome = session.commit()
            onRequest(KeyboardRequest.Hide)
        }
        Role.SHIFT, Role.BACKSPACE, is SlotContent.Page, SlotContent.Gap -> {}
    }
}

/** Writes what a slot or an offer types. */
private fun KeyboardMachine<*>.type(offer: Offer) {
    state.forget()
    when (offer) {
        is Offer.Key -> {
            outcome = session.press(state.pages.layout.keys[offer.number], now)
            state.wrote(offer)
        }
        is Offer.Text -> {
            val (text, behind) = KeyboardTexts.parts(offer.text)
            outcome = session.insert(text)
            state.wrote(offer)
            if (behind > 0) onRequest(KeyboardRequest.MoveCursor(-behind))
        }
    }
}

/** Types [offer] in the place of what [touch] has written, as far as that is still what is composed. */
private fun KeyboardMachine<*>.replace(touch: Touch, offer: Offer) {
    if (touch.composed != null) {
        session.hostDidChange()
        if (touch.composed == session.composing) outcome = session.backspace(Composer.Step.STROKE)
    }
    type(offer)
}

/** Ends the run: the next key does not go on with it. */
private fun KeyboardMachine<*>.commit() {
    state.forget()
    outcome = session.commit()
}

/** Asks for the cursor to be moved, after which nothing goes on that was begun before. */
private fun KeyboardMachine<*>.moveCursor(by: Int) {
    state.forget()
    onRequest(KeyboardRequest.MoveCursor(by))
}

private fun KeyboardMachine<*>.enter() {
    val action = state.field.action
    if (action == KeyboardField.Action.NONE) {
        state.forget()
        outcome = session.enter()
    } else {
        commit()
        onRequest(KeyboardRequest.Perform(action))
    }
    state.endLine()
}

/** Writes a space; or makes a full stop of the last one, where this one comes soon after it. */
private fun KeyboardMachine<*>.space() {
    val isStop = isFullStopDue
    outcome = if (isStop) session.replace(1, ". ") else session.space()
    val isWritten = outcome == Outcome.WRITTEN || outcome == Outcome.CHANGED
    state.lastSpace = if (isWritten) KeyboardState.Space(now, isStop) else null
    state.forgetTap()
    state.endLine()
}

private val KeyboardMachine<*>.isFullStopDue: Boolean
    get() {
        val limit = settings.doubleSpace ?: return false
        val last = state.lastSpace ?: return false
        if (last.isStop || now - last.time > limit || session.composing.isNotEmpty() || session.isSelected) return false
        return session.before?.let { KeyboardTexts.endsInWordAndSpace(it) } ?: false
    }

/** Deletes what the session takes back; or makes two spaces again of those that became a full stop. */
private fun KeyboardMachine<*>.backspace() {
    val isStop = state.lastSpace?.isStop == true && !session.isSelected && session.before?.endsWith(". ") == true
    state.forget()
    outcome = if (isStop) session.replace(2, "  ") else session.backspace(settings.backspaceStep)
}

/**
 * Deletes the selection, or the last word; a character, where nobody says what stands there.
 *
 * @return whether there was anything.
 */
private fun KeyboardMachine<*>.deleteWord(): Boolean {
    commit()
    val word = if (session.isSelected) 0 else KeyboardTexts.lastWord(session.before ?: "")
    // How many code units a character has, only the session knows.
    outcome = if (word > 0) session.replace(word, "") else session.backspace(settings.backspaceStep)
    return outcome == Outcome.CHANGED
}

/** Finds out whether a capital is due. */
private fun KeyboardMachine<*>.look() {
    val capitals = state.field.capitals
    state.isStale = false
    state.setDue(capitals != KeyboardField.Capitals.NONE && KeyboardTexts.areDue(capitals, session.before))
}

/** What a keyboard remembers from one input to the next. It knows no text. */
internal class KeyboardState(var pages: KeyboardPages) {
    /** When a space was written, and whether it became a full stop. */
    class Space(val time: Long, val isStop: Boolean)

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

    /** The fingers that are down, in the order in which they came. */
    var touches = emptyList<Touch>()

    /** When shift was last pressed, if nothing else was since. */
    private var lastTap: Long? = null

    /** The last space, if nothing was done since: all that changes the text or moves the cursor sets it. */
    var lastSpace: Space? = null
        set(space) {
            field = space
            isStale = true
        }

    /** Whether anything was done since it was last found out whether a capital is due. */
    var isStale = false

    init {
        begin()
    }

    val shown: Page get() = pages.pages[page]

    /** All that decides what is drawn and when the next tick is, by which a change is seen. */
    fun drawn(isEndedBySpace: Boolean): List<Any?> =
        listOf(pages, settings.needsGlobe, field, page, shift, touches, isEndedBySpace)

    /** Begins with another field, or with other pages. */
    fun begin() {
        touches = emptyList()
        lastSpace = null
        home = maxOf(0, pages.pages.indexOfFirst { it.kind == Page.Kind.LETTERS })
        open(maxOf(0, pages.pages.indexOfFirst { field.kind in it.fields }))
    }

    /** Shows this page. */
    fun open(number: Int) {
        page = number
        if (shown.kind == Page.Kind.LETTERS) home = number
        isUsed = false
        lastTap = null
        touches = touches.map { if (it.isOnShift) it.copy(isUsed = true) else it }
        shift = if (shown.hasCapitals && isDue) Shift.DUE else Shift.OFF
    }

    /** The number of the page of this id, or of the letters. */
    fun pageNamed(id: String?): Int = pages.pages.indexOfFirst { it.id == id }.takeIf { it >= 0 } ?: home

    /**
     * Shows the letters of the next language.
     *
     * @return whether there are others.
     */
    fun openNextLetters(): Boolean {
        val letters = pages.pages.indices.filter { pages.pages[it].kind == Page.Kind.LETTERS }
        val next = letters.find { it > home } ?: letters.firstOrNull()
        if (next == null || next == home) return false
        open(next)
        return true
    }

    /**
     * A finger came down on shift.
     *
     * @return whether it has locked it.
     */
    fun pressShift(time: Long): Boolean {
        val isSecond = lastTap?.let { time - it <= settings.doubleTap } ?: false
        lastTap = time
        if (shift == Shift.LOCKED) return false
        shift = if (isSecond && shown.hasCapitals) Shift.LOCKED else Shift.ONCE
        return shift == Shift.LOCKED
    }

    /** The finger of [touch] left shift. */
    fun releaseShift(touch: Touch) {
        if (touch.phase !is Touch.Phase.OnShift) return
        if (touch.isUsed || touch.phase.before != Shift.OFF && !touch.phase.hasLocked) shift = Shift.OFF
    }

    /** The finger of [touch] was not meant to be on shift. */
    fun cancelShift(touch: Touch) {
        if (touch.phase !is Touch.Phase.OnShift) return
        shift = if (touch.isUsed) Shift.OFF else touch.phase.before
        lastTap = null
    }

    /** Something else than shift was pressed. */
    fun forgetTap() {
        lastTap = null
    }

    /** Something else than a space or shift was pressed. */
    fun forget() {
        lastSpace = null
        lastTap = null
    }

    /** This was written. */
    fun wrote(offer: Offer) {
        isUsed = true
        touches = touches.map { if (it.isModifier) it.copy(isUsed = true) else it }
        if (shift != Shift.LOCKED && touches.none { it.isOnShift }) shift = Shift.OFF
        // What follows an apostrophe is a letter: don't.
        val goesBack = offer == Offer.Text("'") && shown.kind == Page.Kind.SYMBOLS
        if (goesBack && pages.pages[home].hasCapitals) open(home)
    }

    /** A line or a word was ended. */
    fun endLine() {
        if (shown.kind == Page.Kind.SYMBOLS && isUsed) open(home)
    }

    /** A capital is due from now on, or no longer. */
    fun setDue(isDue: Boolean) {
        if (isDue == this.isDue) return
        this.isDue = isDue
        if (isDue && shown.hasCapitals && shift == Shift.OFF) shift = Shift.DUE
        if (!isDue && shift == Shift.DUE) shift = Shift.OFF
    }

    /** The touch to which something happens first; of two at once the older. */
    val nextTouch: Touch? get() = touches.filter { it.due != null }.minByOrNull { it.due!! }
}

/**
 * A finger that is down.
 *
 * @property slot The slot that it is on, null where there is none.
 * @property place The place of that.
 * @property composed What its key has made of the run.
 * @property hasMoved Whether it has gone to another slot.
 * @property isUsed Whether something was written while it was on shift or on a slot that opens a page.
 * @property due When something happens to it by itself.
 */
internal data class Touch(
    val finger: Int,
    val slot: Slot?,
    val place: Place?,
    val phase: Phase = Phase.Waiting,
    val composed: String? = null,
    val hasMoved: Boolean = false,
    val isUsed: Boolean = false,
    val due: Long? = null,
) {
    /** What the finger is at. */
    sealed interface Phase {
        /** Its slot acts when it goes up. */
        object Waiting : Phase

        /** It has pressed a key. */
        object Written : Phase

        /** It is down, and that is all. */
        object Spent : Phase

        /** It deletes, since this time. */
        data class Repeating(val since: Long) : Phase

        /** It moves the cursor, which it has moved so far by so many steps. */
        data class Sliding(val step: Int) : Phase

        /** It chooses from what its slot offers, by numbers from 0. */
        data class Choosing(val chosen: Int?) : Phase

        /** It is on shift, which was this before, and has locked it or not. */
        data class OnShift(val before: Shift, val hasLocked: Boolean) : Phase

        /** It is on a slot that opened another page than this. */
        data class OnPage(val before: Int) : Phase
    }

    /** Whether its slot still does what a tap does, and may yet do something else. */
    val isOpen: Boolean get() = phase == Phase.Written || phase == Phase.Waiting && !hasMoved

    val isOnShift: Boolean get() = phase is Phase.OnShift

    /** Whether a finger goes down there only to come back: on shift, or on a slot that opens a page. */
    val isModifier: Boolean get() = phase is Phase.OnPage || isOnShift

    /** The finger is still down, and does nothing any more. */
    fun spend(): Touch = copy(phase = Phase.Spent, due = null)

    /** It is now on [slot]; but a thumb that slides on a narrow space leaves it. */
    fun move(place: Place?, slot: Slot?): Touch {
        val isHeldThere = !hasMoved && this.slot?.content == Role.SPACE
        if (!isModifier && (phase != Phase.Waiting || isHeldThere)) return this
        return copy(place = place, slot = slot, hasMoved = true, due = null)
    }

    /** Chooses this item of an open list, or none if the list has no such item. */
    fun choose(item: Int): Touch {
        if (phase !is Phase.Choosing || slot == null) return this
        return copy(phase = Phase.Choosing(item.takeIf { it in slot.hold.indices }))
    }
}

/**
 * A slot as it is drawn now.
 *
 * @property place Its place, by which touches name it.
 * @property content What is there.
 * @property legend What is printed on it, nothing on a gap.
 * @property width How wide it is, in keys.
 * @property hold What is printed on what holding it offers.
 * @property isPressed Whether a finger is on it.
 */
public data class KeyboardFace internal constructor(
    val place: Place,
    val content: SlotContent,
    val legend: String,
    val width: Double,
    val hold: List<String>,
    val isPressed: Boolean,
) {
    /**
     * A list of what a slot offers, open over it.
     *
     * @property place The place of the slot.
     * @property items What is printed on what it offers, from left to right.
     * @property chosen The item that is chosen, counted from 0; null for none.
     */
    public data class OpenList internal constructor(val place: Place, val items: List<String>, val chosen: Int?)

    /** What it does beside typing, if anything. */
    public val role: Role? get() = content as? Role

    /** What a screen reader calls it, in Korean; nothing for a gap. */
    public val name: String
        get() = when (content) {
            Role.SHIFT -> "시프트"
            Role.BACKSPACE -> "지우기"
            Role.SPACE -> if (legend == "␣") "띄어쓰기" else "다음 글자"
            Role.ENTER -> if (legend == "⏎") "줄 바꿈" else legend
            Role.NEXT -> "다음 글자"
            Role.LANGUAGE -> "한영 전환"
            Role.GLOBE -> "다음 키보드"
            Role.DISMISS -> "키보드 닫기"
            is SlotContent.Page -> "$legend 자판"
            is SlotContent.Key, is SlotContent.Text, SlotContent.Gap -> if (legend == "ㆍ") "아래아" else legend
        }
}

/** The slot in this place of the page that is shown, null if there is none, or if it is not shown. */
private fun KeyboardState.slot(place: Place?): Slot? {
    val slot = place?.let { shown.rows.getOrNull(it.row)?.getOrNull(it.column) }
    return slot?.takeIf { !isHidden(it) }
}

/** Whether [slot] is a globe that nobody asks for. */
private fun KeyboardState.isHidden(slot: Slot): Boolean = slot.content == Role.GLOBE && !settings.needsGlobe

/** What a tap on [slot] types now, null if that is something else. */
private fun KeyboardState.offer(slot: Slot): Offer? = when (val content = slot.content) {
    is SlotContent.Key -> {
        val keys = pages.layout.keys
        val shifted = if (shift == Shift.OFF) -1 else keys.indexOfFirst { it.under == keys[content.number].id }
        Offer.Key(if (shifted < 0) content.number else shifted)
    }
    is SlotContent.Text -> Offer.Text(text(content))
    is SlotContent.Page, is Role, SlotContent.Gap -> null
}

private fun KeyboardState.text(content: SlotContent.Text): String = when {
    field.kind == KeyboardField.Kind.EMAIL && content.email != null -> content.email
    field.kind == KeyboardField.Kind.ADDRESS && content.address != null -> content.address
    shift == Shift.OFF -> content.text
    content.shifted != null -> content.shifted
    else -> if (shown.hasCapitals) content.text.uppercase() else content.text
}

/** The open list, if there is one. */
private val KeyboardState.list: KeyboardFace.OpenList?
    get() {
        for (touch in touches) {
            if (touch.phase !is Touch.Phase.Choosing || touch.place == null || touch.slot == null) continue
            return KeyboardFace.OpenList(touch.place, touch.slot.hold.map { legend(it) }, touch.phase.chosen)
        }
        return null
    }

/**
 * The page that is shown. A globe that is not shown leaves its width to the space of its row.
 *
 * @param isEndedBySpace Whether a space would only end the run.
 */
private fun KeyboardState.faces(isEndedBySpace: Boolean): List<List<KeyboardFace>> =
    shown.rows.indices.map { row ->
        val slots = shown.rows[row]
        var spare = slots.filter { isHidden(it) }.sumOf { it.width }
        slots.indices.filter { !isHidden(slots[it]) }.map { column ->
            val slot = slots[column]
            val place = Place(row, column)
            var width = slot.width
            if (slot.content == Role.SPACE) width += spare.also { spare = 0.0 }
            KeyboardFace(
                place, slot.content, legend(slot, isEndedBySpace), width, slot.hold.map { legend(it) },
                touches.any { it.place == place },
            )
        }
    }

private fun KeyboardState.legend(offer: Offer): String = when (offer) {
    is Offer.Key -> pages.layout.keys[offer.number].legend
    is Offer.Text -> KeyboardTexts.parts(offer.text).first
}

/** What is printed on [slot]. */
private fun KeyboardState.legend(slot: Slot, isEndedBySpace: Boolean): String =
    slot.legend ?: when (val content = slot.content) {
        is SlotContent.Key, is SlotContent.Text -> offer(slot)?.let { legend(it) }.orEmpty()
        is SlotContent.Page -> pages.pages[pageNamed(content.id)].legend
        Role.SPACE -> if (isEndedBySpace) Role.NEXT.legend else Role.SPACE.legend
        Role.ENTER -> field.action.legend
        is Role -> content.legend
        SlotContent.Gap -> ""
    }

/** What the text before the cursor says to a keyboard. */
private object KeyboardTexts {
    /** Whether a capital is due after [text], where a field asks for [capitals]; null is of a field that is silent. */
    fun areDue(capitals: KeyboardField.Capitals, text: CharSequence?): Boolean {
        if (capitals == KeyboardField.Capitals.NONE || text == null) return false
        val last = text.lastOrNull()
        if (last == null || last == '\n') return true
        if (last != ' ') return false
        val end = text.lastOrNull { it != ' ' }
        return capitals == KeyboardField.Capitals.WORDS || end == null || end in "\n.!?…"
    }

    /** Whether [text] ends in a letter or a digit and one space, which a second space makes a full stop of. */
    fun endsInWordAndSpace(text: CharSequence): Boolean {
        if (text.lastOrNull() != ' ') return false
        val last = text.scalarBefore(text.length - 1)
        // Common code knows no categories beyond U+FFFF, where the letters that are typed are ideographs.
        return last in 0x20000..0x3FFFF || categoryOf(last) in LETTERS_AND_DIGITS
    }

    /** How many code units at the end of [text] are its last word and what is blank behind it. */
    fun lastWord(text: CharSequence): Int {
        var start = text.length
        while (start > 0 && isBlank(text[start - 1])) start -= 1
        val end = start
        while (start > 0 && !isBlank(text[start - 1])) start -= 1
        // What a session tells may begin within a pair of surrogates.
        if (start < end && text[start].isLowSurrogate()) start += 1
        return text.length - start
    }

    /** What of [marked] is written, in which one `|` stands for the cursor, and how many characters are behind that. */
    fun parts(marked: String): Pair<String, Int> {
        val cursor = if (marked.length > 1) marked.indexOf('|') else -1
        if (cursor < 0) return marked to 0
        val end = marked.substring(cursor + 1)
        return marked.substring(0, cursor) + end to characters(end)
    }

    /** How many characters [text] has, as a person sees them. */
    private fun characters(text: String): Int {
        var count = 0
        var rest = text
        while (rest.isNotEmpty()) {
            rest = rest.dropLast(rest.lastCharacter())
            count += 1
        }
        return count
    }

    private fun isBlank(character: Char): Boolean = character == ' ' || character == '\n'

    private val LETTERS_AND_DIGITS = setOf(
        CharCategory.UPPERCASE_LETTER, CharCategory.LOWERCASE_LETTER, CharCategory.TITLECASE_LETTER,
        CharCategory.MODIFIER_LETTER, CharCategory.OTHER_LETTER, CharCategory.DECIMAL_DIGIT_NUMBER,
        CharCategory.LETTER_NUMBER, CharCategory.OTHER_NUMBER,
    )
}

/** What a keyboard asks its host to do, since no field does it. More may come in later versions: have an `else`. */
public sealed interface KeyboardRequest {
    /**
     * Move the cursor.
     *
     * @property by By how many characters, as a person sees them; to the left if that is negative.
     */
    public data class MoveCursor(val by: Int) : KeyboardRequest

    /** Change to the next keyboard of the system. */
    public object NextKeyboard : KeyboardRequest

    /** Hide the keyboard. */
    public object Hide : KeyboardRequest

    /**
     * Do what Enter is for in this field; the run has ended.
     *
     * @property action What that is.
     */
    public data class Perform(val action: KeyboardField.Action) : KeyboardRequest
}

/**
 * What a user or an author may want otherwise: times in milliseconds, distances in points.
 *
 * @property repeatDelay How long backspace is held until it repeats.
 * @property repeatInterval How long it then waits each time.
 * @property wordsAfter How long it is held until it deletes words.
 * @property wordInterval How long it then waits each time.
 * @property longPress How long a slot is held until it offers something.
 * @property doubleTap Within what time two taps on shift lock it.
 * @property doubleSpace Within what time a second space makes a full stop of the first; null for never.
 * @property slideStart How far the finger goes on space until the cursor moves.
 * @property slideStep How far it then goes each time.
 * @property flick How far it goes for a flick.
 * @property backspaceStep What backspace takes away.
 * @property needsGlobe Whether a globe is shown, which some telephones ask for.
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
) {
    /** By how many steps the cursor moves where the finger is so far to the right. */
    internal fun step(x: Int): Int {
        val distance = distance(x)
        if (x == 0 || distance < slideStart) return 0
        val steps = 1 + (distance - slideStart) / maxOf(1, slideStep)
        return if (x < 0) -steps else steps
    }

    /** Where the finger goes, if that is far enough for a flick. */
    internal fun direction(x: Int, y: Int): Direction? = when {
        maxOf(distance(x), distance(y)) < flick -> null
        distance(x) >= distance(y) -> if (x < 0) Direction.LEFT else Direction.RIGHT
        else -> if (y < 0) Direction.UP else Direction.DOWN
    }

    private fun distance(points: Int) = maxOf(points, -points)
}

/**
 * What a field asks of a keyboard; unless told otherwise one of letters that asks for nothing.
 *
 * @property kind What is written in it.
 * @property capitals Where it begins with capitals.
 * @property action What Enter does in it.
 */
public data class KeyboardField @JvmOverloads constructor(
    val kind: Kind = Kind.LETTERS,
    val capitals: Capitals = Capitals.NONE,
    val action: Action = Action.NONE,
) {
    /** What is written in a field. More may come in later versions: have an `else`. */
    public enum class Kind {
        /** Text of any kind. */
        LETTERS,

        /** A number. */
        NUMBER,

        /** A telephone number. */
        PHONE,

        /** An address of e-mail. */
        EMAIL,

        /** The address of a page. */
        ADDRESS,

        /** What is searched for. */
        SEARCH,
    }

    /** Where a field begins with capitals: nowhere, at each sentence, or at each word. */
    public enum class Capitals { NONE, SENTENCES, WORDS }

    /**
     * What Enter does in a field. More may come in later versions: have an `else`.
     *
     * @property legend What is printed on it.
     */
    public enum class Action(public val legend: String) {
        /** It writes a line feed. */
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

/**
 * A slot of a page.
 *
 * @property content What is there.
 * @property hold What holding it offers.
 * @property flicks What flicks offer.
 * @property legend What is printed on it in place of what it says by itself, if anything.
 * @property width How wide it is, in keys.
 */
public class Slot(
    public val content: SlotContent,
    public val hold: List<Offer> = emptyList(),
    public val flicks: Map<Direction, Offer> = emptyMap(),
    public val legend: String? = null,
    public val width: Double = 1.0,
)

/** What there can be in a slot, a [Role] among it. More may come in later versions: have an `else`. */
public sealed interface SlotContent {
    /** The layout's key of this number; with shift, the one that lies under it. */
    public data class Key(val number: Int) : SlotContent

    /**
     * A text, which can hold one `|` where the cursor stands afterwards; and, where they are named, the text with
     * shift, and those in fields of e-mail and of addresses.
     */
    public data class Text(
        val text: String, val shifted: String? = null, val email: String? = null, val address: String? = null,
    ) : SlotContent

    /** Opens the page of this id, or without one goes back to the letters. */
    public data class Page(val id: String?) : SlotContent

    /** Nothing. */
    public object Gap : SlotContent
}

/**
 * What a slot can do beside typing. More may come in later versions: have an `else`.
 *
 * @property legend What is printed on it.
 */
public enum class Role(public val legend: String) : SlotContent {
    /** Uncovers shifted keys and capitals. */
    SHIFT("⇧"),

    /** Deletes. */
    BACKSPACE("⌫"),

    /** Ends the run, or writes a space. */
    SPACE("␣"),

    /** Ends the line, or does what the field is for. */
    ENTER("⏎"),

    /** Ends the run: the next-character key. */
    NEXT("다음"),

    /** Opens the letters of another language. */
    LANGUAGE("한/영"),

    /** Changes to another keyboard of the system. */
    GLOBE("🌐"),

    /** Hides the keyboard. */
    DISMISS("⌄"),
}

/** What a slot offers beside what a tap types. */
public sealed interface Offer {
    /** The layout's key of this number. */
    public data class Key(val number: Int) : Offer

    /** A text, as in a slot. */
    public data class Text(val text: String) : Offer
}

/** Where a flick goes. */
public enum class Direction { LEFT, RIGHT, UP, DOWN }

// A slot or an offer that is only a text or a key is written as that: "a", 3.

private fun row(vararg slots: Any): List<Slot> = buildList {
    for (slot in slots) {
        val bare = if (slot is Int) SlotContent.Key(slot) else SlotContent.Text("$slot")
        add(slot as? Slot ?: Slot(bare))
    }
}

private fun offers(vararg offers: Any): List<Offer> = buildList { for (offer in offers) add(offer(offer)) }

private fun flicks(vararg offers: Pair<Direction, Any>): Map<Direction, Offer> = buildMap {
    for ((direction, offer) in offers) put(direction, offer(offer))
}

private fun offer(bare: Any): Offer = if (bare is Int) Offer.Key(bare) else Offer.Text("$bare")

/**
 * A keyboard: the layout of its letters, and the pages that it shows. [Keyboards] has those there are. What Swift nests
 * in this type stands beside it here, since a class of Kotlin cannot be added to from another file.
 *
 * @property id The name of the keyboard, one for all layouts of a language.
 * @property layout The layout of its letters, whose keys slots name by their numbers.
 * @property pages Its pages, one at least, the first of which opens for a field that no page names.
 */
public class KeyboardPages(public val id: String, public val layout: KeyboardLayout, public val pages: List<Page>) {
    init {
        require(pages.isNotEmpty()) { "a keyboard has a page" }
    }

    /** The same keyboard, its layout with pending dots in the style [dots]. */
    public fun writing(dots: DotStyle): KeyboardPages = KeyboardPages(id, layout.writing(dots), pages)

    override fun toString(): String = "$id of $layout"
}

/**
 * One of the pages of a keyboard.
 *
 * @property id Its name, by which slots open it.
 * @property legend What is printed on the slots that open it.
 * @property kind What it is for.
 * @property hasCapitals Whether its letters have capitals: then shift locks, and a capital is due where the field asks
 *   for it.
 * @property fields The fields that a keyboard opens on it for.
 * @property rows Its slots, row by row.
 */
public class Page(
    public val id: String,
    public val legend: String,
    public val kind: Kind = Kind.LETTERS,
    public val hasCapitals: Boolean = false,
    public val fields: List<KeyboardField.Kind> = emptyList(),
    public val rows: List<List<Slot>>,
) {
    /** What a page is for. */
    public enum class Kind {
        /** Letters: a page that one goes back to. */
        LETTERS,

        /** Symbols: it goes back to the letters by itself after a space or Enter. */
        SYMBOLS,

        /** Digits: it stays. */
        DIGITS,
    }

    override fun toString(): String = id
}

/**
 * A place on a page: a row, and a place in that row, both counted from 0.
 *
 * @property row The row, 0 at the top.
 * @property column The place in the row, 0 at the left; a globe that is not shown counts, too.
 */
public data class Place(val row: Int, val column: Int)

/** What shift does. */
public enum class Shift {
    /** Nothing. */
    OFF,

    /** The next letter is a capital, because the field asks for it. */
    DUE,

    /** The next letter is shifted, because somebody pressed shift. */
    ONCE,

    /** All letters are capitals until shift is pressed again. */
    LOCKED,
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
        val keyboard = KeyboardPages(
            "korean", Layouts.cheonjiin, fixedListOf(page0(), page1(), page2(), page3(), page4(), page5(), page6()),
        )
    }

    private object Holder_naratgeul {
        val keyboard = KeyboardPages(
            "korean", Layouts.naratgeul, fixedListOf(page7(), page1(), page2(), page3(), page4(), page5(), page6()),
        )
    }

    private object Holder_sky {
        val keyboard = KeyboardPages(
            "korean", Layouts.sky, fixedListOf(page8(), page1(), page2(), page3(), page4(), page5(), page6()),
        )
    }

    private object Holder_dubeolsik {
        val keyboard = KeyboardPages(
            "korean", Layouts.dubeolsik, fixedListOf(page9(), page1(), page10(), page11(), page6()),
        )
    }

    private object Holder_danmoeum {
        val keyboard = KeyboardPages(
            "korean", Layouts.danmoeum, fixedListOf(page12(), page1(), page10(), page11(), page6()),
        )
    }
}

private fun page0() = Page(
    "letters", "가", Page.Kind.LETTERS, false,
    fixedListOf(),
    fixedListOf(
        row(Slot(SlotContent.Key(0), hold = offers("1")), Slot(SlotContent.Key(1), hold = offers("2")), Slot(SlotContent.Key(2), hold = offers("3")), Slot(Role.BACKSPACE)),
        row(Slot(SlotContent.Key(3), hold = offers("4")), Slot(SlotContent.Key(4), hold = offers("5")), Slot(SlotContent.Key(5), hold = offers("6")), Slot(Role.ENTER)),
        row(Slot(SlotContent.Key(6), hold = offers("7")), Slot(SlotContent.Key(7), hold = offers("8")), Slot(SlotContent.Key(8), hold = offers("9")), 9),
        row(Slot(SlotContent.Page("symbols")), Slot(SlotContent.Key(10), hold = offers("0")), Slot(Role.GLOBE, width = 1 / 2.0), Slot(Role.SPACE, width = 1 / 2.0), Slot(Role.LANGUAGE)),
    ),
)

private fun page1() = Page(
    "latin", "ABC", Page.Kind.LETTERS, true,
    fixedListOf(KeyboardField.Kind.EMAIL, KeyboardField.Kind.ADDRESS),
    fixedListOf(
        row(Slot(SlotContent.Text("q"), hold = offers("1"), flicks = flicks(Direction.DOWN to "1")), Slot(SlotContent.Text("w"), hold = offers("2"), flicks = flicks(Direction.DOWN to "2")), Slot(SlotContent.Text("e"), hold = offers("3"), flicks = flicks(Direction.DOWN to "3")), Slot(SlotContent.Text("r"), hold = offers("4"), flicks = flicks(Direction.DOWN to "4")), Slot(SlotContent.Text("t"), hold = offers("5"), flicks = flicks(Direction.DOWN to "5")), Slot(SlotContent.Text("y"), hold = offers("6"), flicks = flicks(Direction.DOWN to "6")), Slot(SlotContent.Text("u"), hold = offers("7"), flicks = flicks(Direction.DOWN to "7")), Slot(SlotContent.Text("i"), hold = offers("8"), flicks = flicks(Direction.DOWN to "8")), Slot(SlotContent.Text("o"), hold = offers("9"), flicks = flicks(Direction.DOWN to "9")), Slot(SlotContent.Text("p"), hold = offers("0"), flicks = flicks(Direction.DOWN to "0"))),
        row(Slot(SlotContent.Gap, width = 1 / 2.0), "a", "s", "d", "f", "g", "h", "j", "k", "l", Slot(SlotContent.Gap, width = 1 / 2.0)),
        row(Slot(Role.SHIFT, width = 3 / 2.0), "z", "x", "c", "v", "b", "n", "m", Slot(Role.BACKSPACE, width = 3 / 2.0)),
        row(Slot(SlotContent.Page("symbols")), Slot(Role.GLOBE), Slot(Role.LANGUAGE), Slot(SlotContent.Text(",", email = "@", address = "/"), hold = offers("'")), Slot(Role.SPACE, width = 7 / 2.0), Slot(SlotContent.Text("."), hold = offers(".com", ".kr", "?", "!")), Slot(Role.ENTER, width = 3 / 2.0)),
    ),
)

private fun page2() = Page(
    "symbols", "!#1", Page.Kind.SYMBOLS, false,
    fixedListOf(),
    fixedListOf(
        row("!", "?", ".", ",", "(", ")", Slot(Role.BACKSPACE)),
        row("@", ":", "/", "-", "★", "°", Slot(Role.ENTER)),
        row("*", "_", "%", "~", "^", "#", Slot(SlotContent.Text("."), hold = offers(",", "?", "!"))),
        row(Slot(SlotContent.Page(null)), Slot(SlotContent.Page("symbols2"), legend = "2/3"), Slot(SlotContent.Page("symbols3"), legend = "3/3"), Slot(SlotContent.Page("digits")), Slot(Role.GLOBE), Slot(Role.SPACE, width = 4 / 2.0)),
    ),
)

private fun page3() = Page(
    "symbols2", "!#1", Page.Kind.SYMBOLS, false,
    fixedListOf(),
    fixedListOf(
        row("\u0024", "₩", "€", "↖", "↑", "↗", Slot(Role.BACKSPACE)),
        row("£", "¥", "=", "←", "♥", "→", Slot(Role.ENTER)),
        row("+", "×", "÷", "↙", "↓", "↘", Slot(SlotContent.Text("."), hold = offers(",", "?", "!"))),
        row(Slot(SlotContent.Page(null)), Slot(SlotContent.Page("symbols"), legend = "1/3"), Slot(SlotContent.Page("symbols3"), legend = "3/3"), Slot(SlotContent.Page("digits")), Slot(Role.GLOBE), Slot(Role.SPACE, width = 4 / 2.0)),
    ),
)

private fun page4() = Page(
    "symbols3", "!#1", Page.Kind.SYMBOLS, false,
    fixedListOf(),
    fixedListOf(
        row("《", "》", "『", "』", "\"", "'", Slot(Role.BACKSPACE)),
        row("\u0060", "※", "|", "&", "\\", ";", Slot(Role.ENTER)),
        row("<", ">", "{", "}", "[", "]", Slot(SlotContent.Text("."), hold = offers(",", "?", "!"))),
        row(Slot(SlotContent.Page(null)), Slot(SlotContent.Page("symbols"), legend = "1/3"), Slot(SlotContent.Page("symbols2"), legend = "2/3"), Slot(SlotContent.Page("digits")), Slot(Role.GLOBE), Slot(Role.SPACE, width = 4 / 2.0)),
    ),
)

private fun page5() = Page(
    "digits", "123", Page.Kind.DIGITS, false,
    fixedListOf(),
    fixedListOf(
        row("1", "2", "3", Slot(Role.BACKSPACE)),
        row("4", "5", "6", Slot(Role.ENTER)),
        row("7", "8", "9", Slot(SlotContent.Text("."), hold = offers(",", "?", "!"))),
        row(Slot(SlotContent.Page(null)), "0", Slot(SlotContent.Page("symbols")), Slot(Role.GLOBE, width = 1 / 2.0), Slot(Role.SPACE, width = 1 / 2.0)),
    ),
)

private fun page6() = Page(
    "number", "123", Page.Kind.DIGITS, false,
    fixedListOf(KeyboardField.Kind.NUMBER, KeyboardField.Kind.PHONE),
    fixedListOf(
        row("1", "2", "3", Slot(Role.BACKSPACE)),
        row("4", "5", "6", Slot(Role.ENTER)),
        row("7", "8", "9", Slot(Role.DISMISS)),
        row(Slot(SlotContent.Text("."), hold = offers(",", "-")), Slot(SlotContent.Text("0"), hold = offers("+")), Slot(SlotContent.Text("#"), hold = offers("*")), Slot(SlotContent.Page(null))),
    ),
)

private fun page7() = Page(
    "letters", "가", Page.Kind.LETTERS, false,
    fixedListOf(),
    fixedListOf(
        row(Slot(SlotContent.Key(0), hold = offers("1")), Slot(SlotContent.Key(1), hold = offers("2")), Slot(SlotContent.Key(2), hold = offers("3")), Slot(Role.BACKSPACE)),
        row(Slot(SlotContent.Key(3), hold = offers("4")), Slot(SlotContent.Key(4), hold = offers("5")), Slot(SlotContent.Key(5), hold = offers("6")), Slot(Role.ENTER)),
        row(Slot(SlotContent.Key(6), hold = offers("7")), Slot(SlotContent.Key(7), hold = offers("8")), Slot(SlotContent.Key(8), hold = offers("9")), Slot(SlotContent.Page("symbols"), width = 1 / 2.0), Slot(Role.LANGUAGE, width = 1 / 2.0)),
        row(9, Slot(SlotContent.Key(10), hold = offers("0")), 11, Slot(Role.GLOBE, width = 1 / 2.0), Slot(Role.SPACE, width = 1 / 2.0)),
    ),
)

private fun page8() = Page(
    "letters", "가", Page.Kind.LETTERS, false,
    fixedListOf(),
    fixedListOf(
        row(Slot(SlotContent.Key(0), hold = offers("1")), Slot(SlotContent.Key(1), hold = offers("2")), Slot(SlotContent.Key(2), hold = offers("3")), Slot(Role.BACKSPACE)),
        row(Slot(SlotContent.Key(3), hold = offers("4")), Slot(SlotContent.Key(4), hold = offers("5")), Slot(SlotContent.Key(5), hold = offers("6")), Slot(Role.ENTER)),
        row(Slot(SlotContent.Key(6), hold = offers("7")), Slot(SlotContent.Key(7), hold = offers("8")), Slot(SlotContent.Key(8), hold = offers("9")), Slot(SlotContent.Page("symbols"), width = 1 / 2.0), Slot(Role.LANGUAGE, width = 1 / 2.0)),
        row(9, Slot(SlotContent.Key(10), hold = offers("0")), 11, Slot(Role.GLOBE, width = 1 / 2.0), Slot(Role.SPACE, width = 1 / 2.0)),
    ),
)

private fun page9() = Page(
    "letters", "가", Page.Kind.LETTERS, false,
    fixedListOf(),
    fixedListOf(
        row(Slot(SlotContent.Key(0), hold = offers("1")), Slot(SlotContent.Key(1), hold = offers("2")), Slot(SlotContent.Key(2), hold = offers("3")), Slot(SlotContent.Key(3), hold = offers("4")), Slot(SlotContent.Key(4), hold = offers("5")), Slot(SlotContent.Key(5), hold = offers("6")), Slot(SlotContent.Key(6), hold = offers("7")), Slot(SlotContent.Key(7), hold = offers("8")), Slot(SlotContent.Key(8), hold = offers("9")), Slot(SlotContent.Key(9), hold = offers("0"))),
        row(Slot(SlotContent.Gap, width = 1 / 2.0), 10, 11, 12, 13, 14, 15, 16, 17, 18, Slot(SlotContent.Gap, width = 1 / 2.0)),
        row(Slot(Role.SHIFT, width = 3 / 2.0), 19, 20, 21, 22, 23, 24, 25, Slot(Role.BACKSPACE, width = 3 / 2.0)),
        row(Slot(SlotContent.Page("symbols")), Slot(Role.GLOBE), Slot(Role.LANGUAGE), Slot(Role.SPACE, width = 9 / 2.0), Slot(SlotContent.Text("."), hold = offers(",", "?", "!")), Slot(Role.ENTER, width = 3 / 2.0)),
    ),
)

private fun page10() = Page(
    "symbols", "!#1", Page.Kind.SYMBOLS, false,
    fixedListOf(),
    fixedListOf(
        row("1", "2", "3", "4", "5", "6", "7", "8", "9", "0"),
        row("-", "/", ":", ";", "(", ")", "₩", "&", "@", "\""),
        row(Slot(SlotContent.Page("symbols2"), width = 4 / 2.0, legend = "2/2"), Slot(SlotContent.Text("."), width = 3 / 2.0), Slot(SlotContent.Text(","), width = 3 / 2.0), Slot(SlotContent.Text("?"), width = 3 / 2.0), Slot(SlotContent.Text("!"), width = 3 / 2.0), Slot(SlotContent.Text("'"), hold = offers("\u0060")), Slot(Role.BACKSPACE)),
        row(Slot(SlotContent.Page(null), width = 3 / 2.0), Slot(Role.GLOBE), Slot(Role.LANGUAGE), Slot(Role.SPACE, width = 10 / 2.0), Slot(Role.ENTER, width = 3 / 2.0)),
    ),
)

private fun page11() = Page(
    "symbols2", "!#1", Page.Kind.SYMBOLS, false,
    fixedListOf(),
    fixedListOf(
        row("[", "]", "{", "}", "#", "%", "^", "*", "+", "="),
        row("_", "\\", "|", "~", "<", ">", "\u0024", "£", "¥", "•"),
        row(Slot(SlotContent.Page("symbols"), width = 4 / 2.0, legend = "1/2"), Slot(SlotContent.Text("."), width = 3 / 2.0), Slot(SlotContent.Text(","), width = 3 / 2.0), Slot(SlotContent.Text("?"), width = 3 / 2.0), Slot(SlotContent.Text("!"), width = 3 / 2.0), Slot(SlotContent.Text("'"), hold = offers("\u0060")), Slot(Role.BACKSPACE)),
        row(Slot(SlotContent.Page(null), width = 3 / 2.0), Slot(Role.GLOBE), Slot(Role.LANGUAGE), Slot(Role.SPACE, width = 10 / 2.0), Slot(Role.ENTER, width = 3 / 2.0)),
    ),
)

private fun page12() = Page(
    "letters", "가", Page.Kind.LETTERS, false,
    fixedListOf(),
    fixedListOf(
        row(Slot(SlotContent.Key(0), hold = offers("1")), Slot(SlotContent.Key(1), hold = offers("2")), Slot(SlotContent.Key(2), hold = offers("3")), Slot(SlotContent.Key(3), hold = offers("4")), Slot(SlotContent.Key(4), hold = offers("5")), Slot(SlotContent.Key(5), hold = offers("6")), Slot(SlotContent.Key(6), hold = offers("7")), Slot(SlotContent.Key(7), hold = offers("8"))),
        row(8, 9, 10, 11, 12, 13, Slot(SlotContent.Key(14), hold = offers("9")), Slot(SlotContent.Key(15), hold = offers("0"))),
        row(16, 17, 18, 19, 20, 21, Slot(Role.BACKSPACE, width = 4 / 2.0)),
        row(Slot(SlotContent.Page("symbols")), Slot(Role.GLOBE), Slot(Role.LANGUAGE), Slot(Role.SPACE, width = 5 / 2.0), Slot(SlotContent.Text("."), hold = offers(",", "?", "!")), Slot(Role.ENTER, width = 3 / 2.0)),
    ),
)
