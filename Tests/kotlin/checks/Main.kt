package consumer

import examples.checkExamples
import kotlin.system.exitProcess

private var failures = 0

/** Runs [body] and prints a line with the result. */
fun check(name: String, body: () -> Unit) {
    try {
        body()
        println("ok   $name")
    } catch (problem: Throwable) {
        failures += 1
        println("FAIL $name: $problem\n     at ${problem.stackTrace.firstOrNull { "Main" !in "${it.fileName}" }}")
    }
}

/** Runs [body] twice: with and without an underlined run. */
fun checkBoth(name: String, body: (Boolean) -> Unit) = check(name) { listOf(false, true).forEach(body) }

/** Fails unless [actual] equals [expected]. The result of [where] describes the case in the error. */
fun expect(expected: Any?, actual: Any?, where: () -> String = { "" }) {
    if (expected != actual) throw AssertionError("${where()}: $actual and not $expected")
}

/** Returns a phone with a field that has the text [before] and reports changes at once. */
fun phone(before: String = "|", underlines: Boolean = false): SessionPhone =
    keyboardHosts.first().phone(underlines, before)

/** Returns the hosts with these names. */
fun hosts(vararg names: String): List<HostCase> = names.map { name -> hostCases.single { it.name == name } }

/** The hosts that report each change and show their whole text. */
val openHosts: List<HostCase> = hosts("TextView", "Flutter", "Compose", "Chromium of 2017")

/** Returns the text of the field, with `(` and `)` around the composing region and `|` instead of the selection. */
fun SessionPhone.held(): String = host.editor.content.run {
    val places = listOfNotNull(region?.second?.to(")"), end to "|", region?.first?.to("(")).sortedByDescending { it.first }
    places.fold(StringBuilder(text)) { held, (place, sign) -> held.insert(place, sign) }.toString()
}

/** Presses the keys with these ids. Spaces separate the ids. */
fun SessionPhone.type(keys: String) {
    for (id in keys.split(' ')) turn { session.press(session.layout.key(id)!!) }
}

/**
 * Checks the parts that only Kotlin and Android have. `conform` checks everything else. If `example` is among the
 * arguments, checks only the keyboard of the documentation.
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
    checkReads()
    checkInterruptions()
    checkFailures()
    checkWritesOnCommit()
    checkCosts()
    checkKeyboard()
    checkWalks()
}
