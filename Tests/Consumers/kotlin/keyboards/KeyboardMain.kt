package consumer

import java.io.File
import kotlin.system.exitProcess

/** Checks the keyboard machine, and runs the scenarios in the files that the arguments name. */
fun main(arguments: Array<String>) {
    checkOutcomes()
    checkPages()
    checkShift()
    checkTouches()
    checkRepeats()
    checkSpaces()
    checkCapitals()
    checkFields()
    arguments.forEach { checkKeyboardScenarios(File(it)) }
    if (failures > 0) {
        println("$failures failed")
        exitProcess(1)
    }
}
