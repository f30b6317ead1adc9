package consumer

import hwalja.InputConnectionClient
import hwalja.InputSession
import hwalja.Layouts

private val others = listOf(
    "\uD83D", "\uDE00\uD83D", "😀", "👍🏽", "👨‍👩‍👧", "👨‍👩‍🇰🇷", "❤\uFE0F\u200D🔥", "🧑\u200D⚕\uFE0F",
    "🙂\u200D↔\uFE0F", "🐦\u200D⬛", "กำ", "🏳\uFE0F\u200D🌈", "🇰🇷", "🇰🇷🇰", "🇰🇷🇰🇷", "a🇰", "🇰a",
    "a\u200D😀", "1\uFE0F\u20E3", "🏴\uDB40\uDC67\uDB40\uDC7F",
    "\r\n", "\n\r", "\n\u0301", "e\u0301\u0302", "\u200D", "각\u11A8\u11A8", "\u200D😀",
)

/** Spacing marks, all of which go with what is before them here, are told apart by a list there. */
private val plane = ('\u0001'..'\uFFFF').filter { it.category != CharCategory.COMBINING_SPACING_MARK && it !in "|[]" }

/** Backspace without a run takes what a person takes for one character, as Java's regular expressions have it. */
fun checkCharacters() = check("backspace takes a character of many scalars whole, and each of the first plane") {
    val leads = listOf("a", "\u1100", "\u119E", "\u11A8", "가", "각", "\u200D", "\n")
    for (text in others + leads.flatMap { lead -> plane.map { lead + it } }) {
        val host = Host(keyboardHosts.first(), "$text|")
        // It can send no key that would have the field delete.
        InputSession(Layouts.cheonjiin, InputConnectionClient { host.asked }).backspace()
        expect(text.take(startOfCharacter(text, text.length)), host.shown) { text }
    }
}
