// Part of Hwalja, under the MIT licence: see LICENSE.

@file:JvmName("Completions")

package hwalja

import kotlin.jvm.JvmName

/**
 * Whether presses without backspace can turn the run into [word] or its beginning. The letters of the run have to be
 * the first letters of [word], but presses may still change the last one. This is for a bar of suggestions.
 *
 * 간 can become 간다, 가나 and, if a press turns ㄴ into ㄹ, 갈, but not 각 or 가. An empty run can become any word. If
 * the word began before the run, ask about the rest of it.
 */
public fun Composer.canBecome(word: String): Boolean = canBecome(word, composing, layout)

/** Whether presses can turn the run into [word] or its beginning, as [Composer.canBecome] says. */
public fun InputSession.canBecome(word: String): Boolean = canBecome(word, composing, layout)

private fun canBecome(word: String, run: String, layout: KeyboardLayout): Boolean {
    val typed = lettersOf(run)
    val wanted = lettersOf(word)
    val last = typed.size - 1
    return last < 0 || last < wanted.size && wanted.subList(0, last) == typed.subList(0, last) &&
        layout.turns(typed[last], wanted[last])
}

private const val LEADS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"

/** The first consonant of each tail, from tail 1 on. */
private const val FIRST_CONSONANTS = "ㄱㄲㄱㄴㄴㄴㄷㄹㄹㄹㄹㄹㄹㄹㄹㅁㅂㅂㅅㅆㅇㅈㅊㅋㅌㅍㅎ"

/** The letters of [text]: of syllables, and of leads before a dot. Any other character is a letter itself. */
private fun lettersOf(text: String): List<String> = buildList {
    for (character in text) {
        when {
            character in '가'..'힣' -> {
                val syllable = character - '가'
                add(LEADS[syllable / 588].toString())
                add(('ㅏ' + syllable / 28 % 21).toString())
                val tail = syllable % 28 - 1
                if (tail < 0) continue
                add(FIRST_CONSONANTS[tail].toString())
                val last = TrieFormat.LAST_CONSONANTS[tail]
                if (last != FIRST_CONSONANTS[tail]) add(last.toString())
            }
            character in '\u1100'..'\u1112' -> add(LEADS[character - '\u1100'].toString())
            character.isLowSurrogate() && isNotEmpty() -> add(removeAt(size - 1) + character)
            else -> add(character.toString())
        }
    }
}

/** Whether [letter] is [wanted], or presses that append nothing turn it into that. */
private fun KeyboardLayout.turns(letter: String, wanted: String): Boolean {
    val letters = mutableListOf(letter)
    var place = 0
    while (place < letters.size && wanted !in letters) {
        val alone = letters[place++]
        for (key in keys) {
            val next = edit(key, alone)?.takeIf { it.deleting > 0 }?.let { lettersOf(it.inserting).singleOrNull() }
            if (next != null && next !in letters) letters += next
        }
    }
    return wanted in letters
}
