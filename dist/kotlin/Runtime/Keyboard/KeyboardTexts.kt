// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

/** Functions that examine the text before the cursor. */
internal object KeyboardTexts {
    /**
     * Returns true if a capital is due after [text] in a field that asks for [capitals]. Returns false if [text] is
     * null, because the text is then unknown.
     */
    fun isCapitalDue(capitals: KeyboardField.Capitals, text: CharSequence?): Boolean {
        if (text == null) return false
        val last = text.lastOrNull()
        if (last == null || last == '\n') return true
        if (last != ' ') return false
        val end = text.lastOrNull { it != ' ' }
        return capitals == KeyboardField.Capitals.WORDS || end == null || end in "\n.!?…"
    }

    /** Returns true if [text] ends in a letter or digit and one space, so that a second space makes a full stop. */
    fun endsInWordAndSpace(text: CharSequence): Boolean {
        if (text.lastOrNull() != ' ') return false
        val last = text.scalarBefore(text.length - 1)
        // Common code has no categories above U+FFFF, where the letters in use are ideographs.
        return last in 0x20000..0x3FFFF || categoryOf(last) in LETTERS_AND_DIGITS
    }

    /** Returns the length of the last word of [text] in code units, including the blanks that follow the word. */
    fun lastWord(text: CharSequence): Int {
        var start = text.length
        while (start > 0 && isBlank(text[start - 1])) start -= 1
        val end = start
        while (start > 0 && !isBlank(text[start - 1])) start -= 1
        // The text of a session may begin within a surrogate pair.
        if (start < end && text[start].isLowSurrogate()) start += 1
        return text.length - start
    }

    /**
     * Splits [template] at its `|`, which marks the place of the cursor. Returns the text without the `|`, and the
     * number of characters that followed the `|`.
     */
    fun splitAtCursor(template: String): Pair<String, Int> {
        val cursor = if (template.length > 1) template.indexOf('|') else -1
        if (cursor < 0) return template to 0
        val end = template.substring(cursor + 1)
        return template.substring(0, cursor) + end to characters(end)
    }

    /** Returns the number of user-perceived characters in [text]. */
    private fun characters(text: String): Int {
        var count = 0
        var end = 0
        while (end < text.length) {
            end = text.endOfCharacter(end)
            count += 1
        }
        return count
    }

    private fun isBlank(character: Char): Boolean = character == ' ' || character == '\n'

    private val LETTERS_AND_DIGITS = setOf(
        CharCategory.UPPERCASE_LETTER, CharCategory.LOWERCASE_LETTER, CharCategory.TITLECASE_LETTER,
        CharCategory.MODIFIER_LETTER, CharCategory.OTHER_LETTER, CharCategory.DECIMAL_DIGIT_NUMBER,
        CharCategory.LETTER_NUMBER, CharCategory.OTHER_NUMBER,
    )
}
