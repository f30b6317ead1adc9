// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

/** What a keyboard finds in the text before the cursor. */
internal object KeyboardTexts {
    /** Whether a capital is due after [text] where a field asks for [capitals]. [text] is null if it is not known. */
    fun areDue(capitals: KeyboardField.Capitals, text: CharSequence?): Boolean {
        if (text == null) return false
        val last = text.lastOrNull()
        if (last == null || last == '\n') return true
        if (last != ' ') return false
        val end = text.lastOrNull { it != ' ' }
        return capitals == KeyboardField.Capitals.WORDS || end == null || end in "\n.!?…"
    }

    /** Whether [text] ends in a letter or a digit and one space: a second space makes a full stop then. */
    fun endsInWordAndSpace(text: CharSequence): Boolean {
        if (text.lastOrNull() != ' ') return false
        val last = text.scalarBefore(text.length - 1)
        // Common code knows no categories beyond U+FFFF, where the letters in use are ideographs.
        return last in 0x20000..0x3FFFF || categoryOf(last) in LETTERS_AND_DIGITS
    }

    /** How many code units the last word of [text] has, with the blanks after it. */
    fun lastWord(text: CharSequence): Int {
        var start = text.length
        while (start > 0 && isBlank(text[start - 1])) start -= 1
        val end = start
        while (start > 0 && !isBlank(text[start - 1])) start -= 1
        // The text of a session may begin within a pair of surrogates.
        if (start < end && text[start].isLowSurrogate()) start += 1
        return text.length - start
    }

    /** [marked] without its `|`, where the cursor is placed, and how many characters follow that. */
    fun parts(marked: String): Pair<String, Int> {
        val cursor = if (marked.length > 1) marked.indexOf('|') else -1
        if (cursor < 0) return marked to 0
        val end = marked.substring(cursor + 1)
        return marked.substring(0, cursor) + end to characters(end)
    }

    /** How many characters [text] has, as a person sees them. */
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
