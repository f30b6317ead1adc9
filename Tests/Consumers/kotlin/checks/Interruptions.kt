package consumer

import hwalja.Layouts

private val interruptions = mapOf("hidden and shown" to Phone::hideAndShow, "left and entered" to Phone::leaveAndReturn)

/** What the platform's calls do in the middle of a word, on every host. */
fun checkInterruptions() {
    val subsets = (0 until 16).map { bits -> Call.entries.filter { bits shr it.ordinal and 1 == 1 }.toSet() }
    val word = "ㅎ ㅏ ㄴ ㄱ ㅡ ㄹ".split(' ')
    for ((name, interrupt) in interruptions) {
        check("$name in mid-word, whatever is wired, a keyboard loses a join at most") {
            for (case in hostCases) for (underlines in listOf(false, true)) for (calls in subsets) {
                for (presses in 1 until word.size) {
                    val phone = Tried(case, underlines).phone(calls = calls)
                    phone.session.layout = Layouts.dubeolsik
                    val (before, after) = word.take(presses) to word.drop(presses)
                    phone.type(before.joinToString(" "))
                    phone.turn { interrupt(phone) }
                    phone.type(after.joinToString(" "))
                    val parted = composed("dubeolsik", (before + "_" + after).joinToString(" "))
                    val shown = phone.host.shown
                    check(shown in setOf("한글", parted)) { "${case.name}, $presses, $calls: $shown" }
                }
            }
        }
    }
    check("without a connection nothing is reached, and with another the session goes on") {
        val phone = phone(notation = "가|")
        phone.isConnected = false
        phone.session.insert("나")
        phone.session.backspace()
        expect("가|", phone.host.notation)
        phone.isConnected = true
        phone.session.insert("다")
        expect("가다|", phone.host.notation)
    }
    check("the keyboard of README.md, hidden and shown after 한, writes 한글") {
        for (case in hostCases) {
            val keyboard = readme.Keyboard()
            val phone = Phone(case.make(), keyboard)
            val press = { ids: String ->
                for (id in ids.split(' ')) phone.turn { keyboard.onKey(Layouts.cheonjiin.key(id)!!) }
            }
            press("ㅅㅎ ㅅㅎ 인 천 ㄴㄹ")
            phone.turn { phone.hideAndShow() }
            press("ㄱㅋ 지 ㄴㄹ ㄴㄹ")
            expect("한글", phone.host.shown) { case.name }
        }
    }
}
