package consumer

import android.inputmethodservice.InputMethodService
import android.os.Looper
import android.os.SystemClock
import android.view.inputmethod.EditorInfo
import hwalja.AndroidInputSession
import hwalja.Composer
import hwalja.InputConnectionClient
import hwalja.InputSession
import hwalja.Layouts

private fun Keyboard.type(keys: String) {
    for (id in keys.split(' ')) session.press(session.layout.key(id)!!)
}

private fun keyboard(underlines: Boolean, notation: String = "|", capacity: Int = Int.MAX_VALUE): Keyboard {
    val kind = hostKinds.first { it.underlines == underlines && it.reports == Reports.AT_ONCE }
    val keyboard = Keyboard(kind, SimulatedField(capacity = capacity))
    keyboard.field.show(notation)
    return keyboard
}

private fun checkMarks() {
    check("what can still change is marked as composing, and nothing else") {
        val keyboard = keyboard(underlines = true, "가|나")
        keyboard.type("ㅇㅁ 인 천 ㄴㄹ ㄱㅋ")
        expect("가안ㄱ|나", keyboard.field.shown()) { "typed" }
        expect(1..2, keyboard.field.marked) { "marked" }
        keyboard.session.backspace()
        keyboard.session.backspace()
        expect(1..1, keyboard.field.marked) { "after two backspaces" }
        keyboard.session.commit()
        expect(null, keyboard.field.marked) { "after the run" }
        keyboard.type("ㄱㅋ")
        keyboard.session.backspace()
        expect("가아|나", keyboard.field.shown()) { "deleted" }
        expect(null, keyboard.field.marked) { "marked, with all of the run deleted" }
    }
    check("nothing is marked once the run has ended, whatever ended it") {
        val ends = listOf<(InputSession) -> Unit>(
            { it.commit() }, { it.space() }, { it.enter() }, { it.insert("1") }, { it.insert("") },
            { it.layout = Layouts.sky }, { it.space(false) },
        )
        for (end in ends) {
            val keyboard = keyboard(underlines = true)
            keyboard.type("ㅇㅁ 인 천")
            end(keyboard.session)
            expect(null, keyboard.field.marked) { "in ${keyboard.field.shown()}" }
        }
    }
    check("what somebody else left marked is not overwritten") {
        for (underlines in listOf(false, true)) {
            for (act in listOf<(InputSession) -> Unit>(
                { it.press(it.layout.keyByCode("4")!!) }, { it.insert("ㄱ") },
            )) {
                val keyboard = keyboard(underlines)
                keyboard.field.setComposingText("속", 1)
                act(keyboard.session)
                expect("속ㄱ|", keyboard.field.shown()) { "underlines: $underlines" }
            }
            val keyboard = keyboard(underlines, "나|")
            keyboard.field.setComposingText("속", 1)
            keyboard.session.backspace()
            expect("나|", keyboard.field.shown()) { "backspace, underlines: $underlines" }
            keyboard.field.setComposingText("속", 1)
            keyboard.field.select(0, 1)
            keyboard.session.backspace()
            expect("|속", keyboard.field.shown()) { "selection, underlines: $underlines" }
        }
    }
    check("a run goes on that the field does not mark any more, and ends where its marks are elsewhere") {
        val keyboard = keyboard(underlines = true)
        keyboard.type("ㅇㅁ 인")
        keyboard.field.finishComposingText()
        keyboard.type("천 ㄴㄹ ㅅㅎ")
        expect("안ㅅ|", keyboard.field.shown()) { "unmarked" }
        val twice = keyboard(underlines = true)
        twice.type("ㄴㄹ")
        twice.session.commit()
        twice.type("ㄴㄹ")
        twice.field.select(1)
        twice.type("ㄴㄹ")
        expect("ㄴㄴ|ㄴ", twice.field.shown()) { "elsewhere" }
    }
}

private fun checkTrouble() {
    check("a field that is full loses nothing, and one that is read only gets nothing") {
        for (underlines in listOf(false, true)) {
            val full = keyboard(underlines, capacity = 2)
            full.type("ㄱㅋ 인 천 ㄱㅋ ㄱㅋ 인")
            expect("가키|", full.field.shown()) { "room for two" }
            val tight = keyboard(underlines, capacity = 1)
            tight.type("ㄱㅋ 인 천 ㄱㅋ ㄱㅋ 인 천")
            expect("갘|", tight.field.shown()) { "room for one, underlines: $underlines" }
            expect("", tight.session.composing) { "composing" }
            val split = keyboard(underlines, "나|", capacity = 2)
            split.type("ㄱㅋ 인 천 ㄴㄹ ㅈㅊ 천")
            expect("나갅|", split.field.shown()) { "a cluster that would split, underlines: $underlines" }
            val readOnly = keyboard(underlines, "가|")
            readOnly.field.isReadOnly = true
            readOnly.type("ㄱㅋ 인 천")
            readOnly.session.backspace()
            readOnly.session.space()
            readOnly.session.enter()
            expect("가|", readOnly.field.shown()) { "read only" }
        }
    }
    check("a service without a field, and a key of another layout, do nothing") {
        val session = AndroidInputSession(InputMethodService(), Layouts.danmoeum)
        session.press(Layouts.danmoeum.key("ㅂ")!!)
        session.commit()
        session.insert("1")
        session.backspace()
        session.onUpdateSelection(0, 0, 0, 0, -1, -1)
        val keyboard = keyboard(underlines = false)
        keyboard.session.layout = Layouts.danmoeum
        keyboard.session.press(Layouts.dubeolsik.key("ㅂ")!!)
        expect("|", keyboard.field.shown()) { "text" }
        expect("", keyboard.session.composing) { "composing" }
    }
    check("a run does not go on in another field that ends in the same text") {
        val keyboard = keyboard(underlines = false)
        keyboard.type("ㄴㄹ")
        keyboard.session.onStartInput(EditorInfo(), restarting = false)
        keyboard.type("ㄴㄹ")
        expect("ㄴㄴ|", keyboard.field.shown()) { "text" }
    }
}

private fun checkSilence() {
    check("a text that becomes another at the same place, and is not told of, ends the run where all else is told") {
        for (underlines in listOf(false, true)) {
            val keyboard = keyboard(underlines)
            for (key in listOf("ㄱㅋ", "ㄱㅋ", "ㅇㅁ")) {
                keyboard.session.commit()
                keyboard.type(key)
            }
            keyboard.field.show("ㄱㄱㄴ|")
            keyboard.type("인")
            expect("ㄱㄱㄴㅣ|", keyboard.field.shown()) { "underlines: $underlines" }
        }
    }
}

private fun checkShortAnswers() {
    check("a field that shows one character is not taken for a full one, which shows the same") {
        for (capacity in listOf(1, 9)) {
            val keyboard = keyboard(underlines = false, capacity = capacity)
            keyboard.session.layout = Layouts.dubeolsik
            keyboard.telling.report("1")
            keyboard.type("ㄴ ㅏ ㄴ ㅏ")
            expect(if (capacity == 1) "난|" else "나나|", keyboard.field.shown()) { "room for $capacity" }
        }
    }
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
    checkSilence()
    checkShortAnswers()
    checkTime()
    checkLength()
    checkAndroid()
}
