@file:JvmSynthetic

package hwalja

import kotlin.jvm.JvmSynthetic

// What fingers do. A call to the session or the host may change the keyboard: a touch is looked up again after it.

/** A finger goes down, after the others are settled. */
internal fun KeyboardMachine<*>.press(place: Place, finger: Int) {
    cancel(finger)
    settle()
    finishPair()
    // A space of the other thumb may have made a capital due.
    if (state.isStale) look()
    val slot = state.slot(place)
    if (slot == null || slot.content == SlotContent.Gap) return
    state.touches += Touch(finger, slot, place)
    begin(finger, slot)
    val due = later(settings.longPress)
    if (slot.hold.isNotEmpty()) change(finger) { if (isOpen) copy(due = due) else this }
}

/** Another finger comes: the others now do what they wait to do, in the order in which they came. */
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

/** Does what [slot] does as a finger goes down, and says what the finger does then. */
private fun KeyboardMachine<*>.begin(finger: Int, slot: Slot) {
    val content = slot.content
    when {
        content is SlotContent.Key -> {
            change(finger) { copy(phase = Touch.Phase.Written) }
            tap(slot)
            val run = session.composing
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
            val due = later(settings.repeatDelay)
            change(finger) { copy(phase = Touch.Phase.Repeating(now), due = due) }
            backspace()
        }
    }
}

/** Does what [touch] waits to do. */
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

/** The finger on space has moved the cursor to step [old], and now moves it to step [new]. */
private fun KeyboardMachine<*>.slide(finger: Int, old: Int, new: Int) {
    change(finger) { copy(phase = Touch.Phase.Sliding(new)) }
    if (new == old) return
    state.forget()
    onRequest(KeyboardRequest.MoveCursor(new - old))
}

/** Does all that is due by now. What is late happens only once. */
internal fun KeyboardMachine<*>.happen() {
    state.pair?.let { if (it.due <= now) finishPair() }
    while (true) {
        val touch = state.nextTouch ?: return
        val due = touch.due
        if (due == null || due > now) return
        if (touch.phase is Touch.Phase.Repeating) {
            deleteMore(touch.finger, touch.phase.since, due)
            continue
        }
        val hold = touch.slot?.hold.orEmpty()
        change(touch.finger) { spend() }
        if (hold.size == 1) replace(touch, hold[0])
        if (hold.size > 1) change(touch.finger) { copy(phase = Touch.Phase.Choosing(0)) }
    }
}

/** Backspace repeats; held long enough, it deletes words. */
private fun KeyboardMachine<*>.deleteMore(finger: Int, since: Long, due: Long) {
    val isWord = now - since >= settings.wordsAfter
    val interval = maxOf(1, if (isWord) settings.wordInterval else settings.repeatInterval)
    // A tick that is a little late keeps the rhythm.
    val next = later(interval)
    change(finger) { copy(due = if (next != null && due + interval > now) due + interval else next) }
    if (!isWord) {
        backspace()
    } else if (!deleteWord()) {
        change(finger) { spend() }
    }
}

/** The time so much later than now; null, which is never, if no number is so large. */
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
