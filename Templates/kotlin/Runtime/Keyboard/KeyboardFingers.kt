package hwalja

// What fingers do. Whatever a session or a host is asked may change the keyboard, so that a touch is looked up anew.

/** A finger goes down, after the others have done what they wait for. */
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
internal fun KeyboardMachine<*>.lift(finger: Int) {
    val touch = touch(finger) ?: return
    finish(touch)
    if (touch.isModifier && touch.hasMoved) touch.slot?.let { tap(it) }
    val lifted = remove(finger) ?: return
    state.releaseShift(lifted)
    if (lifted.phase is Touch.Phase.OnPage && lifted.isUsed) state.open(lifted.phase.before)
}

/** The finger was not meant. */
internal fun KeyboardMachine<*>.cancel(finger: Int) {
    val touch = remove(finger) ?: return
    state.cancelShift(touch)
    if (touch.phase is Touch.Phase.OnPage) state.open(touch.phase.before)
}

/** The finger is so many points to the right and further down than where it went down. */
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

/** The finger on space has moved the cursor by [old] steps, and is to have moved it by [new]. */
private fun KeyboardMachine<*>.slide(finger: Int, old: Int, new: Int) {
    change(finger) { copy(phase = Touch.Phase.Sliding(new)) }
    if (new == old) return
    state.forget()
    onRequest(KeyboardRequest.MoveCursor(new - old))
}

/** Does all that was to happen by now. What happens late happens once. */
internal fun KeyboardMachine<*>.happen() {
    state.pair?.let { if (it.due <= now) finishPair() }
    while (true) {
        val touch = state.nextTouch ?: return
        if (touch.due == null || touch.due > now) return
        if (touch.phase is Touch.Phase.Repeating) {
            deleteMore(touch.finger, touch.phase.since)
            continue
        }
        val hold = touch.slot?.hold.orEmpty()
        change(touch.finger) { spend() }
        if (hold.size == 1) replace(touch, hold[0])
        if (hold.size > 1) change(touch.finger) { copy(phase = Touch.Phase.Choosing(0)) }
    }
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
internal fun KeyboardMachine<*>.change(finger: Int, body: Touch.() -> Touch) {
    state.touches = state.touches.map { if (it.finger == finger) it.body() else it }
}

private fun KeyboardMachine<*>.remove(finger: Int): Touch? {
    val touch = touch(finger)
    state.touches = state.touches.filter { it.finger != finger }
    return touch
}
