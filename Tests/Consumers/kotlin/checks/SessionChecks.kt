package consumer

import android.os.Looper
import android.os.SystemClock
import hwalja.AndroidInputSession
import hwalja.Composer
import hwalja.InputConnectionClient
import hwalja.InputSession
import hwalja.Layouts

/** Presses the keys with these ids, with spaces between them. */
fun Keyboard.type(keys: String) {
    for (id in keys.split(' ')) session.press(session.layout.key(id)!!)
}

/** A keyboard on a field with [notation] in it. */
fun keyboard(underlines: Boolean, notation: String = "|", capacity: Int = Int.MAX_VALUE): Keyboard {
    val kind = hostKinds.first { it.underlines == underlines && it.reports == Reports.AT_ONCE }
    val keyboard = Keyboard(kind, SimulatedField(capacity = capacity))
    keyboard.field.show(notation)
    return keyboard
}

private fun checkTime() {
    check("a pause ends the cycle of the key that is pressed after it, and nothing else") {
        for (underlines in listOf(false, true)) {
            val paused = keyboard(underlines)
            fun types(keys: String, wait: Long, cycleTimeoutMillis: Long? = 800): String {
                paused.session.commit()
                paused.field.empty()
                paused.session.cycleTimeoutMillis = cycleTimeoutMillis
                for (id in keys.split(' ')) {
                    SystemClock.pass(wait)
                    paused.type(id)
                }
                return paused.field.text.toString()
            }
            expect("ㄹ", types("ㄴㄹ ㄴㄹ", 799)) { "before" }
            expect("ㄴㄴ", types("ㄴㄹ ㄴㄹ", 800)) { "after" }
            expect("ㄹ", types("ㄴㄹ ㄴㄹ", 1_000_000, cycleTimeoutMillis = 0)) { "without a timeout" }
            expect("ㄹ", types("ㄴㄹ ㄴㄹ", 999, cycleTimeoutMillis = null)) { "before that of the layout" }
            expect("ㄴㄴ", types("ㄴㄹ ㄴㄹ", 1_000, cycleTimeoutMillis = null)) { "after that of the layout" }
            expect("니", types("ㄴㄹ 인", 1_000_000)) { "a vowel" }
            expect("ㅏ", types("인 천", 1_000_000)) { "strokes" }
        }
    }
    check("times that nobody knows are no pauses, and Android's clock is asked where none is given") {
        val field = SimulatedField().apply { show("|") }
        val session = InputSession(Layouts.cheonjiin, InputConnectionClient { field })
        val key = Layouts.cheonjiin.key("ㄴㄹ")!!
        for (time in listOf(5L, 0L, 9_999L, 10_998L)) session.press(key, time)
        expect("ㄹ", session.composing) { "known, unknown, known" }
        session.press(key, 11_998)
        expect("ㄹㄴ", field.text.toString()) { "a second later" }
        val keyboard = keyboard(underlines = false)
        keyboard.session.press(key, SystemClock.uptimeMillis() + 1_000)
        keyboard.session.press(key)
        SystemClock.pass(2_000)
        keyboard.session.press(key)
        expect("ㄹㄴ|", keyboard.field.shown()) { "by the clock" }
    }
}

private fun checkLength() {
    check("a press asks and writes as much in a long run as in a short one") {
        for (underlines in listOf(false, true)) {
            val keyboard = keyboard(underlines)
            val written = mutableListOf<Int>()
            val keys = listOf("ㄱㅋ", "인", "천").map { Layouts.cheonjiin.key(it)!! }
            repeat(3_000) { press ->
                val before = keyboard.field.calls
                keyboard.session.press(keys[press % 3])
                if (press % 3 == 0) written += keyboard.field.calls - before
            }
            expect(1_000, keyboard.session.composing.length) { "length" }
            val (first, later) = written.drop(1).let { it.first() to it.max() }
            check(later <= first + 1) { "$later calls where $first did" }
            check((keyboard.field.marked?.count() ?: 0) <= 256) { "all of it is marked" }
            repeat(1_000) { keyboard.session.backspace(Composer.Step.STROKE) }
            keyboard.session.commit()
            repeat(2_000) { keyboard.session.backspace() }
            expect("|", keyboard.field.shown()) { "deleted" }
        }
    }
}

private fun checkAndroid() {
    check("the session belongs to the main thread") {
        val session = keyboard(underlines = false).session
        val acts = listOf<(AndroidInputSession) -> Unit>(
            { it.press(it.layout.keys[0]) }, { it.space() }, { it.insert("1") }, { it.backspace() },
            { it.onStartInput(null, false) }, { it.onFinishInputView(true) }, { it.onFinishInput() },
            { it.onUpdateSelection(0, 0, 1, 1, -1, -1) },
        )
        Looper.main = Thread()
        try {
            for (act in acts) check(runCatching { act(session) }.exceptionOrNull() is IllegalStateException)
        } finally {
            Looper.main = null
        }
        acts.forEach { it(session) }
    }
    check("whether the run is underlined can change, and per field") {
        val keyboard = keyboard(underlines = false, "가|")
        keyboard.type("ㅇㅁ")
        expect(null, keyboard.field.marked) { "plain" }
        keyboard.session.underlines = true
        keyboard.type("인")
        expect(1..1, keyboard.field.marked) { "underlined" }
        keyboard.session.underlines = false
        keyboard.type("천")
        expect(null, keyboard.field.marked) { "plain again" }
        expect("가아|", keyboard.field.shown()) { "text" }
    }
}

/** What sessions do on Android, in words. */
fun checkSessions() {
    checkMarks()
    checkTrouble()
    checkTime()
    checkLength()
    checkAndroid()
}
