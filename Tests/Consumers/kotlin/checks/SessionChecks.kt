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
import hwalja.Outcome

private fun checkTime() {
    check("a pause ends the cycle of the key that is pressed after it, and nothing else") {
        val paused = phone()
        fun types(keys: String, wait: Long, cycleTimeoutMillis: Long? = 800): String {
            paused.session.commit()
            paused.host.editor.empty()
            paused.session.cycleTimeoutMillis = cycleTimeoutMillis
            for (id in keys.split(' ')) {
                SystemClock.pass(wait)
                paused.type(id)
            }
            return paused.host.shown
        }
        expect("ㄹ", types("ㄴㄹ ㄴㄹ", 799)) { "before" }
        expect("ㄴㄴ", types("ㄴㄹ ㄴㄹ", 800)) { "after" }
        expect("ㄹ", types("ㄴㄹ ㄴㄹ", 1_000_000, cycleTimeoutMillis = 0)) { "without a timeout" }
        expect("ㄹ", types("ㄴㄹ ㄴㄹ", 999, cycleTimeoutMillis = null)) { "before that of the layout" }
        expect("ㄴㄴ", types("ㄴㄹ ㄴㄹ", 1_000, cycleTimeoutMillis = null)) { "after that of the layout" }
        expect("니", types("ㄴㄹ 인", 1_000_000)) { "a vowel" }
    }
    check("times that nobody knows are no pauses, and Android's clock is asked where none is given") {
        val host = keyboardHosts.first().make()
        val session = InputSession(Layouts.cheonjiin, InputConnectionClient { host.asked })
        val key = Layouts.cheonjiin.key("ㄴㄹ")!!
        for (time in listOf(5L, 0L, 9_999L, 10_998L)) session.press(key, time)
        expect("ㄹ", session.composing) { "known, unknown, known" }
        session.press(key, 11_998)
        expect("ㄹㄴ", host.shown) { "a second later" }
        val phone = phone()
        phone.session.press(key, SystemClock.uptimeMillis() + 1_000)
        phone.session.press(key)
        SystemClock.pass(2_000)
        phone.session.press(key)
        expect("ㄹㄴ|", phone.host.notation) { "by the clock" }
    }
}

private fun checkQuestions() {
    val word = "ㅎ ㅏ ㄴ ㄱ ㅡ ㄹ"
    check("a press asks one question where the session hears of each change, and another of what a full field may cut") {
        for (case in hostCases.filter { it.name in setOf("TextView", "Flutter", "Compose", "Chromium of 2017") }) {
            for (underlines in listOf(false, true)) {
                val phone = phone(underlines, case = case)
                phone.session.layout = Layouts.dubeolsik
                val reads = List(10) { word }.flatMap { it.split(' ') }.map { key ->
                    val before = phone.host.asked.reads
                    phone.type(key)
                    phone.host.asked.reads - before
                }
                expect(listOf(7), reads.chunked(6).drop(1).map { it.sum() }.distinct()) { "${case.name}: $reads" }
                expect("한글".repeat(10), phone.host.shown)
            }
        }
    }
    check("a press asks as much in a long run as in a short one, and a part of it is marked") {
        for (underlines in listOf(false, true)) {
            val phone = phone(underlines, case = host("TextView, no places, no reports"))
            val keys = listOf("ㄱㅋ", "인", "천").map { Layouts.cheonjiin.key(it)!! }
            val reads = List(1_000) {
                val before = phone.host.asked.reads
                keys.forEach { phone.session.press(it) }
                phone.host.asked.reads - before
            }
            expect(setOf(9), reads.drop(1).toSet()) { "questions for three presses" }
            expect(1_000, phone.session.composing.length)
            check((phone.host.editor.content.mark?.run { second - first } ?: 0) <= 256) { "all of it is marked" }
            repeat(1_000) { phone.session.backspace(Composer.Step.STROKE) }
            phone.session.commit()
            repeat(2_000) { phone.session.backspace() }
            expect("|", phone.host.notation)
        }
    }
}

private fun checkFields() {
    check("a service without a field, and a key of another layout, do nothing") {
        val session = AndroidInputSession(InputMethodService(), Layouts.danmoeum)
        session.press(Layouts.danmoeum.key("ㅂ")!!)
        session.commit()
        session.insert("1")
        session.backspace()
        session.onUpdateSelection(0, 0, 0, 0, -1, -1)
        val phone = phone()
        phone.session.layout = Layouts.danmoeum
        phone.session.press(Layouts.dubeolsik.key("ㅂ")!!)
        expect("|", phone.host.notation + phone.session.composing)
    }
    check("a run does not go on in another field that ends in the same text") {
        val phone = phone()
        phone.type("ㄴㄹ")
        phone.session.onStartInput(EditorInfo(), restarting = false)
        phone.type("ㄴㄹ")
        expect("ㄴㄴ|", phone.host.notation)
    }
    check("a text that becomes another at the same place, and is not told of, ends the run where all else is told") {
        for (underlines in listOf(false, true)) {
            val phone = phone(underlines)
            for (key in listOf("ㄱㅋ", "ㄱㅋ", "ㅇㅁ")) {
                phone.session.commit()
                phone.type(key)
            }
            phone.host.editor.show("ㄱㄱㄴ|")
            phone.type("인")
            expect("ㄱㄱㄴㅣ|", phone.host.notation) { "underlines: $underlines" }
        }
    }
    check("a press before a move is told of looks first: no letter goes that is not the run's") {
        for (case in hostCases.filter { it.name in setOf("TextView", "Flutter", "Compose", "Chromium of 2017") }) {
            for (underlines in listOf(false, true)) {
                val phone = phone(underlines, "앞|뒤", case)
                phone.session.layout = Layouts.dubeolsik
                phone.type("ㅎ ㅏ ㄴ ㄱ ㅡ ㄹ")
                phone.host.editor.move(1, 1)
                phone.turn { phone.session.press(Layouts.dubeolsik.key("ㅏ")!!) }
                expect("앞ㅏ|한글뒤", phone.host.notation) { "${case.name}, underlines: $underlines" }
            }
        }
    }
    check("a backspace in a field that is known to be empty does nothing, though the key event is sent") {
        val phone = phone()
        expect(listOf(Outcome.NOTHING, Outcome.NOTHING), List(2) { phone.turn { phone.session.backspace() } })
    }
    check("the session belongs to the main thread") {
        val session = phone().session
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
}

/** What sessions do on Android, in words. */
fun checkSessions() {
    checkTime()
    checkQuestions()
    checkFields()
}
