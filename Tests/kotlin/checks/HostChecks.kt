package consumer

import android.view.KeyEvent

/** Returns the host [name] after a keyboard has committed [texts], one by one. */
private fun written(name: String, vararg texts: String): Host =
    Host(hosts(name).single()).also { host -> for (text in texts) host.checked.commitText(text, 1) }

/** Checks that simulated hosts behave as the real hosts do. */
fun checkHosts() {
    check("ConnectBot's terminal never shows the text that it was sent, in either mode") {
        for (name in listOf("ConnectBot, tty", "ConnectBot, readline", "ConnectBot, compose mode")) {
            val host = written(name, "가", "나")
            expect(listOf("가나", "", null), host.checked.run { listOf(host.shown, getTextBeforeCursor(9, 0), getSelectedText(0)) })
            expect(0, host.editor.messages.size) { "commits are not reported" }
        }
    }
    check("in ConnectBot's compose mode, each DEL reports the cursor at the start; in normal mode, none does") {
        for ((name, reports) in listOf("ConnectBot, compose mode" to 2, "ConnectBot, tty" to 0)) {
            val host = written(name, "가나다")
            host.checked.deleteSurroundingText(2, 0)
            expect("가" to reports, host.shown to host.editor.messages.size) { name }
            expect(true, host.editor.messages.all { it is Report && it.new == Selection(0, 0) })
        }
    }
    check("readline deletes scalars of width 0 with the one before them; a tty does not") {
        val left = listOf(
            Triple("가나", "가", "가"), Triple("\u1100\u119E", "", "\u1100"), Triple("가\u1100\u11A2", "가", "가\u1100"),
            Triple("가\u11A2", "", "가"), Triple("\u1112\u1161\u11AB", "", "\u1112\u1161"), Triple("\u11A2", "", ""),
            Triple("가ㆍ", "가", "가"), Triple("가‥", "가", "가"), Triple("가😀", "가", "가"),
        )
        for ((text, onReadline, onTty) in left) {
            for ((name, expected) in listOf("ConnectBot, readline" to onReadline, "ConnectBot, tty" to onTty)) {
                val host = written(name, text)
                host.connection.pressKey(KeyEvent.KEYCODE_DEL)
                expect(expected, host.shown) { "$name, $text" }
            }
        }
    }
    check("Chromium of 2017 deletes whole characters; a late one reports it later") {
        for (late in 0..3) {
            val name = "Chromium of 2017" + if (late > 0) ", reports $late late" else ""
            val host = written(name, "가\u1100\u119E")
            host.checked.deleteSurroundingText(1, 0)
            expect("가" to late, host.shown to host.case.late) { name }
        }
    }
}
