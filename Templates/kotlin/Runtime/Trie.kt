/**
 * A layout's transitions as docs/FORMAT.md lays them out, read in place: a look-up reads three cells
 * at most and makes nothing but the edit and its text.
 */
internal class Trie(private val digits: String) {
    private val letterCount = digit(12)
    private val letters = pair(13)
    private val keys = pair(15)
    private val blocks = pair(17)

    /**
     * What key number [key], backspace the last, does with [text] before the cursor; null if nothing.
     */
    fun edit(key: Int, text: CharSequence): Edit? {
        val record = keys + key * KEY_SIZE
        var deleting = text.unitsBefore(text.length)
        var scalar = text.scalarBefore(text.length)
        var cell = lastCell(record, scalar)
        if (cell >= BEFORE) {
            val block = blocks + 2 * (cell - BEFORE)
            cell = pair(block)
            val end = text.length - deleting
            val before = text.scalarBefore(end)
            val found = entry(block, beforeIndex(before))
            if (found > 0) {
                cell = found
                scalar = before
                deleting += text.unitsBefore(end)
            }
        }
        if (cell > 0) return Edit(deleting, textOf(written(cell, scalar, record)))
        val appended = digit(record)
        return if (appended == NONE) null else Edit(0, textOf(letter(appended)))
    }

    /** The cell for the [last] scalar, 0 if there is none. */
    private fun lastCell(record: Int, last: Int): Int {
        val syllable = last - 0xAC00
        if (syllable in 0..11_171) {
            val tail = syllable % 28
            return if (tail > 0) cell(record + 2, tail) else cell(record + 4, syllable / 28 % 21)
        }
        val jamo = last - 0x3131
        if (jamo in 30..50) return cell(record + 8, jamo - 30)
        val lead = lead(last)
        if (lead < 19 && jamo >= 0) return cell(record + 6, lead)
        for (index in 0 until letterCount) {
            if (letter(40 + index) == last.toLong()) return cell(record + 8, 21 + index)
        }
        return 0
    }

    /** The cell at [index] of the block that [pointer] names, or the block's own outside its range. */
    private fun cell(pointer: Int, index: Int): Int {
        val block = pair(pointer)
        val found = entry(block, index)
        return if (found >= 0) found else pair(block)
    }

    /** The cell at [index] of [block], -1 outside its range. */
    private fun entry(block: Int, index: Int): Int {
        val offset = index - digit(block + 2)
        return if (offset in 0 until digit(block + 3)) pair(block + 4 + 2 * offset) else -1
    }

    /** The index of the scalar before the last: its tail, or that of a bare lead; -1 of others. */
    private fun beforeIndex(scalar: Int): Int = when {
        scalar in 0xAC00..0xD7A3 -> (scalar - 0xAC00) % 28
        lead(scalar) < 19 -> LEAD_INDEX
        else -> -1
    }

    /** What [cell] makes of [scalar]: up to three scalars, the first in the lowest 21 bits. */
    private fun written(cell: Int, scalar: Int, record: Int): Long = when {
        cell < PUSH -> withTail(cell - TAIL, scalar)
        cell < CARRY ->
            withTail((cell - PUSH) / 19, scalar) or (letter((cell - PUSH) % 19) shl 21)
        cell < VOWEL ->
            withTail((cell - CARRY) / 19, scalar) or (onLead((cell - CARRY) % 19, record) shl 21)
        cell < BARE_LEAD -> syllable(lead(scalar), cell - VOWEL)
        cell == BARE_LEAD -> letter(lead(scalar))
        cell == APPENDED -> onLead(lead(scalar), record)
        cell == NOTHING -> 0
        else -> letter(cell - LETTER)
    }

    /** What the key appends, on a [lead]: a syllable, or the lead and a pending dot. */
    private fun onLead(lead: Int, record: Int): Long {
        val vowel = digit(record + 1)
        if (vowel < 21) return syllable(lead, vowel)
        val first = if (vowel == CONJOINING) 0x1100L + lead else letter(lead)
        return first or (letter(digit(record)) shl 21)
    }

    /** The syllable [scalar] with another [tail]. */
    private fun withTail(tail: Int, scalar: Int): Long = 0L + scalar - (scalar - 0xAC00) % 28 + tail

    private fun syllable(lead: Int, vowel: Int): Long = 0xAC00L + (lead * 21 + vowel) * 28

    /** The lead of a syllable, a pending form or a lone consonant; 19 or more of anything else. */
    private fun lead(scalar: Int): Int = when (scalar) {
        in 0xAC00..0xD7A3 -> (scalar - 0xAC00) / 588
        in 0x1100..0x1112 -> scalar - 0x1100
        in 0x3131..0x314E -> digit(letters + 3 * letterCount + 19 + scalar - 0x3131)
        else -> NONE
    }

    /** The scalar of a letter by its [number]: 19 consonants, 21 vowels, then the trie's own. */
    private fun letter(number: Int): Long {
        if (number < 19) return 0x3131L + digit(letters + 3 * letterCount + number)
        if (number < 40) return 0x314FL + number - 19
        val offset = letters + 3 * (number - 40)
        return 0L + pair(offset) + digit(offset + 2) * 8_100
    }

    /** A digit of base 90, written as a character from % to ~. */
    private fun digit(offset: Int): Int = digits[offset].code - 0x25

    /** A number of two digits, the lower first. */
    private fun pair(offset: Int): Int = digit(offset) + digit(offset + 1) * 90

    private companion object {
        const val KEY_SIZE = 10

        // Where each kind of cell begins; 0 says nothing.
        const val TAIL = 1
        const val PUSH = 29
        const val CARRY = 561
        const val VOWEL = 1_093
        const val BARE_LEAD = 1_114
        const val APPENDED = 1_115
        const val NOTHING = 1_116
        const val LETTER = 1_117
        const val BEFORE = 1_206

        /** The index of a lead without a vowel, before the last scalar. */
        const val LEAD_INDEX = 28

        /** The letter of a key that appends none; what a consonant or mark makes on a lead. */
        const val NONE = 89

        /** A letter that follows the conjoining lead, U+1100…. */
        const val CONJOINING = 21
    }
}
