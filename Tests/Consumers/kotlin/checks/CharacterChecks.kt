package consumer

import hwalja.Layouts

/** What one character is, by Java's regular expressions. */
private val characters = Regex("\\X")

private val others = listOf(
    "\uD83D", "\uDE00\uD83D", "😀", "👍🏽", "👨‍👩‍👧", "❤\uFE0F\u200D🔥", "🏳\uFE0F\u200D🌈", "🇰🇷", "🇰🇷🇰", "🇰🇷🇰🇷", "a🇰", "a\u200D😀",
    "1\uFE0F\u20E3", "🏴\uDB40\uDC67\uDB40\uDC7F", "\r\n", "\n\r", "\n\u0301", "e\u0301\u0302", "\u200D", "각\u11A8\u11A8", "\u200D😀",
)

private fun lastCharacter(text: String): String {
    val keyboard = Keyboard(hostKinds.first())
    keyboard.field.show("|")
    keyboard.field.typeElsewhere(text)
    keyboard.session.backspace()
    return text.removePrefix(keyboard.field.text)
}

/** Backspace without a run takes what a person takes for one character. */
fun checkCharacters() {
    check("backspace takes a character, with all that belongs to it: ${Layouts.cheonjiin}") {
        for (text in others) expect(characters.findAll(text).last().value, lastCharacter(text)) { text }
        others.size
    }
    check("and finds where it begins, whatever scalar of the first plane stands there") {
        var wrong = 0
        for (before in listOf("a", "\u1100", "\u1161", "\u11A8", "가", "각", "\u119E", "\u200D", "😀\u200D")) {
            for (unit in '\u0001'..'\uFFFF') {
                val text = before + unit
                if (characters.findAll(text).last().value != lastCharacter(text)) wrong += 1
            }
        }
        println("wrong: $wrong")
        9 * 0xFFFF
    }
}
