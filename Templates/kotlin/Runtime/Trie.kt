/**
 * A layout's transitions as docs/FORMAT.md lays them out, read in place: a look-up reads three cells
 * at most and makes nothing but the edit and its text.
 */
internal class Trie(text: String) {
    // Digits of base 90, written as the characters from % to ~.
    private val digits = ByteArray(text.length) { (text[it].code - FIRST_DIGIT).toByte() }
    private val letterCount = digit(LETTER_COUNT_AT)
    private val letters = pair(LETTERS_AT)
    private val keys = pair(KEYS_AT)
    private val blocks = pair(BLOCKS_AT)

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
        if (last in FIRST_SYLLABLE..LAST_SYLLABLE) {
            val tail = (last - FIRST_SYLLABLE) % TAILS
            if (tail > 0) return cell(record + TAIL_BLOCK, tail)
            return cell(record + VOWEL_BLOCK, (last - FIRST_SYLLABLE) / TAILS % VOWELS)
        }
        val vowel = last - FIRST_VOWEL
        if (vowel in 0 until VOWELS) return cell(record + LETTER_BLOCK, vowel)
        val lead = lead(last)
        if (lead < LEADS && last >= FIRST_CONSONANT) return cell(record + LEAD_BLOCK, lead)
        for (index in 0 until letterCount) {
            val number = VOWELS + index
            if (letter(LEADS + number) == last.toLong()) return cell(record + LETTER_BLOCK, number)
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
        scalar in FIRST_SYLLABLE..LAST_SYLLABLE -> (scalar - FIRST_SYLLABLE) % TAILS
        lead(scalar) < LEADS -> LEAD_INDEX
        else -> -1
    }

    /** What [cell] makes of [scalar]: up to three scalars, the first in the lowest 21 bits. */
    private fun written(cell: Int, scalar: Int, record: Int): Long = when {
        cell < PUSH -> withTail(cell - TAIL, scalar)
        cell < CARRY ->
            withTail((cell - PUSH) / LEADS, scalar) or (letter((cell - PUSH) % LEADS) shl SCALAR_BITS)
        cell < VOWEL ->
            withTail((cell - CARRY) / LEADS, scalar) or
                (onLead((cell - CARRY) % LEADS, record) shl SCALAR_BITS)
        cell < BARE_LEAD -> syllable(lead(scalar), cell - VOWEL)
        cell == BARE_LEAD -> letter(lead(scalar))
        cell == APPENDED -> onLead(lead(scalar), record)
        cell == NOTHING -> 0
        else -> letter(cell - LETTER)
    }

    /** What the key appends, on a [lead]: a syllable, or the lead and a pending dot. */
    private fun onLead(lead: Int, record: Int): Long {
        val vowel = digit(record + 1)
        if (vowel < VOWELS) return syllable(lead, vowel)
        val first = if (vowel == CONJOINING) 0L + FIRST_CONJOINING_LEAD + lead else letter(lead)
        return first or (letter(digit(record)) shl SCALAR_BITS)
    }

    /** The syllable [scalar] with another [tail]. */
    private fun withTail(tail: Int, scalar: Int): Long =
        0L + scalar - (scalar - FIRST_SYLLABLE) % TAILS + tail

    private fun syllable(lead: Int, vowel: Int): Long =
        0L + FIRST_SYLLABLE + (lead * VOWELS + vowel) * TAILS

    /** The lead of a syllable, a pending form or a lone consonant; 19 or more of anything else. */
    private fun lead(scalar: Int): Int = when (scalar) {
        in FIRST_SYLLABLE..LAST_SYLLABLE -> (scalar - FIRST_SYLLABLE) / (VOWELS * TAILS)
        in FIRST_CONJOINING_LEAD until FIRST_CONJOINING_LEAD + LEADS -> scalar - FIRST_CONJOINING_LEAD
        in FIRST_CONSONANT until FIRST_VOWEL ->
            digit(letters + LETTER_SIZE * letterCount + LEADS + scalar - FIRST_CONSONANT)
        else -> NONE
    }

    /** The scalar of a letter by its [number]: 19 consonants, 21 vowels, then the trie's own. */
    private fun letter(number: Int): Long {
        if (number < LEADS) return 0L + FIRST_CONSONANT + digit(letters + LETTER_SIZE * letterCount + number)
        if (number < LEADS + VOWELS) return 0L + FIRST_VOWEL + number - LEADS
        val offset = letters + LETTER_SIZE * (number - LEADS - VOWELS)
        return 0L + pair(offset) + digit(offset + 2) * BASE * BASE
    }

    private fun digit(offset: Int): Int = digits[offset].toInt()

    /** A number of two digits, the lower first. */
    private fun pair(offset: Int): Int = digit(offset) + digit(offset + 1) * BASE

    private companion object {
        const val BASE = 90
        const val FIRST_DIGIT = 0x25

        // Where the header has each.
        const val LETTER_COUNT_AT = 12
        const val LETTERS_AT = 13
        const val KEYS_AT = 15
        const val BLOCKS_AT = 17

        const val LETTER_SIZE = 3
        const val KEY_SIZE = 10

        // Where a key has the block for each kind of last scalar.
        const val TAIL_BLOCK = 2
        const val VOWEL_BLOCK = 4
        const val LEAD_BLOCK = 6
        const val LETTER_BLOCK = 8

        // How many there are, and where Unicode has them.
        const val LEADS = 19
        const val VOWELS = 21
        const val TAILS = 28
        const val FIRST_SYLLABLE = 0xAC00
        const val FIRST_CONSONANT = 0x3131
        const val FIRST_VOWEL = 0x314F
        const val FIRST_CONJOINING_LEAD = 0x1100
        const val LAST_SYLLABLE = 0xD7A3

        /** How far apart the scalars of an answer are. */
        const val SCALAR_BITS = 21

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
