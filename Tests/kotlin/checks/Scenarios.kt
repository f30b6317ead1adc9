package consumer

import android.view.inputmethod.EditorInfo

/**
 * A field [before] and [after] steps of docs/spec/COMPOSER.md, or one of these steps for Android:
 * - `(속` makes something other than the session set 속 as the composing region, and `)` clears the region.
 * - `#` sets another text, and `other` opens another field.
 * - `anew` restarts input in the same field, which does not report its selection.
 * - `away` removes the connection, and `back` sets another connection.
 * - After `read-only`, the field accepts nothing.
 *
 * A move of the cursor is reported only after the next step.
 */
private class Scenario(
    val before: String, val steps: String, val after: String, val on: List<HostCase> = listOf(keyboardHosts.first()),
)

private fun SessionPhone.act(step: String) {
    when {
        step == "underlined" -> session.underlines = true
        step == "plain" -> session.underlines = false
        step == "other" -> session.onStartInput(EditorInfo(), restarting = false)
        step == "anew" -> startAnew()
        step == "read-only" -> host.editor.isReadOnly = true
        step == "away" -> isConnected = false
        step == "back" -> isConnected = true
        step == ")" -> host.connection.finishComposingText()
        step[0] == '(' -> host.connection.setComposingText(step.drop(1), 1)
        step[0] == '#' -> host.editor.show(step.drop(1))
        step[0] == '>' -> take(step)
        else -> turn { take(step) }
    }
}

/** Scenarios whose results have the composing region between `(` and `)`, and `|` instead of the selection. */
private val underlined = mapOf(
    "the composing region is exactly the run" to listOf(
        Scenario("가|나", "ㅇㅁ 인 천 ㄴㄹ ㄱㅋ", "가(안ㄱ|)나"),
        Scenario("가|나", "ㅇㅁ 인 천 ㄴㄹ ㄱㅋ ⌫ ⌫", "가(아|)나"),
        Scenario("가|나", "ㅇㅁ 인 천 _ ㄱㅋ ⌫", "가아|나"),
        Scenario("|", "ㄱㅋ 인 천 ".repeat(300).trim(), "${"가".repeat(44)}(${"가".repeat(256)}|)"),
    ),
    "there is no composing region after the run ends, whatever ended it" to
        listOf("_" to "", "␣" to "", "⏎" to "\n", "\"1\"" to "1", "\"\"" to "", "=sky" to "")
            .map { (end, text) -> Scenario("|", "ㅇㅁ 인 천 $end", "아$text|") },
    "a run continues if its composing region is gone, and ends if the region is elsewhere" to listOf(
        Scenario("|", "ㅇㅁ 인 ) 천 ㄴㄹ ㅅㅎ", "(안ㅅ|)"),
        Scenario("|", "ㄴㄹ _ ㄴㄹ >1 ㄴㄹ", "ㄴ(ㄴ|)ㄴ"),
    ),
    "a run continues after a pause and a restart of input" to listOf(
        Scenario("가|", "=dubeolsik ㅇ ㅏ anew … ㄴ", "가(안|)", openHosts),
        Scenario("가|", "=dubeolsik ㅇ ㅏ ㄴ anew … ⌫", "가(아|)", openHosts),
    ),
    "underlining can be turned on and off" to listOf(
        Scenario("가|", "plain ㅇㅁ", "가ㅇ|"),
        Scenario("가|", "plain ㅇㅁ underlined 인", "가(이|)"),
        Scenario("가|", "ㅇㅁ 인 plain 천", "가아|"),
    ),
)

/** Returns a field that reports only one character, and holds up to [room] code units. */
private fun little(room: Int) =
    listOf(HostCase("reports little", isImmediate = true, connect = { ScriptedConnection(it, "1") }) { Editor(room) })

/** Fields for Hangul names. Their filter rejects conjoining letters. */
private val names = listOf(HostCase("names") { Editor(takes = Regex("[가-힣ㄱ-ㅎㅏ-ㅣㆍᆞᆢ‥•·﹕]+")::matches) })

private val lateForAMoment = restlessHosts.filter { it.catchesUp }

/** A field whose app writes `#` at the start of the text once the text has two characters. */
private val prefixing = HostCase("prefixes") {
    Editor(watcher = { editor -> editor.content.run { if (text.length == 2 && text[0] != '#') replace(0, 0, "#") } })
}

/** Scenarios that have the same result with and without an underlined run. */
private val written = mapOf(
    "a composing region of something else is not overwritten" to listOf(
        Scenario("|", "(속 ㄱㅋ", "속ㄱ|"),
        Scenario("|", "(속 \"ㄱ\"", "속ㄱ|"),
        Scenario("나|", "(속 ⌫", "나|"),
        Scenario("나|", "(속 >0~1 ⌫", "|속"),
    ),
    "a full field loses nothing, and a read-only field gets nothing" to listOf(
        Scenario("|", "ㄱㅋ 인 천 ㄱㅋ ㄱㅋ 인 천", "갘|", listOf(limited(1), flutter("a limit", limiting(1)))),
        Scenario("나|", "ㄱㅋ 인 천 ㄴㄹ ㅈㅊ 천", "나갅|", listOf(limited(2))),
        Scenario("|", "ㄱㅋ 인 천 ㄱㅋ ㄱㅋ 인", "가키|", listOf(limited(2))),
        Scenario("나|", "ㄱㅋ 인 천 ㄱㅋ ㄱㅋ 인", "나가키|", listOf(limited(3))),
        Scenario("가나다라|", "ㄱㅋ 인 천 ㄱㅋ ㄱㅋ 인", "가나다라가키|", listOf(limited(6, late = 2))),
        Scenario("가|", "read-only ㄱㅋ 인 천 ⌫ ␣ ⏎", "가|"),
    ),
    "a field that rejects an edit keeps its text" to listOf(
        Scenario("|", "ㄱㅋ 인 ㅇㅁ ㅇㅁ … ㅇㅁ 천", "김ㅇ|", names),
        Scenario("|", "ㄱㅋ 인 ㅇㅁ ㅇㅁ … ㅇㅁ 천 ⌫", "김|", names),
        Scenario("|", "ㅇㅁ 인 천 ㄴㄹ", "안|", names),
        Scenario("|", "=dubeolsik ㅇ ㅏ ㄴ ㄴ ㅕ ㅇ", "안녕|", names),
    ),
    "after late reports, a run does not continue after the same text elsewhere" to listOf(
        Scenario("|", "=dubeolsik ㅎ ㅏ ␣ ㅎ ㅏ … >1 … ㄱ", "하ㄱ| 하", lateForAMoment),
        Scenario("|", "=dubeolsik ㅎ ㅏ ␣ ㅎ ㅏ … >1 … ⌫", "| 하", lateForAMoment),
        Scenario("아하 |", "=dubeolsik ㅎ ㅏ … >2 … ㄱ", "아하ㄱ| 하", lateForAMoment),
    ),
    "a field that shows one character is not mistaken for a full field" to listOf(
        Scenario("|", "=dubeolsik ㄴ ㅏ ㄴ ㅏ", "난|", little(room = 1)),
        Scenario("|", "=dubeolsik ㄴ ㅏ ㄴ ㅏ", "나나|", little(room = 9)),
        Scenario("가나|", "=dubeolsik ? ㄷ _ other ?1 ㄴ ㅏ ㄴ ㅏ ㄴ", "가나ㄷ나난|", little(room = 9)),
    ),
    "a run does not continue in another field or text with the same end" to listOf(
        Scenario("|", "ㄴㄹ other ㄴㄹ", "ㄴㄴ|"),
        Scenario("|", "ㄱㅋ _ ㄱㅋ _ ㅇㅁ #ㄱㄱㄴ| 인", "ㄱㄱㄴㅣ|"),
    ),
    "a run continues if the app writes before it on each change" to listOf(
        Scenario("|", "=dubeolsik ㄱ ㅏ ㄴ ㄱ ㅏ", "#간가|", listOf(prefixing)),
    ),
    "a press before the report of a move deletes no letter outside the run" to listOf(
        Scenario("글|뒤", "=dubeolsik ㅎ ㅏ ㄴ ㄱ ㅡ ㄹ >1 ㅏ", "글ㅏ|한글뒤", openHosts),
    ),
    "a dot at the start of a run deletes no syllable if the field deletes whole characters and reports late" to listOf(
        Scenario("|", "ㅂㅍ 인 _ 천 천 인", "비ㅕ|", hosts("Chromium of 2017, reports 2 late")),
        Scenario("|", "ㅇㅁ 지 ⏎ ⎌ 천 인", "으ㅓ|", hosts("Chromium of 2017, reports 2 late")),
    ),
    "a lone surrogate before the cursor stays, and is deleted alone" to listOf("\uD83D", "\uDE00", "가\uD83D").flatMap {
        listOf(
            Scenario("$it|", "=dubeolsik ㅎ ㅏ ㄴ ㅏ ⌫ ⌫ ⌫ ⌫", "$it|", openHosts),
            Scenario("$it|", "=dubeolsik ㅎ ⌫ ⌫", "${it.dropLast(1)}|", openHosts),
            Scenario("${"😀".repeat(40)}a|", "=dubeolsik ㅎ ㅏ ⌫ ⌫ ⌫ ⌫", "${"😀".repeat(39)}|", openHosts),
        )
    },
    "without a connection nothing happens, and with another the session works again" to listOf(
        Scenario("가|", "away \"나\" _ ⌫", "가|"),
        Scenario("ㄱ|", "away ㄱㅋ back 인", "ㄱㅣ|"),
    ),
)

private fun Scenario.play(underlines: Boolean, shown: SessionPhone.() -> String) {
    for (case in on) {
        val phone = case.phone(underlines, before)
        for (step in steps.split(' ')) phone.act(step)
        expect(after, phone.shown()) { "$before $steps, ${case.name}" }
    }
}

/** Checks the effects that fields of Android have on a run. */
fun checkScenarios() {
    for ((name, scenarios) in underlined) check(name) { for (each in scenarios) each.play(underlines = true) { held() } }
    for ((name, scenarios) in written) {
        checkBoth(name) { for (each in scenarios) each.play(underlines = it) { host.notation } }
    }
}
