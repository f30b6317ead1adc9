package host

import java.io.File

/** Returns the scalars of keys for each layout. Each line of the file has a layout, a key and a scalar. */
private fun scalars(file: String): Map<String, Map<String, Int>> =
    File(file).readLines().map { it.split('\t') }.groupBy { it[0] }
        .mapValues { (_, lines) -> lines.associate { (_, key, scalar) -> key to scalar.toInt() } }

private fun host(keyboard: String, layout: String): AdapterHost<*> = when (keyboard) {
    "heliboard" -> HeliBoard(layout)
    "futo" -> Futo(layout)
    "thumb-key" -> ThumbKey(layout)
    else -> error("no keyboard $keyboard")
}

/** Answers the suite `composer` with these apps, which must all write the same text: `SCALARS KEYBOARD...`. */
fun main(arguments: Array<String>) {
    val keys = scalars(arguments[0])
    val keyboards = arguments.drop(1)
    if ("futo" in keyboards) Futo.checkResumed()
    if ("thumb-key" in keyboards) ThumbKey.checkCursor()
    for (question in generateSequence(::readLine)) {
        val (_, layout, steps) = question.split('\t')
        val sent = keys.getValue(layout.removeSuffix("-compatibility"))
        val hosts = keyboards.map { host(it, layout) }
        for (step in steps.split(' ')) for (host in hosts) host.take(step, sent[step])
        println(hosts.map { it.text }.distinct().joinToString(" / "))
    }
}
