package consumer

import hwalja.Composer
import hwalja.Layouts

private val word = listOf("ㅎ", "ㅏ", "ㄴ", "ㄱ", "ㅡ", "ㄹ").map { Layouts.dubeolsik.key(it)!! }

/** What the word's keys make if the run ends after so many of them. */
private fun typed(endsAfter: Int): String {
    val text = StringBuilder()
    val composer = Composer(Layouts.dubeolsik)
    word.forEachIndexed { place, key ->
        if (place == endsAfter) composer.commit()
        val edit = composer.press(key)
        text.setLength(text.length - edit.deleting)
        text.append(edit.inserting)
    }
    return text.toString()
}

private val subsets: List<Set<Call>> =
    (0 until 16).map { bits -> Call.entries.filter { bits shr it.ordinal and 1 == 1 }.toSet() }

/** On hosts with a text of their own, whatever calls a keyboard passes on, an interruption costs a join at most. */
fun checkLifecycle() {
    check("a word is 한글 if nothing ends its run, or if that ends after 한") {
        expect("한글", typed(endsAfter = 0))
        expect("한글", typed(endsAfter = 3))
        expect("한ㄱㅡㄹ", typed(endsAfter = 4))
    }
    val holding = hostCases.filter { it.holds("한ㄱㅡㄹ") }
    val interruptions = mapOf<String, Phone.() -> Unit>(
        "hidden and shown" to { hideAndShow() }, "left and entered" to { leaveAndReturn() },
    )
    for ((name, interrupt) in interruptions) {
        forEveryHost("$name in mid-word, whatever is wired", holding) { case, underlines, tally ->
            for (calls in subsets) {
                for (presses in 1 until word.size) {
                    val host = case.make()
                    val phone = SessionPhone(host, underlines, calls)
                    phone.session.layout = Layouts.dubeolsik
                    val problem = runCatching {
                        word.forEachIndexed { place, key ->
                            if (place == presses) phone.turn { phone.interrupt() }
                            phone.turn { phone.session.press(key) }
                        }
                    }.exceptionOrNull()
                    val isRight = problem == null && host.shown in setOf("한글", typed(presses))
                    val what = "$presses presses, wired $calls → ${host.shown} ${problem ?: ""}"
                    tally.count(what.takeUnless { isRight })
                }
            }
        }
    }
}

/** A session that hears of each change at once need not ask more than one question a press. */
fun checkReads() {
    val fresh = hostCases.filter { it.name in setOf("TextView", "Flutter", "Compose", "Chromium of 2017") }
    forEveryHost("at most a question a press while reports are fresh", fresh) { case, underlines, tally ->
        val host = case.make()
        val phone = SessionPhone(host, underlines)
        phone.session.layout = Layouts.dubeolsik
        repeat(10) {
            for (key in word) {
                val before = host.counted.reads
                phone.turn { phone.session.press(key) }
                val reads = host.counted.reads - before
                tally.count("${host.shown} → $reads questions, ${host.counted.reads} so far".takeIf { reads > 1 })
            }
        }
        check(host.shown == "한글".repeat(10)) { host.shown }
    }
}
