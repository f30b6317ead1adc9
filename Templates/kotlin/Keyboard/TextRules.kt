/** How much of the text before the cursor a keyboard looks at: more than a word has, or the spaces after it. */
private const val LOOK = 256

/** Whether a capital is due at the end of this text. */
private fun CharSequence.asksForCapital(capitals: Field.Capitals): Boolean {
    val end = endWithout { it == ' ' }
    val last = if (end > 0) this[end - 1] else '\n'
    return when (capitals) {
        Field.Capitals.NONE -> false
        Field.Capitals.WORDS -> end < length || last == '\n'
        Field.Capitals.SENTENCES -> last == '\n' || end < length && last in ".!?…"
    }
}

/** Whether it ends in a letter or a digit, and one space. */
private fun CharSequence.endsInWordAndSpace(): Boolean {
    if (!endsWith(" ")) return false
    val last = scalarBefore(length - 1)
    // Common code knows no categories beyond U+FFFF, where the letters that are typed are ideographs.
    return last in 0x20000..0x3FFFF || categoryOf(last) in LETTERS_AND_DIGITS
}

/** How long the last word is, with the spaces and line feeds after it. */
private fun CharSequence.lastWord(): Int {
    val end = endWithout { it in " \n" }
    val start = subSequence(0, end).endWithout { it !in " \n" }
    // What is looked at may begin within a pair of surrogates.
    return length - if (start < end && this[start].isLowSurrogate()) start + 1 else start
}

/** Where it ends without those characters at its end that are [such]. */
private inline fun CharSequence.endWithout(such: (Char) -> Boolean): Int {
    var end = length
    while (end > 0 && such(this[end - 1])) end -= 1
    return end
}

/** How many characters it has, as a person sees them. */
private fun String.characters(): Int {
    var count = 0
    var rest = this
    while (rest.isNotEmpty()) {
        rest = rest.dropLast(rest.lastCharacter())
        count += 1
    }
    return count
}

/** Where the cursor is to stand in a text that is written; -1 if that is at the end. */
private fun String.cursor(): Int = if (length > 1) indexOf('|') else -1

/** The text that is written, without the sign for the cursor. */
private fun String.withoutCursor(): String =
    cursor().let { if (it < 0) this else substring(0, it) + substring(it + 1) }

private val LETTERS_AND_DIGITS = setOf(
    CharCategory.UPPERCASE_LETTER, CharCategory.LOWERCASE_LETTER, CharCategory.TITLECASE_LETTER,
    CharCategory.MODIFIER_LETTER, CharCategory.OTHER_LETTER, CharCategory.DECIMAL_DIGIT_NUMBER,
    CharCategory.LETTER_NUMBER, CharCategory.OTHER_NUMBER,
)
