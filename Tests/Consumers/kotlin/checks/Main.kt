package consumer

import examples.checkExamples
import hwalja.KeyboardLayout
import hwalja.Layouts
import java.io.File
import kotlin.system.exitProcess

/** Every layout there is. */
val layouts: List<KeyboardLayout> =
    listOf(Layouts.cheonjiin, Layouts.naratgeul, Layouts.sky, Layouts.dubeolsik, Layouts.danmoeum)

/** Cheonjiin, its pending dots in the compatibility style. */
val compatible: KeyboardLayout = Layouts.cheonjiinCompatibility

/** What the files that are made for review call it. */
val KeyboardLayout.fileName: String get() = id.removeSuffix("-compatibility")

var failures: Int = 0
    private set

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
fun expect(expected: Any?, actual: Any?, where: () -> String = { "" }) {
    if (expected != actual) throw AssertionError("${where()}: $actual and not $expected")
}

/**
 * Checks the generated source against what the generator made for review, in the folder that the first argument
 * names, and against the forged tries in the second, and runs the scenarios in the files that the others name.
 */
fun main(arguments: Array<String>) {
    val review = File(arguments.first())
    checkConformance(layouts, review.resolve("conformance"))
    checkConformance(listOf(compatible), review.resolve("compatibility/conformance"))
    val maps = checkMaps(layouts, review.resolve("json")) +
        checkMaps(listOf(compatible), review.resolve("compatibility/json"))
    checkBadInput()
    checkForgeries(File(arguments[1]))
    checkKeypads()
    checkComposer()
    checkExamples()
    checkSimulatedField()
    checkSessions()
    checkCharacters()
    arguments.drop(2).forEach { checkScenarios(File(it)) }
    checkWalks(maps)
    if (failures > 0) {
        println("$failures failed")
        exitProcess(1)
    }
}
