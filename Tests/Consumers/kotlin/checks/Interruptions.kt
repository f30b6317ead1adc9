package consumer

import hwalja.Composer
import hwalja.Key
import hwalja.Layouts

private fun keys(ids: String, layout: hwalja.KeyboardLayout) = ids.split(' ').map { layout.key(it)!! }

/** What these keys make if the run ends after so many of them. */
private fun typed(keys: List<Key>, endsAfter: Int): String {
    val text = StringBuilder()
    val composer = Composer(Layouts.dubeolsik)
    keys.forEachIndexed { place, key ->
        if (place == endsAfter) composer.commit()
        val edit = composer.press(key)
        text.setLength(text.length - edit.deleting)
        text.append(edit.inserting)
    }
    return text.toString()
}

private val interruptions = mapOf("hidden and shown" to Phone::hideAndShow, "left and entered" to Phone::leaveAndReturn)

/** What the platform's calls do in the middle of a word, on every host that holds it. */
fun checkInterruptions() {
    val holding = hostCases.filter { it.holds("한ㄱㅡㄹ") }
    val subsets = (0 until 16).map { bits -> Call.entries.filter { bits shr it.ordinal and 1 == 1 }.toSet() }
    for ((name, interrupt) in interruptions) {
        check("$name in mid-word, whatever is wired, a keyboard loses a join at most") {
            val word = keys("ㅎ ㅏ ㄴ ㄱ ㅡ ㄹ", Layouts.dubeolsik)
            for (case in holding) for (underlines in listOf(false, true)) for (calls in subsets) {
                for (presses in 1 until word.size) {
                    val phone = Tried(case, underlines).phone(calls = calls)
                    phone.session.layout = Layouts.dubeolsik
                    word.forEachIndexed { place, key ->
                        if (place == presses) phone.turn { interrupt(phone) }
                        phone.turn { phone.session.press(key) }
                    }
                    val shown = phone.host.shown
                    check(shown in setOf("한글", typed(word, presses))) { "${case.name}, $presses, $calls: $shown" }
                }
            }
        }
    }
    check("the keyboard of README.md, hidden and shown after 한, writes 한글") {
        for (case in holding) {
            val keyboard = readme.Keyboard()
            val phone = Phone(case.make(), keyboard)
            keys("ㅅㅎ ㅅㅎ 인 천 ㄴㄹ ㄱㅋ 지 ㄴㄹ ㄴㄹ", Layouts.cheonjiin).forEachIndexed { place, key ->
                if (place == 5) phone.turn { phone.hideAndShow() }
                phone.turn { keyboard.onKey(key) }
            }
            expect("한글", phone.host.shown) { case.name }
        }
    }
}
