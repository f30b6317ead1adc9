package host

import java.io.File

/** The scalars by which keys are sent, of a layout: from a file with a layout, a key and a scalar on a line. */
private fun scalars(file: String): Map<String, Map<String, Int>> =
    File(file).readLines().map { it.split('\t') }.groupBy { it[0] }
        .mapValues { (_, lines) -> lines.associate { (_, key, scalar) -> key to scalar.toInt() } }

private fun host(keyboard: String, layout: String, cycleTimeout: Long = 1000): AdapterHost<*> = when (keyboard) {
    "heliboard" -> HeliBoard(layout, cycleTimeout)
    "futo" -> Futo(layout, cycleTimeout)
    else -> error("no keyboard $keyboard")
}

/** A second and the millisecond of a press are as long as a pause of 1001, and shorter than one of 1002. */
private fun checkPause(keyboard: String, key: Int) {
    for ((timeout, expected) in listOf(1001L to "ㄱㄱ", 1002L to "ㅋ")) {
        val host = host(keyboard, "cheonjiin", timeout)
        host.press(key)
        host.pause()
        host.press(key)
        check(host.text == expected) { "a pause of $timeout in $keyboard: ${host.text} and not $expected" }
    }
}

/** Answers questions of suite `composer` as these keyboards, which have to write the same: `SCALARS KEYBOARD...`. */
fun main(arguments: Array<String>) {
    val keys = scalars(arguments[0])
    val keyboards = arguments.drop(1)
    for (keyboard in keyboards) checkPause(keyboard, keys.getValue("cheonjiin").getValue("ㄱㅋ"))
    if ("futo" in keyboards) Futo.checkResumed()
    for (question in generateSequence(::readLine)) {
        val (_, layout, steps) = question.split('\t')
        val sent = keys.getValue(layout.removeSuffix("-compatibility"))
        val hosts = keyboards.map { host(it, layout) }
        for (step in steps.split(' ')) for (host in hosts) host.take(step, sent[step])
        println(hosts.map { it.text }.distinct().joinToString(" / "))
    }
}
