// Part of Hwalja, under the MIT licence: see LICENSE.

@file:JvmName("Completions")

package hwalja

import kotlin.jvm.JvmName

/**
 * Returns true if presses without backspace can turn the run into [word] or its beginning. The letters of the run must
 * be the first letters of [word], but presses may still change the last one. Use this for a bar of suggestions.
 *
 * 간 can become 간다, 가나 and, if a press turns ㄴ into ㄹ, 갈, but not 각 or 가. An empty run can become any word. If the word
 * began before the run, pass only the rest of the word. A word may be in NFD.
 */
public fun Composer.canBecome(word: String): Boolean = canBecome(word, composing, layout)

/** Returns true if presses can turn the run into [word] or its beginning, as for [Composer.canBecome]. */
public fun InputSession.canBecome(word: String): Boolean = canBecome(word, composing, layout)

private fun canBecome(word: String, run: String, layout: KeyboardLayout): Boolean {
    val typed = LetterReader(run)
    val wanted = LetterReader(word)
    var letter = typed.next() ?: return true
    while (true) {
        val want = wanted.next() ?: return false
        val next = typed.next() ?: return layout.canTurn(letter, want)
        if (letter != want) return false
        letter = next
    }
}

private const val LEADS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"

/** The first consonant of each tail, starting with tail 1. */
private const val FIRST_CONSONANTS = "ㄱㄲㄱㄴㄴㄴㄷㄹㄹㄹㄹㄹㄹㄹㄹㅁㅂㅂㅅㅆㅇㅈㅊㅋㅌㅍㅎ"

/**
 * A reader of the letters of [text], one by one. It splits a character into letters only when it reaches the character.
 */
private class LetterReader(private val text: String) {
    private var place = 0

    /** The unread letters of the last character. */
    private var letters = ""

    /** Returns the next letter; null at the end. */
    fun next(): String? {
        if (letters.isEmpty()) {
            if (place == text.length) return null
            val start = place
            place += text.unitsAfter(start)
            letters = lettersOf(text.substring(start, place))
        }
        val length = letters.unitsAfter(0)
        return letters.substring(0, length).also { letters = letters.substring(length) }
    }
}

/** Returns the letters of [character] if it is a syllable or a jamo in NFD. Returns any other character unchanged. */
private fun lettersOf(character: String): String = when (val first = character[0]) {
    in '가'..'힣' -> {
        val syllable = first - '가'
        "${LEADS[syllable / 588]}${'ㅏ' + syllable / 28 % 21}${lettersOfTail(syllable % 28)}"
    }
    in '\u1100'..'\u1112' -> LEADS[first - '\u1100'].toString()
    in '\u1161'..'\u1175' -> ('ㅏ' + (first - '\u1161')).toString()
    in '\u11A8'..'\u11C2' -> lettersOfTail(first - '\u11A7')
    else -> character
}

private fun lettersOfTail(tail: Int): String {
    if (tail == 0) return ""
    val (first, last) = FIRST_CONSONANTS[tail - 1] to TrieFormat.LAST_CONSONANTS[tail - 1]
    return if (first == last) "$first" else "$first$last"
}

/** Returns the only letter of [text]; null if [text] does not have exactly one letter. */
private fun onlyLetterOf(text: String): String? {
    val reader = LetterReader(text)
    return reader.next().takeIf { reader.next() == null }
}

/** Returns true if [letter] is [wanted], or if presses that append nothing can turn [letter] into [wanted]. */
private fun KeyboardLayout.canTurn(letter: String, wanted: String): Boolean {
    val letters = mutableListOf(letter)
    var place = 0
    while (place < letters.size && wanted !in letters) {
        val alone = letters[place++]
        for (key in keys) {
            val next = edit(key, alone)?.takeIf { it.deleting > 0 }?.let { onlyLetterOf(it.inserting) }
            if (next != null && next !in letters) letters += next
        }
    }
    return wanted in letters
}
