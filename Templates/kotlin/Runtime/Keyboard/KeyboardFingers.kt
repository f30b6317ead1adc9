@file:JvmSynthetic

package hwalja

import kotlin.jvm.JvmSynthetic

// Handlers for finger movements. A call to the session or the host may change the keyboard and its
// touches. After such a call, a function therefore finds its touch again by the number of the finger.

/** Handles a finger going down on the slot at [place]. First finishes the touches of the other fingers. */
internal fun KeyboardMachine<*>.press(place: Place, finger: Int) {
    cancel(finger)
    finishPendingTouches()
    moveCursorBack()
    // Finishing the touches may have typed a space, so the next letter may need to be a capital.
    if (state.needsCapitalsUpdate) updateCapitals()
    val slot = state.slot(place)
    if (slot == null || slot.content == SlotContent.Gap) return
    state.touches += Touch(finger, slot, place)
    performTouchDown(finger, slot)
    val deadline = later(settings.longPress)
    if (slot.hold.isNotEmpty()) change(finger) { if (acceptsOffer) copy(deadline = deadline) else this }
}

/**
 * Performs the pending action of every touch except those on shift and page slots, oldest first. A new finger is about
 * to go down.
 */
private fun KeyboardMachine<*>.finishPendingTouches() {
    var index = 0
    while (index < state.touches.size) {
        val touch = state.touches[index]
        if (!touch.isModifier) {
            change(touch.finger) { deactivate() }
            finish(touch)
        }
        index += 1
    }
}

/** Performs the touch-down action of [slot], and sets the phase of the touch. */
private fun KeyboardMachine<*>.performTouchDown(finger: Int, slot: Slot) {
    val content = slot.content
    when {
        content is SlotContent.Key -> {
            change(finger) { copy(phase = Touch.Phase.Written) }
            tap(slot)
            val run = session.composing
            if (hasWritten && run.isNotEmpty()) change(finger) { copy(typedRun = run) }
        }
        content is SlotContent.Text && slot.hold.isEmpty() && slot.flicks.isEmpty() -> {
            change(finger) { copy(phase = Touch.Phase.Inactive) }
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
            val deadline = later(settings.repeatDelay)
            change(finger) { copy(phase = Touch.Phase.Repeating(now), deadline = deadline) }
            backspace()
        }
    }
}

/** Performs the pending action of [touch], which happens when the finger goes up. */
private fun KeyboardMachine<*>.finish(touch: Touch) {
    val slot = touch.slot ?: return
    val phase = touch.phase
    if (phase == Touch.Phase.Waiting) tap(slot)
    if (phase is Touch.Phase.Choosing && phase.chosen != null) replace(touch, slot.hold[phase.chosen])
}

internal fun KeyboardMachine<*>.lift(finger: Int) {
    val touch = touch(finger) ?: return
    finish(touch)
    if (touch.isModifier && touch.hasMoved) touch.slot?.let { tap(it) }
    val lifted = remove(finger) ?: return
    state.releaseShift(lifted)
    if (lifted.phase is Touch.Phase.OnPage && lifted.isUsed) state.open(lifted.phase.before)
}

internal fun KeyboardMachine<*>.cancel(finger: Int) {
    val touch = remove(finger) ?: return
    state.cancelShift(touch)
    if (touch.phase is Touch.Phase.OnPage) state.open(touch.phase.before)
}

internal fun KeyboardMachine<*>.drag(finger: Int, x: Int, y: Int) {
    val touch = touch(finger) ?: return
    val slot = touch.slot ?: return
    if (touch.phase is Touch.Phase.Sliding) {
        slide(finger, touch.phase.step, settings.cursorStep(x))
    } else if (touch.acceptsOffer && slot.content == Role.SPACE) {
        if (settings.cursorStep(x) == 0) return
        commit()
        slide(finger, 0, settings.cursorStep(x))
    } else if (touch.acceptsOffer) {
        val offer = settings.flickDirection(x, y)?.let { slot.flicks[it] } ?: return
        change(finger) { deactivate() }
        replace(touch, offer)
    }
}

/** Moves the cursor from step [old] to step [new] of a finger that slides on space. */
private fun KeyboardMachine<*>.slide(finger: Int, old: Int, new: Int) {
    change(finger) { copy(phase = Touch.Phase.Sliding(new)) }
    if (new == old) return
    state.clearTapHistory()
    onRequest(KeyboardRequest.MoveCursor(new - old))
}

/** Fires every timer whose deadline has passed. A late timer fires only once. */
internal fun KeyboardMachine<*>.fireDueTimers() {
    state.cursorMove?.let { if (it.deadline <= now) moveCursorBack() }
    while (true) {
        val touch = state.nextTimedTouch ?: return
        val deadline = touch.deadline
        if (deadline == null || deadline > now) return
        if (touch.phase is Touch.Phase.Repeating) {
            repeatBackspace(touch.finger, touch.phase.since, deadline)
            continue
        }
        val hold = touch.slot?.hold.orEmpty()
        change(touch.finger) { deactivate() }
        if (hold.size == 1) replace(touch, hold[0])
        if (hold.size > 1) change(touch.finger) { copy(phase = Touch.Phase.Choosing(0)) }
    }
}

/**
 * Repeats backspace for a finger that has been down since [since]. Deletes whole words once the finger has been down
 * for [KeyboardSettings.wordsAfter].
 */
private fun KeyboardMachine<*>.repeatBackspace(finger: Int, since: Long, deadline: Long) {
    val isWord = now - since >= settings.wordsAfter
    val interval = maxOf(1, if (isWord) settings.wordInterval else settings.repeatInterval)
    // If this tick is late by less than an interval, the next deadline does not shift.
    val next = later(interval)
    change(finger) { copy(deadline = if (next != null && deadline + interval > now) deadline + interval else next) }
    if (!isWord) {
        backspace()
    } else if (!deleteWord()) {
        change(finger) { deactivate() }
    }
}

/** Returns the time [milliseconds] from now; null, meaning never, if that overflows. */
internal fun KeyboardMachine<*>.later(milliseconds: Long): Long? =
    (now + milliseconds).takeIf { it >= now || milliseconds < 0 }

private fun KeyboardMachine<*>.touch(finger: Int): Touch? = state.touches.find { it.finger == finger }

internal fun KeyboardMachine<*>.change(finger: Int, body: Touch.() -> Touch) {
    state.touches = state.touches.map { if (it.finger == finger) it.body() else it }
}

private fun KeyboardMachine<*>.remove(finger: Int): Touch? {
    val touch = touch(finger)
    state.touches = state.touches.filter { it.finger != finger }
    return touch
}
