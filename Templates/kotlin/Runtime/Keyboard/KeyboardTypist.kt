@file:JvmSynthetic

package hwalja

import kotlin.jvm.JvmSynthetic

// What slots do with the session and the host, which may change the keyboard: its state is read again after a call.

/** Does what a tap on [slot] does. Shift, backspace and slots that open a page have rules of their own. */
internal fun KeyboardMachine<*>.tap(slot: Slot) {
    finishPair()
    when (val content = slot.content) {
        is SlotContent.Key, is SlotContent.Text -> state.offer(slot)?.let { type(it) }
        Role.SPACE -> space()
        Role.ENTER -> enter()
        Role.NEXT -> commit()
        Role.LANGUAGE -> {
            commit()
            if (!state.openNextLetters()) onRequest(KeyboardRequest.NextKeyboard)
        }
        Role.GLOBE -> {
            state.lastTap = null
            onRequest(KeyboardRequest.NextKeyboard)
        }
        Role.DISMISS -> {
            state.lastTap = null
            outcome = session.commit()
            onRequest(KeyboardRequest.Hide)
        }
        is SlotContent.Action -> {
            commit()
            onRequest(KeyboardRequest.Action(content.name))
        }
        Role.SHIFT, Role.BACKSPACE, is SlotContent.Page, SlotContent.Gap -> {}
    }
}

private fun KeyboardMachine<*>.type(offer: Offer) {
    state.forget()
    when (offer) {
        is Offer.Key -> {
            outcome = session.press(state.keyboard.layout.keys[offer.number], now)
            state.wrote(offer)
        }
        is Offer.Text -> {
            val (text, behind) = KeyboardTexts.parts(offer.text)
            outcome = session.insert(text)
            state.wrote(offer)
            if (behind > 0) state.pair = later(settings.cursorDelay)?.let { KeyboardState.Pair(-behind, it) }
            if (settings.cursorDelay <= 0) finishPair()
        }
    }
}

/** Moves the cursor between the last pair, if that is still due. */
internal fun KeyboardMachine<*>.finishPair() {
    val pair = state.pair ?: return
    state.pair = null
    onRequest(KeyboardRequest.MoveCursor(pair.by))
}

/** Types [offer] in place of what [touch] has typed, if the run is still as it was then. */
internal fun KeyboardMachine<*>.replace(touch: Touch, offer: Offer) {
    if (touch.composed != null) {
        session.hostDidChange()
        if (touch.composed == session.composing) outcome = session.backspace(Composer.BackspaceUnit.STROKE)
    }
    type(offer)
}

/** Ends the run, and forgets the last space and the last tap. */
internal fun KeyboardMachine<*>.commit() {
    state.forget()
    outcome = session.commit()
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

/** Writes a space, or makes a full stop of the last one, if this one comes soon after it. */
private fun KeyboardMachine<*>.space() {
    val isStop = isFullStopDue
    outcome = if (isStop) session.replace(1, ". ") else session.space()
    state.lastSpace = if (hasWritten) KeyboardState.Space(now, isStop) else null
    state.lastTap = null
    state.endLine()
}

private val KeyboardMachine<*>.isFullStopDue: Boolean
    get() {
        val limit = settings.doubleSpace ?: return false
        val last = state.lastSpace ?: return false
        if (last.isStop || now - last.time > limit || session.composing.isNotEmpty() || session.isSelected) return false
        return session.before?.let { KeyboardTexts.endsInWordAndSpace(it) } ?: false
    }

/** Backspace; or, after two spaces became a full stop, makes two spaces again. */
internal fun KeyboardMachine<*>.backspace() {
    val isStop = state.lastSpace?.isStop == true && !session.isSelected && session.before?.endsWith(". ") == true
    state.forget()
    outcome = if (isStop) session.replace(2, "  ") else session.backspace(settings.backspaceUnit)
}

/** Deletes the selection or the last word, or does a backspace if no text is known. Returns true if it deleted any. */
internal fun KeyboardMachine<*>.deleteWord(): Boolean {
    val word = if (session.isSelected) 0 else KeyboardTexts.lastWord(session.before ?: "")
    state.forget()
    // Only the session knows how many code units a character has.
    outcome = if (word > 0) session.replace(word, "") else session.backspace(settings.backspaceUnit)
    return outcome == Outcome.CHANGED
}

/** Finds out whether a capital is due. */
internal fun KeyboardMachine<*>.look() {
    val capitals = field.capitals
    state.isStale = false
    state.setDue(capitals != KeyboardField.Capitals.NONE && KeyboardTexts.areDue(capitals, session.before))
}

/** Whether the last operation wrote or deleted anything. */
internal val KeyboardMachine<*>.hasWritten: Boolean
    get() = outcome == Outcome.WRITTEN || outcome == Outcome.CHANGED
