// Part of Hwalja, under the MIT licence: see LICENSE.

@file:JvmSynthetic

package hwalja

import kotlin.jvm.JvmSynthetic

// Functions that perform slots through the session and the host. A call to the session or the host may change the
// keyboard, so these functions read the keyboard's state again after each call.

/** Performs a tap on [slot]. Does nothing for shift, backspace and page slots, which act when a finger goes down. */
internal fun KeyboardMachine<*>.tap(slot: Slot) {
    moveCursorBack()
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
    state.clearTapHistory()
    when (offer) {
        is Offer.Key -> {
            outcome = session.press(state.keyboard.layout.keys[offer.number], now)
            state.didType(offer)
        }
        is Offer.Text -> {
            val (text, countAfter) = KeyboardTexts.splitAtCursor(offer.text)
            outcome = session.insert(text)
            state.didType(offer)
            if (countAfter > 0) {
                state.cursorMove = later(settings.cursorDelay)?.let { KeyboardState.CursorMove(-countAfter, it) }
            }
            if (settings.cursorDelay <= 0) moveCursorBack()
        }
    }
}

/** Moves the cursor back to the place of the last `|`, if that move is still pending. */
internal fun KeyboardMachine<*>.moveCursorBack() {
    val cursorMove = state.cursorMove ?: return
    state.cursorMove = null
    onRequest(KeyboardRequest.MoveCursor(cursorMove.by))
}

/** Types [offer]. If [touch] has pressed a key and the run has not changed since, first takes that press back. */
internal fun KeyboardMachine<*>.replace(touch: Touch, offer: Offer) {
    if (touch.typedRun != null) {
        session.hostDidChange()
        if (touch.typedRun == session.composing) outcome = session.backspace(Composer.BackspaceUnit.STROKE)
    }
    type(offer)
}

/** Ends the run, and forgets the last space and the last tap on shift. */
internal fun KeyboardMachine<*>.commit() {
    state.clearTapHistory()
    outcome = session.commit()
}

private fun KeyboardMachine<*>.enter() {
    val action = state.field.action
    if (action == KeyboardField.Action.NONE) {
        state.clearTapHistory()
        outcome = session.enter()
    } else {
        commit()
        onRequest(KeyboardRequest.Perform(action))
    }
    state.returnToLetters()
}

/** Writes a space. If the last space was recent, turns that space into a full stop and a space instead. */
private fun KeyboardMachine<*>.space() {
    val isFullStop = isFullStopDue
    outcome = if (isFullStop) session.replace(1, ". ") else session.space()
    state.lastSpace = if (hasWritten) KeyboardState.Space(now, isFullStop) else null
    state.lastTap = null
    state.returnToLetters()
}

private val KeyboardMachine<*>.isFullStopDue: Boolean
    get() {
        val limit = settings.doubleSpace ?: return false
        val last = state.lastSpace ?: return false
        if (last.isFullStop || now - last.time > limit) return false
        if (session.composing.isNotEmpty() || session.isSelected) return false
        return session.before?.let { KeyboardTexts.endsInWordAndSpace(it) } ?: false
    }

/** Deletes backwards. If two spaces have just become a full stop, restores the two spaces instead. */
internal fun KeyboardMachine<*>.backspace() {
    val isFullStop = state.lastSpace?.isFullStop == true && !session.isSelected &&
        session.before?.endsWith(". ") == true
    state.clearTapHistory()
    outcome = if (isFullStop) session.replace(2, "  ") else session.backspace(settings.backspaceUnit)
}

/**
 * Deletes the selection or the last word. If the text is unknown, performs one backspace. Returns true if anything was
 * deleted.
 */
internal fun KeyboardMachine<*>.deleteWord(): Boolean {
    val word = if (session.isSelected) 0 else KeyboardTexts.lastWord(session.before ?: "")
    state.clearTapHistory()
    // Only the session knows how many code units a character has.
    outcome = if (word > 0) session.replace(word, "") else session.backspace(settings.backspaceUnit)
    return outcome == Outcome.CHANGED
}

/** Updates the state of shift, because a capital may be due now, or may not be due any more. */
internal fun KeyboardMachine<*>.updateCapitals() {
    val capitals = field.capitals
    state.needsCapitalsUpdate = false
    state.setCapitalDue(capitals != KeyboardField.Capitals.NONE && KeyboardTexts.isCapitalDue(capitals, session.before))
}

/** True if the last operation wrote or deleted anything. */
internal val KeyboardMachine<*>.hasWritten: Boolean
    get() = outcome == Outcome.WRITTEN || outcome == Outcome.CHANGED
