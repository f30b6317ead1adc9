// Part of Hwalja, under the MIT licence: see LICENSE.

@file:JvmSynthetic

package hwalja

import kotlin.jvm.JvmSynthetic

/**
 * Returns the length of the Unicode scalar before [end] in UTF-16 code units. The length is 0 at the start of the text,
 * and 2 for a surrogate pair.
 */
internal fun CharSequence.unitsBefore(end: Int): Int = when {
    end < 2 -> end
    this[end - 1].isLowSurrogate() && this[end - 2].isHighSurrogate() -> 2
    else -> 1
}

/** Returns the Unicode scalar or lone surrogate before [end]; 0 at the start of the text. */
internal fun CharSequence.scalarBefore(end: Int): Int = when (unitsBefore(end)) {
    0 -> 0
    1 -> this[end - 1].code
    else -> 0x10000 + (this[end - 2].code - 0xD800 shl 10) + (this[end - 1].code - 0xDC00)
}

/** Returns the Unicode scalar at [start]; 0 at the end of the text. */
internal fun CharSequence.scalarAfter(start: Int): Int = when {
    start == length -> 0
    start + 1 < length && unitsBefore(start + 2) == 2 -> scalarBefore(start + 2)
    else -> this[start].code
}

/** Returns the length of the scalar at [start] in UTF-16 code units. */
internal fun CharSequence.unitsAfter(start: Int): Int = if (scalarAfter(start) > 0xFFFF) 2 else 1

/** Returns true if [scalar] is Hangul or a pending dot. In a run, every other scalar is a mark. */
private fun isHangul(scalar: Int): Boolean = scalar in 0x1100..0x11FF || scalar in 0x3131..0x318E ||
    scalar in 0xAC00..0xD7A3 || scalar == TrieFormat.COMPATIBILITY_TWO_DOTS

/** Returns true if a run ends in a letter, not in a mark. */
internal fun CharSequence.endsInHangul(): Boolean = isHangul(scalarBefore(length))

/**
 * Returns the last letter of a run if that letter is a consonant or a mark. Returns an empty text if the letter is a
 * vowel or a dot.
 */
internal fun CharSequence.consonantOrMark(): String {
    val last = scalarBefore(length)
    return when {
        last in 0xAC00..0xD7A3 && (last - 0xAC00) % 28 == 0 -> ""
        last in 0xAC00..0xD7A3 -> TrieFormat.LAST_CONSONANTS[(last - 0xAC00) % 28 - 1].toString()
        isHangul(last) && last !in 0x3131..0x314E -> ""
        else -> substring(length - unitsBefore(length), length)
    }
}

/** Returns true if [value] is a Unicode scalar above 0. */
internal fun isScalar(value: Int): Boolean = value in 1..0xD7FF || value in 0xE000..0x10FFFF

/** Returns [scalar] as text; null if it is not a Unicode scalar above 0. */
internal fun textOf(scalar: Int): String? = when {
    !isScalar(scalar) -> null
    scalar <= 0xFFFF -> scalar.toChar().toString()
    else -> "${(0xD7C0 + (scalar shr 10)).toChar()}${(0xDC00 + (scalar and 0x3FF)).toChar()}"
}
