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
