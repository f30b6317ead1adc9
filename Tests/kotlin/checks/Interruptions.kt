package consumer

import hwalja.Layouts

/** Interruptions, each with the calls that end the run if the keyboard passes them on to its session. */
private val interruptions = listOf(
    SessionPhone::hideAndShow to setOf(Call.FINISH_INPUT_VIEW),
    SessionPhone::leaveAndReturn to setOf(Call.START_INPUT, Call.FINISH_INPUT_VIEW, Call.FINISH_INPUT),
)

/** Checks the platform's calls in the middle of a word on every host. */
fun checkInterruptions() {
    val subsets = (0 until 16).map { bits -> Call.entries.filter { bits shr it.ordinal and 1 == 1 }.toSet() }
    checkBoth("hiding the keyboard or leaving the field costs at most a join, whichever calls are passed on") {
        for ((interrupt, ending) in interruptions) for (case in hostCases) for (calls in subsets) {
            val phone = case.phone(it, "|", calls)
            phone.session.layout = Layouts.dubeolsik
            phone.type("ㅎ ㅏ ㄴ")
            phone.turn { interrupt(phone) }
            phone.type("ㅏ")
            val isWhole = phone.host.shown == "하나" && calls.none(ending::contains)
            if (!isWhole) expect("한ㅏ", phone.host.shown) { "${case.name}, $calls" }
        }
    }
}
