package consumer

import android.os.SystemClock
import hwalja.InputConnectionClient
import hwalja.InputSession
import hwalja.Layouts

/** Checks that a pause ends a key's cycle at the right times. */
fun checkTime() {
    check("the session's timeout overrides the layout's, by Android's clock") {
        fun types(keys: String, wait: Long, cycleTimeoutMillis: Long?): String {
            val phone = phone()
            phone.session.cycleTimeoutMillis = cycleTimeoutMillis
            for (id in keys.split(' ')) {
                SystemClock.pass(wait)
                phone.type(id)
            }
            return phone.host.shown
        }
        expect("ㄹ" to "ㄴㄴ", types("ㄴㄹ ㄴㄹ", 799, 800) to types("ㄴㄹ ㄴㄹ", 800, 800))
        expect("ㄹ" to "ㄴㄴ", types("ㄴㄹ ㄴㄹ", 999, null) to types("ㄴㄹ ㄴㄹ", 1_000, null)) { "that of the layout" }
        expect("ㄹ" to "니", types("ㄴㄹ ㄴㄹ", 1_000_000, Long.MAX_VALUE) to types("ㄴㄹ 인", 1_000_000, 800)) { "none" }
    }
    check("unknown times are not pauses") {
        val host = Host(keyboardHosts.first())
        val session = InputSession(Layouts.cheonjiin, InputConnectionClient { host.checked })
        val key = Layouts.cheonjiin.key("ㄴㄹ")!!
        for (time in listOf(0L, null, 9_999L, 10_998L)) session.press(key, time)
        expect("ㄹ", session.composing) { "known, unknown, known" }
        session.press(key, 11_998)
        expect("ㄹㄴ", host.shown) { "a second later" }
    }
    check("a clock that goes back is not a pause; a second later there is one") {
        val host = Host(keyboardHosts.first())
        val session = InputSession(Layouts.cheonjiin, InputConnectionClient { host.checked })
        val key = Layouts.cheonjiin.key("ㄴㄹ")!!
        for (time in listOf(10_000L, 5_000L, 5_999L, 6_999L)) session.press(key, time)
        expect("ㄴㄴ", host.shown) { "a second after the last press, not after the latest" }
        for (time in listOf(6_000L, 7_000L)) session.press(key, time)
        expect("ㄴㄹㄴ", host.shown)
    }
}

/** Returns the number of times that the session reads the field during [act]. */
private fun SessionPhone.reads(act: SessionPhone.() -> Unit): Int {
    val before = host.checked.reads
    act()
    return host.checked.reads - before
}

/** Checks how often the field is read. A keyboard waits for the app at each read. */
fun checkReads() {
    checkBoth("a press reads the field once if it reports every change, and again after an edit that may be truncated") {
        for (case in openHosts) {
            val phone = case.phone(underlines = it, before = "가|")
            phone.session.layout = Layouts.dubeolsik
            phone.turn { phone.take(">0~1") }
            expect(listOf(6) + List(9) { 7 }, List(10) { phone.reads { type("ㅎ ㅏ ㄴ ㄱ ㅡ ㄹ") } }) { case.name }
            expect("한글".repeat(10), phone.host.shown)
        }
    }
}
