package consumer

import kotlin.system.exitProcess

/** What comes of a question of docs/CONFORM.md, whose columns are between tabs. */
private fun answer(question: List<String>): String = when (question[0]) {
    "composer" -> composed(question[1], question[2])
    "session" -> agreed(sessionHosts(question[2], question[3])) { sessionAfter(it, question) }
    "keyboard" -> agreed(keyboardHosts) { keyboardAfter(it, question) }
    else -> error("no suite ${question[0]}")
}

/** What all [hosts] leave, with the run underlined and without; each of them, if they do not agree. */
private fun agreed(hosts: List<HostCase>, leave: (Tried) -> String): String =
    hosts.flatMap { listOf(Tried(it, underlines = false), Tried(it, underlines = true)) }
        .map { tried -> runCatching { leave(tried) }.getOrElse { "$tried: $it" } }
        .distinct().joinToString(" / ").replace("\n", "\\n")

/** Answers each line of the input with one. */
fun main() {
    val answers = System.out.writer(Charsets.UTF_8).buffered()
    for (line in System.`in`.bufferedReader(Charsets.UTF_8).lineSequence()) {
        val came = runCatching { answer(line.split('\t')) }.getOrElse {
            System.err.println("error: cannot answer $line: $it")
            exitProcess(1)
        }
        answers.write("$came\n")
    }
    answers.flush()
}
