package host

import java.io.File
import kotlin.system.exitProcess

private var failures = 0

private fun expect(expected: String, actual: String, where: String) {
    if (expected == actual) return
    failures += 1
    if (failures <= 20) println("FAIL $where: $actual and not $expected")
}

/** How many lines ended their run by the keyboard and not by a key: a combiner has no key that only ends one. */
private var byHost = 0

private val OTHERS = setOf("_", "␣", "⌫", "⎌", "…")

/** Types the tokens of a conformance line, of which [scalars] has the characters of keys. */
private fun AdapterHost.type(tokens: List<String>, scalars: Map<String, Int>) {
    var isByHost = false
    var isAfterKey = false
    for (token in tokens) {
        when (token) {
            // Where space ends a run, it does; elsewhere there is no key for it.
            "_" -> if (endsRunWithSpace && isAfterKey && word.last() in '\u1100'..'\uD7A3') {
                space()
            } else {
                isByHost = true
                finish()
            }
            "␣" -> space()
            "⌫" -> delete(byStroke = false)
            "⎌" -> delete(byStroke = true)
            "…" -> pause()
            else -> { shift(); press(scalars.getValue(token)) }
        }
        isAfterKey = token !in OTHERS
    }
    if (isByHost) byHost += 1
}

/** A second and the millisecond of a press are as long as a pause of 1001, and shorter than one of 1002. */
private fun expectPause(make: () -> AdapterHost, scalar: Int) {
    for ((timeout, expected) in listOf(1001L to "ㄱㄱ", 1002L to "ㅋ")) {
        val host = make()
        host.setCycleTimeout(timeout)
        host.press(scalar)
        host.pause()
        host.press(scalar)
        expect(expected, host.text, "a pause of $timeout")
    }
}

fun main(arguments: Array<String>) {
    val folder = File(arguments[0])
    val keys = File(arguments[1]).readLines().map { it.split('\t') }.groupBy { it[0] }
    var total = 0
    for ((id, make) in hosts) {
        val rows = folder.resolve("$id.tsv").readLines().filterNot { it.startsWith("#") }
        val scalars = keys.getValue(id).associate { it[1] to it[2].toInt() }
        byHost = 0
        for (row in rows) {
            val (tokens, expected) = row.split('\t')
            val host = make()
            host.type(tokens.split(' '), scalars)
            expect(expected, host.text, "$id, $tokens")
        }
        check(rows.size > 10_000) { "only ${rows.size} rows of $id" }
        total += rows.size
        println("ok   $id types ${rows.size} lines, of which $byHost end a run by the keyboard's own means")
    }
    expectPause(hosts.toMap().getValue("cheonjiin"), keys.getValue("cheonjiin").single { it[1] == "ㄱㅋ" }[2].toInt())
    println("$total lines, none left out; $failures differ")
    if (failures > 0) exitProcess(1)
}
