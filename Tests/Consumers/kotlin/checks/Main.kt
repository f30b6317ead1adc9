package consumer

import hwalja.KeyboardLayout
import hwalja.Layouts
import java.io.File
import kotlin.system.exitProcess

/** Every layout there is. */
val layouts: List<KeyboardLayout> =
    listOf(Layouts.cheonjiin, Layouts.naratgeul, Layouts.sky, Layouts.dubeolsik, Layouts.danmoeum)

private var failures = 0

/** Runs [body] and prints a line that says how it went; its result, if any, is what was counted. */
fun check(name: String, body: () -> Any) {
    try {
        val counted = body()
        println("ok   $name" + if (counted is Int) ", $counted" else "")
    } catch (problem: Throwable) {
        failures += 1
        println("FAIL $name: $problem\n     at ${problem.stackTrace.firstOrNull()}")
    }
}

/** Fails unless [actual] is [expected]; [where] says what was asked. */
fun expect(expected: Any?, actual: Any?, where: () -> String) {
    if (expected != actual) throw AssertionError("${where()}: $actual and not $expected")
}

/**
 * Checks the generated source against the distribution in the folder that the first argument names, and
 * then what does not come from there, unless a second argument says `data`.
 */
fun main(arguments: Array<String>) {
    val dist = File(arguments.first())
    checkConformance(dist.resolve("conformance"))
    checkMaps(dist.resolve("json"))
    if (arguments.getOrNull(1) != "data") {
        checkBadInput()
        checkKeypads()
        checkComposer()
        checkExamples()
        checkAndroid()
    }
    if (failures > 0) {
        println("$failures failed")
        exitProcess(1)
    }
}
