// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

import kotlin.jvm.JvmSynthetic

/**
 * The effects of a layout's keys, in the text format of docs/spec/FORMAT.md. A look-up reads at most three cells. Even
 * if the text of the trie is invalid, a look-up returns only Unicode scalars. A digit outside the text counts as 0, and
 * a key with an impossible cell does nothing. [TrieFile] opens a trie. A trie is immutable, so any thread can read it.
 */
public class Trie internal constructor(
    @get:JvmSynthetic internal val text: String, style: DotStyle? = null,
) {
    // The characters from % to ~.
    private val digits = ByteArray(text.length) { (text[it] - '%').toByte() }
    private val letterCount = digit(12)
    private val letters = pair(13)
    private val keys = pair(15)
    private val blocks = pair(17)

    /** The number of keys, including backspace, which is the last key. */
    public val keyCount: Int = digit(19)

    /**
     * The style of pending dots; null if there are no pending dots. The given style overrides the style in the header.
     */
    @get:JvmSynthetic
    internal val dots: DotStyle? = when (digit(20)) {
        TrieFormat.NO_DOTS -> null
        TrieFormat.COMPATIBILITY -> style ?: DotStyle.COMPATIBILITY
        else -> style ?: DotStyle.CONJOINING
    }
    private val isCompatible = dots == DotStyle.COMPATIBILITY

    /**
     * Returns the effect of pressing a key on the [text] before the cursor. Only the last four UTF-16 code units of
     * [text] matter. [KeyboardLayout] and [Composer] use this look-up.
     *
     * @param number The index of the key in the layout; [keyCount] - 1 is backspace.
     * @return null if the key does nothing here.
     */
    public fun edit(number: Int, text: CharSequence): Edit? {
        if (number !in 0 until keyCount) return null
        val key = keys + TrieFormat.KEY_SIZE * number
        var about = text.scalarBefore(text.length)
        var deleting = text.unitsBefore(text.length)
        var cell = lastCell(key, about)
        if (cell >= TrieFormat.BEFORE) {
            val block = blocks + 2 * (cell - TrieFormat.BEFORE)
            val end = text.length - deleting
            val before = text.scalarBefore(end)
            cell = entry(block, beforeIndex(before))
            if (cell > 0) {
                about = before
                deleting += text.unitsBefore(end)
            } else {
                cell = pair(block)
            }
        }
        if (cell == 0) return appended(key)?.let { Edit(0, it) }
        return written(cell, about, key)?.let { Edit(deleting, it) }
    }

    /** Returns the cell for the [last] scalar; 0 if there is no such cell. */
    private fun lastCell(key: Int, last: Int): Int {
        if (isSyllable(last)) {
            val tail = tail(last)
            return if (tail > 0) cell(key + 2, tail) else cell(key + 4, (last - FIRST_SYLLABLE) / TAILS % VOWELS)
        }
        val lead = lead(last)
        if (lead < LEADS && last >= FIRST_CONSONANT) return cell(key + 6, lead)
        if (last in FIRST_VOWEL until FIRST_VOWEL + VOWELS) return cell(key + 8, last - FIRST_VOWEL)
        for (own in 0 until if (isScalar(last)) letterCount else 0) {
            if (letter(OWN_LETTERS + own) == last) return cell(key + 8, VOWELS + own)
        }
        return 0
    }

    /** Returns the cell at [index] of the block at [pointer]. */
    private fun cell(pointer: Int, index: Int): Int {
        val block = pair(pointer)
        return entry(block, index).let { if (it >= 0) it else pair(block) }
    }

    /** Returns the cell at [index] of a block; -1 if [index] is outside the block's range. */
    private fun entry(block: Int, index: Int): Int {
        val place = index - digit(block + 2)
        return if (place in 0 until digit(block + 3)) pair(block + 4 + 2 * place) else -1
    }

    /**
     * Returns the index of [scalar], which precedes the last scalar, in a before-block. The index of a syllable is its
     * tail. All bare leads share one index. Returns -1 for all other scalars.
     */
    private fun beforeIndex(scalar: Int): Int = when {
        isSyllable(scalar) -> tail(scalar)
        lead(scalar) < LEADS -> TrieFormat.LEAD_INDEX
        else -> -1
    }

    /**
     * Returns the text with which [cell] replaces the scalar [about]; null if the cell does not apply to that scalar.
     */
    private fun written(cell: Int, about: Int, key: Int): String? = when {
        cell < TrieFormat.PUSH -> withTail(about, cell - TrieFormat.TAIL)
        cell < TrieFormat.CARRY ->
            both(withTail(about, (cell - TrieFormat.PUSH) / LEADS), textOf(letter((cell - TrieFormat.PUSH) % LEADS)))
        cell < TrieFormat.VOWEL ->
            both(withTail(about, (cell - TrieFormat.CARRY) / LEADS), joined((cell - TrieFormat.CARRY) % LEADS, key))
        cell <= TrieFormat.APPENDED && lead(about) >= LEADS -> null
        cell < TrieFormat.BARE_LEAD -> syllable(lead(about), cell - TrieFormat.VOWEL)
        cell == TrieFormat.BARE_LEAD -> textOf(letter(lead(about)))
        cell == TrieFormat.APPENDED -> joined(lead(about), key)
        cell == TrieFormat.NOTHING -> ""
        cell < TrieFormat.BEFORE -> textOf(letter(cell - TrieFormat.LETTER))
        else -> null
    }

    /** Returns the letter that the key appends; null if it appends no letter. */
    private fun appended(key: Int): String? = digit(key).let { if (it == TrieFormat.NONE) null else textOf(letter(it)) }

    /**
     * Returns the key's letter joined to [lead]. The result is a syllable, or the lead and a pending dot. Returns null
     * if the letter does not join a lead.
     */
    private fun joined(lead: Int, key: Int): String? {
        val letter = appended(key) ?: return null
        return when (val joining = digit(key + 1)) {
            in 0 until VOWELS -> syllable(lead, joining)
            TrieFormat.PENDING -> both(textOf(if (isCompatible) letter(lead) else FIRST_CONJOINING_LEAD + lead), letter)
            else -> null
        }
    }

    private fun both(first: String?, second: String?): String? =
        if (first == null || second == null) null else first + second

    private fun isSyllable(scalar: Int): Boolean = scalar in FIRST_SYLLABLE..LAST_SYLLABLE

    private fun tail(syllable: Int): Int = (syllable - FIRST_SYLLABLE) % TAILS

    /** Returns the syllable [scalar] with another [tail]; null if it is not a syllable. */
    private fun withTail(scalar: Int, tail: Int): String? =
        if (isSyllable(scalar)) textOf(scalar - tail(scalar) + tail) else null

    private fun syllable(lead: Int, vowel: Int): String? = textOf(FIRST_SYLLABLE + (lead * VOWELS + vowel) * TAILS)

    /**
     * Returns the number of the lead in [scalar], which is a syllable, a conjoining lead or a compatibility consonant.
     * Returns 19 or more for other scalars.
     */
    private fun lead(scalar: Int): Int = when (scalar) {
        in FIRST_SYLLABLE..LAST_SYLLABLE -> (scalar - FIRST_SYLLABLE) / (VOWELS * TAILS)
        in FIRST_CONJOINING_LEAD until FIRST_CONJOINING_LEAD + LEADS -> scalar - FIRST_CONJOINING_LEAD
        in FIRST_CONSONANT until FIRST_VOWEL -> digit(letters + 3 * letterCount + LEADS + scalar - FIRST_CONSONANT)
        else -> TrieFormat.NONE
    }

    /**
     * Returns the scalar of the letter with this [number]. The numbers count 19 consonants, then 21 vowels, then the
     * trie's own letters.
     */
    private fun letter(number: Int): Int = when {
        number < LEADS -> FIRST_CONSONANT + digit(letters + 3 * letterCount + number)
        number < OWN_LETTERS -> FIRST_VOWEL + number - LEADS
        number < OWN_LETTERS + letterCount -> {
            val offset = letters + 3 * (number - OWN_LETTERS)
            val scalar = pair(offset) + digit(offset + 2) * TrieFormat.BASE * TrieFormat.BASE
            if (isCompatible) compatible(scalar) else scalar
        }
        else -> 0
    }

    /** Returns the letter [scalar] in the compatibility style. */
    private fun compatible(scalar: Int): Int = when (scalar) {
        TrieFormat.DOT -> TrieFormat.COMPATIBILITY_DOT
        TrieFormat.TWO_DOTS -> TrieFormat.COMPATIBILITY_TWO_DOTS
        else -> scalar
    }

    private fun digit(offset: Int): Int = if (offset < digits.size) digits[offset].toInt() else 0

    /** Returns the number that the two digits at [offset] encode. The lower digit comes first. */
    private fun pair(offset: Int): Int = digit(offset) + digit(offset + 1) * TrieFormat.BASE

    private companion object {
        // The counts of leads, vowels and tails, and the first code points of their ranges.
        const val LEADS = 19
        const val VOWELS = 21
        const val TAILS = 28
        const val FIRST_CONJOINING_LEAD = 0x1100
        const val FIRST_CONSONANT = 0x3131
        const val FIRST_VOWEL = 0x314F
        const val FIRST_SYLLABLE = 0xAC00
        const val LAST_SYLLABLE = 0xD7A3
        /** The number of the first of the trie's own letters. */
        const val OWN_LETTERS = LEADS + VOWELS
    }
}
