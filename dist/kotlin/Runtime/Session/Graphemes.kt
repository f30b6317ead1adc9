// Part of Hwalja, under the MIT licence: see LICENSE.

@file:JvmSynthetic

package hwalja

import kotlin.jvm.JvmSynthetic

/**
 * Returns the start of the user-perceived character that contains the scalar at [index]. This is an extended grapheme
 * cluster of Unicode Standard Annex #29, according to the properties that are available in common code. Above U+FFFF,
 * only the combining characters of emoji are recognized.
 */
internal fun CharSequence.startOfCharacter(index: Int): Int {
    var start = index
    while (start > 0 && isWithinCharacter(start)) start -= unitsBefore(start)
    return start
}

/** Returns the length of the character before [end] in UTF-16 code units. */
internal fun CharSequence.characterBefore(end: Int = length): Int = end - startOfCharacter(end - unitsBefore(end))

/** Returns the end of the character that begins at [start]. */
internal fun CharSequence.endOfCharacter(start: Int): Int {
    var end = start
    do {
        end += unitsAfter(end)
    } while (end < length && isWithinCharacter(end))
    return end
}

/** Returns true if the scalars before and after [index] belong to one character. */
private fun CharSequence.isWithinCharacter(index: Int): Boolean {
    val before = scalarBefore(index)
    val after = scalarAfter(index)
    return when {
        before == 0x0D && after == 0x0A -> true
        isControl(before) || isControl(after) -> false
        isExtending(after) -> true
        before == JOINER -> isPictograph(after) && isAfterPictograph(index - 1)
        isFlagLetter(before) && isFlagLetter(after) -> isAfterOddFlagLetters(index)
        else -> isWithinSyllable(before, after)
    }
}

/** Returns true if a pictograph, possibly with combining characters, is before [end]. */
private fun CharSequence.isAfterPictograph(end: Int): Boolean {
    var index = end
    while (index > 0 && scalarBefore(index) != JOINER && isExtending(scalarBefore(index))) {
        index -= unitsBefore(index)
    }
    return isPictograph(scalarBefore(index))
}

/**
 * Returns true if the letter before [end] begins a flag. It does if it is the first, third, or another odd letter of
 * its sequence.
 */
private fun CharSequence.isAfterOddFlagLetters(end: Int): Boolean {
    var index = end
    while (isFlagLetter(scalarBefore(index))) index -= 2
    return (end - index) % 4 == 2
}

/** Returns true if [before] and [after], jamo or syllables, form one block. */
private fun isWithinSyllable(before: Int, after: Int): Boolean = when (after) {
    in 0x1100..0x115F, in 0xA960..0xA97C, in 0xAC00..0xD7A3 -> isLead(before)
    in 0x1160..0x11A7, in 0xD7B0..0xD7C6 -> isLead(before) || endsInVowel(before)
    in 0x11A8..0x11FF, in 0xD7CB..0xD7FB -> endsInVowel(before) || endsInTail(before)
    else -> false
}

// Conjoining jamo, including archaic ones, and syllables.
private fun isLead(scalar: Int): Boolean = scalar in 0x1100..0x115F || scalar in 0xA960..0xA97C

private fun endsInVowel(scalar: Int): Boolean = when (scalar) {
    in 0xAC00..0xD7A3 -> (scalar - 0xAC00) % 28 == 0
    else -> scalar in 0x1160..0x11A7 || scalar in 0xD7B0..0xD7C6
}

private fun endsInTail(scalar: Int): Boolean = when (scalar) {
    in 0xAC00..0xD7A3 -> (scalar - 0xAC00) % 28 > 0
    else -> scalar in 0x11A8..0x11FF || scalar in 0xD7CB..0xD7FB
}

/** Returns true if [scalar] belongs to the preceding character. */
private fun isExtending(scalar: Int): Boolean = when (scalar) {
    // These letters of Myanmar, Tai Tham and Aiton are separate characters, according to table 2 of the annex.
    0x102B, 0x102C, 0x1038, in 0x1062..0x1064, in 0x1067..0x106D, 0x1083, in 0x1087..0x108C, 0x108F,
    in 0x109A..0x109C, 0x1A61, 0x1A63, 0x1A64, 0xAA7B, 0xAA7D -> false
    JOINER, 0x200C, 0x0E33, 0x0EB3, 0xFF9E, 0xFF9F,
    in 0x1F3FB..0x1F3FF, in 0xE0020..0xE007F, in 0xE0100..0xE01EF -> true
    else -> categoryOf(scalar) in COMBINING
}

private fun isControl(scalar: Int): Boolean =
    scalar != JOINER && scalar != 0x200C && categoryOf(scalar) in CONTROLS

/** Returns true if [scalar] is in a block of pictographs. A joiner combines two such scalars into one character. */
private fun isPictograph(scalar: Int): Boolean = when (scalar) {
    in 0x2194..0x2199, in 0x2600..0x27BF, in 0x2B05..0x2B55, in 0x1F300..0x1FAFF -> true
    else -> false
}

private fun isFlagLetter(scalar: Int): Boolean = scalar in 0x1F1E6..0x1F1FF

/** Returns the category of [scalar]; null above U+FFFF, where common code has no categories. */
internal fun categoryOf(scalar: Int): CharCategory? = if (scalar > 0xFFFF) null else scalar.toChar().category

private const val JOINER = 0x200D

private val COMBINING = setOf(
    CharCategory.NON_SPACING_MARK, CharCategory.ENCLOSING_MARK, CharCategory.COMBINING_SPACING_MARK,
)
private val CONTROLS = setOf(
    CharCategory.CONTROL, CharCategory.FORMAT, CharCategory.LINE_SEPARATOR,
    CharCategory.PARAGRAPH_SEPARATOR, CharCategory.SURROGATE,
)
