package consumer

import examples.checkExamples
import kotlin.system.exitProcess

private var failures = 0

/** Runs [body] and prints a line that says how it went. */
fun check(name: String, body: () -> Unit) {
    try {
        body()
        println("ok   $name")
    } catch (problem: Throwable) {
        failures += 1
        println("FAIL $name: $problem\n     at ${problem.stackTrace.firstOrNull { "Main" !in "${it.fileName}" }}")
    }
}

/** Fails unless [actual] is [expected]; [where] says what was asked. */
fun expect(expected: Any?, actual: Any?, where: () -> String = { "" }) {
    if (expected != actual) throw AssertionError("${where()}: $actual and not $expected")
}

/** A phone with a field in which [notation] stands, which reports its changes at once. */
fun phone(underlines: Boolean = false, notation: String = "|", case: HostCase = keyboardHosts.first()): SessionPhone =
    Tried(case, underlines).phone(notation)

/** The host of this name among those that have room. */
fun host(name: String): HostCase = hostCases.first { it.name == name }

/** What a field holds, with `(` and `)` around what is marked, and all of what is selected as the cursor. */
fun Editor.held(): String {
    val places = listOfNotNull(content.mark?.second?.to(")"), content.end to "|", content.mark?.first?.to("("))
        .sortedByDescending { it.first }
    return places.fold(StringBuilder(content.text)) { text, (place, sign) -> text.insert(place, sign) }.toString()
}

/** Presses the keys with these ids, with spaces between them. */
fun SessionPhone.type(keys: String) {
    for (id in keys.split(' ')) turn { session.press(session.layout.key(id)!!) }
}

/** What only Kotlin and Android have; the rest is asked by `gen conform`. */
fun main() {
    checkLayouts()
    checkComposer()
    checkExamples()
    checkCharacters()
    checkMarks()
    checkSessions()
    checkFullFields()
    checkInterruptions()
    checkKeyboard()
    checkExampleKeyboard()
    if (failures > 0) {
        println("$failures failed")
        exitProcess(1)
    }
}
