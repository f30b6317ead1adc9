package consumer

import android.inputmethodservice.InputMethodService
import hwalja.Key
import hwalja.Layouts

private val word =
    listOf("ㅅㅎ", "ㅅㅎ", "인", "천", "ㄴㄹ", "ㄱㅋ", "지", "ㄴㄹ", "ㄴㄹ").map { Layouts.cheonjiin.key(it)!! }

/** The keyboards that the documents show, and how a key of theirs is pressed. */
private val documented: Map<String, () -> Pair<InputMethodService, (Key) -> Any>> = mapOf(
    "README.md" to { readme.Keyboard().let { it to it::onKey } },
    "docs/GLUE.md" to { glue.Keyboard().let { keyboard -> keyboard to { key: Key -> keyboard.onSlot(key) } } },
)

/** What the documents show is right as it stands: 한, hidden and shown, 글 on every host that holds it. */
fun checkDocumented() {
    val holding = hostCases.filter { it.holds("한ㄱㅡㄹ") }
    for ((name, make) in documented) {
        check("the keyboard of $name, hidden and shown after 한, writes 한글") {
            val wrong = holding.mapNotNull { case ->
                val host = case.make()
                val (keyboard, press) = make()
                val phone = Phone(host, keyboard)
                word.forEachIndexed { place, key ->
                    if (place == 5) phone.turn { phone.hideAndShow() }
                    phone.turn { press(key) }
                }
                "${case.name}: ${host.shown}".takeIf { host.shown != "한글" }
            }
            if (wrong.isNotEmpty()) throw AssertionError("${wrong.size} of ${holding.size}: $wrong")
        }
    }
}
