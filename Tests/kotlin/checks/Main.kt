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

/** The same for a run that is underlined and one that is not. */
fun checkBoth(name: String, body: (Boolean) -> Unit) = check(name) { listOf(false, true).forEach(body) }

/** Fails unless [actual] is [expected]; [where] says what was asked. */
fun expect(expected: Any?, actual: Any?, where: () -> String = { "" }) {
    if (expected != actual) throw AssertionError("${where()}: $actual and not $expected")
}

/** A phone with a field in which [before] stands, which reports its changes at once. */
fun phone(before: String = "|", underlines: Boolean = false): SessionPhone =
    keyboardHosts.first().phone(underlines, before)

/** The hosts of these names among those that have room. */
fun hosts(vararg names: String): List<HostCase> = names.map { name -> hostCases.single { it.name == name } }

/** Those that tell of each change, and show all there is. */
val openHosts: List<HostCase> = hosts("TextView", "Flutter", "Compose", "Chromium of 2017")

/** What a field holds, with `(` and `)` around what is marked, and all of what is selected as the cursor. */
fun SessionPhone.held(): String = host.editor.content.run {
    val places = listOfNotNull(mark?.second?.to(")"), end to "|", mark?.first?.to("(")).sortedByDescending { it.first }
    places.fold(StringBuilder(text)) { held, (place, sign) -> held.insert(place, sign) }.toString()
}

/** Presses the keys with these ids, with spaces between them. */
fun SessionPhone.type(keys: String) {
    for (id in keys.split(' ')) turn { session.press(session.layout.key(id)!!) }
}

/**
 * What only Kotlin and Android have; the rest is asked by `conform`. With `example`, only the keyboard of the
 * documentation.
 */
fun main(vararg arguments: String) {
    if ("example" !in arguments) checkAll()
    checkExampleKeyboard()
    if (failures > 0) exitProcess(1)
}

private fun checkAll() {
    checkLayouts()
    checkTries()
    checkExamples()
    checkCharacters()
    checkHosts()
    checkScenarios()
    checkTime()
    checkQuestions()
    checkInterruptions()
    checkFailures()
    checkFinalText()
    checkCosts()
    checkKeyboard()
    checkWalks()
}
