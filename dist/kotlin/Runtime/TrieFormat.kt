// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

/**
 * The constants of docs/spec/FORMAT.md, such as the sizes in a trie, the first number of each kind of cell, and the
 * pending dots.
 */
internal object TrieFormat {
    const val VERSION = 1
    const val BASE = 90
    const val HEADER_SIZE = 22
    const val KEY_SIZE = 10
    const val LEAD_INDEX = 28
    const val NONE = 89
    const val PENDING = 21

    // The styles of pending dots.
    const val NO_DOTS = 0
    const val COMPATIBILITY = 2

    // The first number of each kind of cell.
    const val TAIL = 1
    const val PUSH = 29
    const val CARRY = 561
    const val VOWEL = 1093
    const val BARE_LEAD = 1114
    const val APPENDED = 1115
    const val NOTHING = 1116
    const val LETTER = 1117
    const val BEFORE = 1206

    /** The last consonant of each tail, starting with tail 1. */
    const val LAST_CONSONANTS = "ㄱㄲㅅㄴㅈㅎㄷㄹㄱㅁㅂㅅㅌㅍㅎㅁㅂㅅㅅㅆㅇㅈㅊㅋㅌㅍㅎ"
    const val DOT = 0x119E
    const val TWO_DOTS = 0x11A2
    const val COMPATIBILITY_DOT = 0x318D
    const val COMPATIBILITY_TWO_DOTS = 0x2025
}
