package consumer

import hwalja.Composer
import hwalja.InputSession
import hwalja.Layouts
import hwalja.TextClient

/** A program that accepts only texts. Every other call fails. */
private class Program : TextClient {
    val taken = mutableListOf<String>()

    override fun getTextBeforeCursor(n: Int, flags: Int) = error("the text was read")
    override fun getSelectedText(flags: Int) = error("the selection was read")
    override fun deleteSurroundingText(beforeLength: Int, afterLength: Int) = error("text was deleted")
    override fun setComposingText(text: CharSequence, newCursorPosition: Int) = error("text was composed")
    override fun setComposingRegion(start: Int, end: Int) = error("a region was set")
    override fun sendBackspace() = error("a backspace was sent")

    override fun commitText(text: CharSequence, newCursorPosition: Int): Boolean {
        check(text.isNotEmpty()) { "nothing was written" }
        return taken.add("$text")
    }
}

/** A session that writes each run only when it ends. */
private class CommitSession {
    val program = Program()
    val session = InputSession(Layouts.cheonjiin, program, underlines = true).also {
        it.isTerminal = true
        it.writesOnCommit = true
    }
    private var time = 0L

    /** Performs [steps]. Returns the texts that the session has written, the run, and the outcomes. */
    fun after(steps: String): String {
        val outcomes = steps.split(' ').map { step ->
            val key = session.layout.key(step)
            time += if (step == "…") 2_000 else 100
            val outcome = when {
                key != null -> session.press(key, time)
                step == "_" -> session.commit()
                step == "␣" -> session.space()
                step == "⏎" -> session.enter()
                step == "⌫" -> session.backspace()
                step == "⎌" -> session.backspace(Composer.BackspaceUnit.STROKE)
                step.startsWith("-") ->
                    step.drop(1).split(':').let { (count, text) -> session.replace(count.toInt(), text) }
                step.startsWith("\"") -> session.insert(quoted(step))
                else -> null
            }
            outcome?.name?.lowercase()?.take(1) ?: "-"
        }
        return "${program.taken.joinToString("/")}|${session.composing} ${outcomes.joinToString("")}"
    }
}

private val written = listOf(
    "ㅇㅁ 인 천 ㄴㄹ" to "|안 wccc",
    "ㅇㅁ 인 천 ㄴㄹ _ _" to "안| wcccen",
    "ㅇㅁ 인 천 ␣ ␣" to "아/ | wccew",
    "ㅇㅁ 인 .,?! ␣" to "이./ | wcww",
    "ㅇㅁ 인 ⏎" to "이/\n| wcw",
    "ㅇㅁ 인 \"1\" \"\"" to "이/1| wcwn",
    "ㅇㅁ \"\"" to "ㅇ| we",
    "ㅇㅁ 인 천 ㄴㄹ ⌫ ⎌ ⌫ ⌫ ⌫ ⎌" to "| wcccccnnnn",
    "ㄴㄹ … ㄴㄹ" to "ㄴ|ㄴ w-w",
    "ㄴㄹ … 인" to "|니 w-c",
    "ㅇㅁ 인 _ ㅇㅁ -1:나 -1:다 -3: -0:라" to "이/나/다/라| wcewcwnw",
    "ㅇㅁ 인 ㄴㄹ 인 -1:다" to "이/다| wcccc",
    "ㅇㅁ 인 ㄴㄹ 인 -9:" to "| wcccc",
    "ㅇㅁ 인 ㄴㄹ 인 -0:다" to "이니/다| wcccw",
)

/** Checks sessions that write each run only when it ends. */
fun checkWritesOnCommit() {
    check("a session that writes on commit writes each run once, and does nothing else to the field") {
        for ((steps, after) in written) expect(after, CommitSession().after(steps)) { steps }
    }
    check("no report ends such a run, and another field does not get it") {
        val commits = CommitSession()
        commits.after("ㅇㅁ 인")
        commits.session.run {
            hostDidChange()
            hostDidChange(7, 9)
            hostDidChange(3, 3, isQuiet = true)
            fieldDidRestart(0, 0)
            isTerminal = false
            isTerminal = true
            underlines = false
            expect(false to null, isSelected to before)
        }
        expect("|아 c", commits.after("천"))
        commits.session.fieldDidChange(0, 0)
        expect("|ㄱ w", commits.after("ㄱㅋ"))
        commits.session.layout = Layouts.sky
        expect("ㄱ|ㅁ w", commits.after("ㅁㅅ"))
    }
    check("setting writesOnCommit ends the run, and without it the field is read again") {
        val phone = phone("가|")
        phone.type("ㄱㅋ 인")
        phone.session.writesOnCommit = true
        expect("가기|" to "", phone.host.notation to phone.session.composing)
        phone.type("ㄴㄹ 인")
        phone.turn { phone.take(">1") }
        phone.type("천")
        phone.session.writesOnCommit = true
        expect("가|기" to "나", phone.host.notation to phone.session.composing)
        phone.turn { phone.session.writesOnCommit = false }
        expect("가나|기", phone.host.notation)
        phone.type("ㄱㅋ 인 ㄴㄹ")
        phone.turn { phone.take(">1") }
        phone.type("ㄴㄹ")
        expect("가ㄴ|나긴기", phone.host.notation)
    }
    check("on Android, hiding the keyboard writes the run while its field is still there") {
        for (case in hostCases) for (interrupt in listOf(SessionPhone::hideAndShow, SessionPhone::leaveAndReturn)) {
            val phone = case.phone()
            phone.session.writesOnCommit = true
            phone.type("ㅇㅁ 인 천 ㄴㄹ")
            phone.turn { interrupt(phone) }
            expect("안" to "", phone.host.shown to phone.session.composing) { case.name }
        }
    }
}
