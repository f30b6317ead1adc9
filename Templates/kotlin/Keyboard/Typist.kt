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
