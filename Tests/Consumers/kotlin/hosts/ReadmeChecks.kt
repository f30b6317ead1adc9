package consumer

import hwalja.Layouts

private val word =
    listOf("ㅅㅎ", "ㅅㅎ", "인", "천", "ㄴㄹ", "ㄱㅋ", "지", "ㄴㄹ", "ㄴㄹ").map { Layouts.cheonjiin.key(it)!! }

/** What the readme shows is right as it stands: 한, hidden and shown, 글 on every host that holds it. */
fun checkDocumented() {
    val holding = hostCases.filter { it.holds("한ㄱㅡㄹ") }
    check("the keyboard of README.md, hidden and shown after 한, writes 한글") {
        val wrong = holding.mapNotNull { case ->
            val host = case.make()
            val keyboard = readme.Keyboard()
            val phone = Phone(host, keyboard)
            word.forEachIndexed { place, key ->
                if (place == 5) phone.turn { phone.hideAndShow() }
                phone.turn { keyboard.onKey(key) }
            }
            "${case.name}: ${host.shown}".takeIf { host.shown != "한글" }
        }
        if (wrong.isNotEmpty()) throw AssertionError("${wrong.size} of ${holding.size}: $wrong")
    }
}
