package consumer

import java.io.File
import kotlin.system.exitProcess

/** Drives the session over every host, with the full maps in the first folder, and the scenarios in the other files. */
fun main(arguments: Array<String>) {
    val review = File(arguments.first())
    val maps = layouts.map { it to readMap(review.resolve("json/${it.id}.full.json")) } +
        (compatible to readMap(review.resolve("compatibility/json/cheonjiin.full.json")))
    checkHosts()
    checkDocumented()
    checkExampleKeyboard()
    checkLifecycle()
    checkReads()
    checkHostWalks(maps)
    arguments.drop(1).forEach { checkHostScenarios(File(it)) }
    if (failures > 0) {
        println("$failures failed")
        exitProcess(1)
    }
}
