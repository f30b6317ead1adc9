package consumer

import android.view.inputmethod.EditorInfo

/**
 * A field [before] and [after] steps of docs/spec/COMPOSER.md and of Android's: `(속` is what somebody else leaves
 * marked, and `)` marks nothing; `#` has the text become another, and `other` the field; `anew` has input start anew in
 * the same one, which does not say where the selection is; `away` takes the connection, `back` gives another; from
 * `read-only` on the field takes nothing. Where the cursor goes is told after the next step.
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

/** What is marked as composing is between `(` and `)`, all of what is selected the cursor. */
private val marked = mapOf(
    "what can still change is marked as composing, and nothing else" to listOf(
        Scenario("가|나", "ㅇㅁ 인 천 ㄴㄹ ㄱㅋ", "가(안ㄱ|)나"),
        Scenario("가|나", "ㅇㅁ 인 천 ㄴㄹ ㄱㅋ ⌫ ⌫", "가(아|)나"),
        Scenario("가|나", "ㅇㅁ 인 천 _ ㄱㅋ ⌫", "가아|나"),
        Scenario("|", "ㄱㅋ 인 천 ".repeat(300).trim(), "${"가".repeat(44)}(${"가".repeat(256)}|)"),
    ),
    "nothing is marked once the run has ended, whatever ended it" to
        listOf("_" to "", "␣" to "", "⏎" to "\n", "\"1\"" to "1", "\"\"" to "", "=sky" to "")
            .map { (end, text) -> Scenario("|", "ㅇㅁ 인 천 $end", "아$text|") },
    "a run goes on that the field does not mark any more, and ends where its marks are elsewhere" to listOf(
        Scenario("|", "ㅇㅁ 인 ) 천 ㄴㄹ ㅅㅎ", "(안ㅅ|)"),
        Scenario("|", "ㄴㄹ _ ㄴㄹ >1 ㄴㄹ", "ㄴ(ㄴ|)ㄴ"),
    ),
    "a run goes on after a pause where input has started anew" to listOf(
        Scenario("가|", "=dubeolsik ㅇ ㅏ anew … ㄴ", "가(안|)", openHosts),
        Scenario("가|", "=dubeolsik ㅇ ㅏ ㄴ anew … ⌫", "가(아|)", openHosts),
    ),
    "whether the run is underlined can change" to listOf(
        Scenario("가|", "plain ㅇㅁ", "가ㅇ|"),
        Scenario("가|", "plain ㅇㅁ underlined 인", "가(이|)"),
        Scenario("가|", "ㅇㅁ 인 plain 천", "가아|"),
    ),
)

/** A field that shows one character, and holds so many. */
private fun little(room: Int) =
    listOf(HostCase("tells little", isPrompt = true, connect = { Telling(it, "1") }) { Editor(room) })

/** A field for names in Hangul, whose filter knows no conjoining letters. */
private val names = listOf(HostCase("names") { Editor(takes = Regex("[가-힣ㄱ-ㅎㅏ-ㅣㆍᆞᆢ‥•·﹕]+")::matches) })

private val lateForAMoment = restlessHosts.filter { it.catchesUp }

/** A field whose app writes `#` at its start once the text has two characters. */
private val prefixing = HostCase("prefixes") {
    Editor(watcher = { editor -> editor.content.run { if (text.length == 2 && text[0] != '#') replace(0, 0, "#") } })
}

/** The same whether the run is underlined or not. */
private val written = mapOf(
    "what somebody else left marked is not overwritten" to listOf(
        Scenario("|", "(속 ㄱㅋ", "속ㄱ|"),
        Scenario("|", "(속 \"ㄱ\"", "속ㄱ|"),
        Scenario("나|", "(속 ⌫", "나|"),
        Scenario("나|", "(속 >0~1 ⌫", "|속"),
    ),
    "a field that is full loses nothing, and one that is read only gets nothing" to listOf(
        Scenario("|", "ㄱㅋ 인 천 ㄱㅋ ㄱㅋ 인 천", "갘|", listOf(limited(1), flutter("a limit", limiting(1)))),
        Scenario("나|", "ㄱㅋ 인 천 ㄴㄹ ㅈㅊ 천", "나갅|", listOf(limited(2))),
        Scenario("|", "ㄱㅋ 인 천 ㄱㅋ ㄱㅋ 인", "가키|", listOf(limited(2))),
        Scenario("나|", "ㄱㅋ 인 천 ㄱㅋ ㄱㅋ 인", "나가키|", listOf(limited(3))),
        Scenario("가나다라|", "ㄱㅋ 인 천 ㄱㅋ ㄱㅋ 인", "가나다라가키|", listOf(limited(6, late = 2))),
        Scenario("가|", "read-only ㄱㅋ 인 천 ⌫ ␣ ⏎", "가|"),
    ),
    "a field that refuses what a press makes keeps what stood there" to listOf(
        Scenario("|", "ㄱㅋ 인 ㅇㅁ ㅇㅁ … ㅇㅁ 천", "김ㅇ|", names),
        Scenario("|", "ㄱㅋ 인 ㅇㅁ ㅇㅁ … ㅇㅁ 천 ⌫", "김|", names),
        Scenario("|", "ㅇㅁ 인 천 ㄴㄹ", "안|", names),
        Scenario("|", "=dubeolsik ㅇ ㅏ ㄴ ㄴ ㅕ ㅇ", "안녕|", names),
    ),
    "where reports were late for a moment, a run does not go on after the same text elsewhere" to listOf(
        Scenario("|", "=dubeolsik ㅎ ㅏ ␣ ㅎ ㅏ … >1 … ㄱ", "하ㄱ| 하", lateForAMoment),
        Scenario("|", "=dubeolsik ㅎ ㅏ ␣ ㅎ ㅏ … >1 … ⌫", "| 하", lateForAMoment),
        Scenario("아하 |", "=dubeolsik ㅎ ㅏ … >2 … ㄱ", "아하ㄱ| 하", lateForAMoment),
    ),
    "a field that shows one character is not taken for a full one, which shows the same" to listOf(
        Scenario("|", "=dubeolsik ㄴ ㅏ ㄴ ㅏ", "난|", little(room = 1)),
        Scenario("|", "=dubeolsik ㄴ ㅏ ㄴ ㅏ", "나나|", little(room = 9)),
        Scenario("가나|", "=dubeolsik ? ㄷ _ other ?1 ㄴ ㅏ ㄴ ㅏ ㄴ", "가나ㄷ나난|", little(room = 9)),
    ),
    "a run does not go on in another field or text that ends as it does" to listOf(
        Scenario("|", "ㄴㄹ other ㄴㄹ", "ㄴㄴ|"),
        Scenario("|", "ㄱㅋ _ ㄱㅋ _ ㅇㅁ #ㄱㄱㄴ| 인", "ㄱㄱㄴㅣ|"),
    ),
    "a run goes on where an app that hears of each change writes before it" to listOf(
        Scenario("|", "=dubeolsik ㄱ ㅏ ㄴ ㄱ ㅏ", "#간가|", listOf(prefixing)),
    ),
    "a press before a move is told of looks first: no letter goes that is not the run's" to listOf(
        Scenario("글|뒤", "=dubeolsik ㅎ ㅏ ㄴ ㄱ ㅡ ㄹ >1 ㅏ", "글ㅏ|한글뒤", openHosts),
    ),
    "a dot that begins a run takes no syllable with it where whole characters are deleted and reports are late" to listOf(
        Scenario("|", "ㅂㅍ 인 _ 천 천 인", "비ㅕ|", hosts("Chromium of 2017, reports 2 late")),
        Scenario("|", "ㅇㅁ 지 ⏎ ⎌ 천 인", "으ㅓ|", hosts("Chromium of 2017, reports 2 late")),
    ),
    "half of a pair before the cursor is left as it is, and goes alone" to listOf("\uD83D", "\uDE00", "가\uD83D").flatMap {
        listOf(
            Scenario("$it|", "=dubeolsik ㅎ ㅏ ㄴ ㅏ ⌫ ⌫ ⌫ ⌫", "$it|", openHosts),
            Scenario("$it|", "=dubeolsik ㅎ ⌫ ⌫", "${it.dropLast(1)}|", openHosts),
            Scenario("${"😀".repeat(40)}a|", "=dubeolsik ㅎ ㅏ ⌫ ⌫ ⌫ ⌫", "${"😀".repeat(39)}|", openHosts),
        )
    },
    "without a connection nothing is reached, and with another the session goes on" to listOf(
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

/** What Android's fields do to a run. */
fun checkScenarios() {
    for ((name, scenarios) in marked) check(name) { for (each in scenarios) each.play(underlines = true) { held() } }
    for ((name, scenarios) in written) {
        checkBoth(name) { for (each in scenarios) each.play(underlines = it) { host.notation } }
    }
}
