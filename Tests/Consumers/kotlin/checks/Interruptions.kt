package consumer

import hwalja.Layouts

/** What the platform's calls do in the middle of a word, on every host. */
fun checkInterruptions() {
    val word = "ㅎ ㅏ ㄴ ㄱ ㅡ ㄹ".split(' ')
    /** Whether the word is whole that [interrupt] comes between; else it has lost a join, and no more. */
    fun SessionPhone.isWhole(presses: Int, interrupt: SessionPhone.() -> Unit): Boolean {
        val (before, after) = word.take(presses) to word.drop(presses)
        session.layout = Layouts.dubeolsik
        type(before.joinToString(" "))
        turn { interrupt() }
        type(after.joinToString(" "))
        if (host.shown != "한글") expect(composed(Layouts.dubeolsik, before + "_" + after), host.shown) { host.case.name }
        return host.shown == "한글"
    }
    val subsets = (0 until 16).map { bits -> Call.entries.filter { bits shr it.ordinal and 1 == 1 }.toSet() }
    fun countWhole(interrupt: SessionPhone.() -> Unit): Int = hostCases.sumOf { case ->
        subsets.sumOf { calls ->
            listOf(false, true).sumOf { underlines ->
                (1 until word.size).count { case.phone(underlines, "|", calls).isWhole(it, interrupt) }
            }
        }
    }
    check("hidden and shown, or left and entered, in mid-word, whatever is wired, a keyboard loses a join at most") {
        // Of 3,840.
        expect(2_176 to 1_120, countWhole { hideAndShow() } to countWhole { leaveAndReturn() })
    }
}
