package consumer

import hwalja.Composer
import hwalja.Edit
import hwalja.KeyboardLayout
import hwalja.Layouts
import java.io.File
import kotlin.system.exitProcess

/** What the files that are made for review call it. */
val KeyboardLayout.fileName: String get() = id

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
fun expect(expected: Any?, actual: Any?, where: () -> String = { "" }) {
    if (expected != actual) throw AssertionError("${where()}: $actual and not $expected")
}

/** The composer for other people's keyboards types the conformance files in the folder that is named. */
fun main(arguments: Array<String>) {
    val layouts = listOf(Layouts.cheonjiin, Layouts.naratgeul, Layouts.sky, Layouts.dubeolsik, Layouts.danmoeum)
    checkConformance(layouts, File(arguments.first()))
    check("keys are found by each of their names") {
        val layout = Layouts.cheonjiin
        expect(layout.key("ㄱㅋ"), layout.keyByScalar('ㄱ'.code))
        expect(layout.key("ㄱㅋ"), layout.keyByCode("4"))
        expect(null, layout.key(".,?!")?.code)
        expect(listOf(null, null, null), listOf(layout.key("ㄲ"), layout.keyByCode(""), layout.keyByScalar(0)))
        expect(listOf("획추가", "쌍자음"), "ㆆㆀ".map { Layouts.naratgeul.keyByScalar(it.code)?.id })
    }
    check("a key of another layout does nothing") {
        val composer = Composer(Layouts.cheonjiin)
        expect(Edit.NONE, composer.press(Layouts.sky.key("ㄱㅋ")!!))
        expect("Composer(cheonjiin, \"\")", composer.toString())
    }
    if (failures > 0) exitProcess(1)
}
