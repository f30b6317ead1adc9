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

/** Spacing marks. Here, all of them join the character before them; Java's regular expressions have a list. */
private val plane = ('\u0001'..'\uFFFF').filter { it.category != CharCategory.COMBINING_SPACING_MARK && it !in "|[]" }

/** Compares the characters that backspace deletes with those of Java's regular expressions. */
fun checkCharacters() = check("backspace deletes characters of many scalars, and each of the first plane") {
    val leads = listOf("a", "\u1100", "\u119E", "\u11A8", "가", "각", "\u200D", "\n")
    for (text in others + leads.flatMap { lead -> plane.map { lead + it } }) {
        val host = Host(keyboardHosts.first(), "$text|")
        // Without a key event that would make the field delete.
        InputSession(Layouts.cheonjiin, InputConnectionClient { host.checked }).backspace()
        expect(text.take(startOfCharacter(text, text.length)), host.shown) { text }
    }
}
