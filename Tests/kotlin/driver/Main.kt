package consumer

import hwalja.InvalidKeyboardFile
import hwalja.KeyboardLayout
import org.json.JSONException

/**
 * True if each question is asked only once on each host. A question about a keyboard is then asked on only one host;
 * the hosts take turns.
 */
private val isSpread = System.getenv("SPREAD") != null

/** Returns the answer to a question in the format of docs/spec/CONFORM.md. */
private fun answer(question: List<String>): String {
    val steps = question.last().split(' ').filter { it.isNotEmpty() }
    val turn = question.hashCode().takeIf { isSpread }
    return when (question[0]) {
        "composer" -> composed(layoutNamed(question[1]), steps)
        "completions" -> completions(layoutNamed(question[1]), question[2], question[3])
        "session", "reports" -> hostsFor(question[2], steps)
            .agree(question[2], turn, layoutsOf(question[1], steps)) { sessionAfter(it, question[1], steps) }
        "file" -> fileAnswer(question[1])
        "trie" -> lookedUp(question[1], steps)
        else -> (turn?.let { listOf(keyboardHosts[(it / 2).mod(keyboardHosts.size)]) } ?: keyboardHosts)
            .agree(question[3], turn) { keyboardAfter(it, question, steps) }
    }
}

/**
 * Returns the layouts that [steps] use, starting with [first]. Returns an empty list if the session never deletes text.
 */
private fun layoutsOf(first: String, steps: List<String>): List<KeyboardLayout> =
    if (steps.firstOrNull() == "§") emptyList() else (listOf(first) + steps.filter { it[0] == '=' }.map { it.drop(1) }).map(::layoutNamed)

/** Returns the text of the field after [steps]. */
private fun sessionAfter(phone: SessionPhone, layout: String, steps: List<String>): String {
    phone.session.layout = layoutNamed(layout)
    for (step in steps) {
        phone.turn { phone.take(step) }
        // Report a change without a selection. A selection would reveal more than the steps allow.
        if (phone.host.case == scripted) phone.session.hostDidChange()
    }
    return phone.host.notation
}

/** Returns the field after [steps], the state that the keyboard shows, and its requests to the host. */
private fun keyboardAfter(phone: SessionPhone, question: List<String>, steps: List<String>): String {
    val fingers = Fingers(phone, question[1], isDrawn = "▦" in steps)
    fingers.begin(question[2].split(' '))
    for (step in steps - "▦") fingers.take(step)
    return "${phone.host.notation}\t${fingers.shown}\t${fingers.requests.joinToString(" ").ifEmpty { "-" }}"
}

/** Returns `ok` if [json] is a valid keyboard file. Otherwise returns the error of the documentation's reader. */
private fun fileAnswer(json: String): String = try {
    keyboard(json)
    "ok"
} catch (_: JSONException) {
    "not JSON"
} catch (error: InvalidKeyboardFile) {
    error.message
}

/** Answers each line of the input. */
fun main() {
    val answers = System.out.writer(Charsets.UTF_8).buffered()
    System.`in`.bufferedReader(Charsets.UTF_8).forEachLine { answers.write("${answer(it.split('\t'))}\n") }
    answers.flush()
}
