package consumer

import hwalja.Layouts
import kotlin.random.Random

private const val FIRST = 0xAC00
private const val LEADS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
private const val TAILS = "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"

/** The letters that have a key on Dubeolsik. */
private val parts = ("ㅘㅗㅏ ㅙㅗㅐ ㅚㅗㅣ ㅝㅜㅓ ㅞㅜㅔ ㅟㅜㅣ ㅢㅡㅣ ㄳㄱㅅ ㄵㄴㅈ ㄶㄴㅎ ㄺㄹㄱ ㄻㄹㅁ ㄼㄹㅂ ㄽㄹㅅ ㄾㄹㅌ ㄿㄹㅍ ㅀㄹㅎ ㅄㅂㅅ")
    .split(' ').associate { it[0] to it.drop(1) }

/** Returns the letters of [text] in the order in which a user types them. */
private fun lettersOf(text: String): String = text.map { character ->
    val number = character.code - FIRST
    if (character !in '가'..'힣') "$character"
    else "${LEADS[number / 28 / 21]}${'ㅏ' + number / 28 % 21}${if (number % 28 > 0) TAILS[number % 28 - 1] else ""}"
}.joinToString("").map { parts[it] ?: "$it" }.joinToString("")

/** The letters that a field must have, and the number of letters before the cursor. */
private class Letters {
    var all = ""
    var cursor = 0

    fun write(letters: String) {
        all = all.take(cursor) + letters + all.drop(cursor)
        cursor += letters.length
    }
}

/**
 * Performs random steps on [phone], including changes by others. Returns a description of the fault, or null if no
 * letter has been lost or moved.
 */
private fun follow(phone: SessionPhone, random: Random): String? {
    val layout = Layouts.dubeolsik.also { phone.session.layout = it }
    val model = Letters()
    val done = mutableListOf<String>()
    fun shown() = phone.host.connection.content.run { text.toString() to start }
    repeat(20) {
        val (text, cursor) = shown()
        val step = when (random.nextInt(20)) {
            in 0 until 14 -> layout.keys.random(random).id
            14 -> listOf("_", "␣", "\"1\"").random(random)
            15 -> "…"
            16 -> "+\"x\""
            17 -> "R"
            else -> ">${random.nextInt(text.length + 1)}"
        }
        done += step
        when {
            layout.key(step) != null -> model.write(lettersOf(step))
            step[0] == '>' -> model.cursor = lettersOf(text.take(step.drop(1).toInt())).length
            step == "␣" -> model.write(" ")
            step[0] == '"' || step[0] == '+' -> model.write(quoted(step))
            step == "R" -> {
                model.all = "R" + model.all
                // If the cursor is at the start, the field decides whether the cursor stays there.
                model.cursor += if (cursor > 0) 1 else 0
            }
        }
        if (step == "R") phone.turn { phone.host.editor.edit { replace(0, 0, "R") } } else phone.turn { phone.take(step) }
        val (after, place) = shown()
        if (step == "R" && cursor == 0) model.cursor = place
        val isRight = lettersOf(after) == model.all && lettersOf(after.take(place)).length == model.cursor
        if (!isRight) return "${done.joinToString(" ")}: ${phone.host.notation} and not ${model.all}, at ${model.cursor}"
    }
    return null
}

/** Walks [count] lines on [case] and returns the lines in which a letter is lost or moved. */
fun lostIn(case: HostCase, underlines: Boolean, count: Int): List<String> {
    val random = Random(1)
    return List(count) { runCatching { follow(case.phone(underlines), random) }.getOrElse { "$it" } }.filterNotNull()
}

/**
 * The hosts on which others can act. Hosts that do not show their text are excluded, because no session can know where
 * their cursor is.
 */
val sharedHosts: List<HostCase> =
    (hostCases + restlessHosts).filter { case -> Host(case).connection.let { it.keepsText && it !is ScriptedConnection } }
