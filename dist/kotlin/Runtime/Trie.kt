// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

import kotlin.jvm.JvmSynthetic

/**
 * The effects of a layout's keys, in the text format of docs/spec/FORMAT.md. A look-up reads at most three cells. Even
 * for invalid text, it returns only Unicode scalars: a digit outside the text is 0, and a key with an impossible cell
 * does nothing. [TrieFile] opens a trie. It is immutable, so any thread can read it.
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

    /** The number of keys, including backspace, which is the last. */
    public val keyCount: Int = digit(19)

    /** The style of pending dots, null if there are no dots: the given style, or else that of the digit. */
    @get:JvmSynthetic
    internal val dots: DotStyle? = when (digit(20)) {
        TrieFormat.NO_DOTS -> null
        TrieFormat.COMPATIBILITY -> style ?: DotStyle.COMPATIBILITY
        else -> style ?: DotStyle.CONJOINING
    }
    private val isCompatible = dots == DotStyle.COMPATIBILITY

    /**
     * Returns the effect of pressing a key on the [text] before the cursor, of which the last four UTF-16 code units
     * matter. This is the look-up of [KeyboardLayout] and [Composer].
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

    /** Returns the cell for the [last] scalar, 0 if there is no such cell. */
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

    /** Returns the cell at [index] of a block, -1 outside its range. */
    private fun entry(block: Int, index: Int): Int {
        val place = index - digit(block + 2)
        return if (place in 0 until digit(block + 3)) pair(block + 4 + 2 * place) else -1
    }

    /**
     * Returns the index in a before-block of the scalar before the last: its tail, or the index of bare leads; -1 for
     * all others.
     */
    private fun beforeIndex(scalar: Int): Int = when {
        isSyllable(scalar) -> tail(scalar)
        lead(scalar) < LEADS -> TrieFormat.LEAD_INDEX
        else -> -1
    }

    /** Returns the text that [cell] writes for its scalar, [about]; null if that is impossible. */
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

    /** Returns the key's letter on a [lead]: a syllable, or the lead and a pending dot. */
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
     * Returns the lead of a syllable, of a conjoining lead or of a compatibility consonant; 19 or more for other
     * scalars.
     */
    private fun lead(scalar: Int): Int = when (scalar) {
        in FIRST_SYLLABLE..LAST_SYLLABLE -> (scalar - FIRST_SYLLABLE) / (VOWELS * TAILS)
        in FIRST_CONJOINING_LEAD until FIRST_CONJOINING_LEAD + LEADS -> scalar - FIRST_CONJOINING_LEAD
        in FIRST_CONSONANT until FIRST_VOWEL -> digit(letters + 3 * letterCount + LEADS + scalar - FIRST_CONSONANT)
        else -> TrieFormat.NONE
    }

    /** Returns the scalar of the letter with this [number]: 19 consonants, 21 vowels, then the trie's own letters. */
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

    /** Returns the number in two digits, the lower first. */
    private fun pair(offset: Int): Int = digit(offset) + digit(offset + 1) * TrieFormat.BASE

    private companion object {
        // The numbers of these letters, and their first code points.
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
