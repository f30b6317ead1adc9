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

/**
 * The characters of the first plane, without signs of scenarios and without spacing marks. The library joins every
 * spacing mark to the preceding character, but Java's regular expressions join only those in a list.
 */
private val plane = ('\u0001'..'\uFFFF').filter { it.category != CharCategory.COMBINING_SPACING_MARK && it !in "|[]" }

/** Compares the characters that backspace deletes with the characters that Java's regular expressions find. */
fun checkCharacters() = check("backspace deletes characters of many scalars, and each of the first plane") {
    val leads = listOf("a", "\u1100", "\u119E", "\u11A8", "가", "각", "\u200D", "\n")
    for (text in others + leads.flatMap { lead -> plane.map { lead + it } }) {
        val host = Host(keyboardHosts.first(), "$text|")
        // Use a client that sends no key events, because a key event would make the field delete by itself.
        InputSession(Layouts.cheonjiin, InputConnectionClient { host.checked }).backspace()
        expect(text.take(startOfCharacter(text, text.length)), host.shown) { text }
    }
}
