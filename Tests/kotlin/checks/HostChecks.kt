package consumer

import android.view.KeyEvent

/** A host called [name] in which a keyboard has committed [texts] one by one. */
private fun written(name: String, vararg texts: String): Host =
    Host(hosts(name).single()).also { host -> for (text in texts) host.asked.commitText(text, 1) }

/** What the simulated hosts have in common with those that they are models of. */
fun checkHosts() {
    check("a terminal shows nothing of what it was sent, in neither mode of ConnectBot") {
        for (name in listOf("ConnectBot, tty", "ConnectBot, readline", "ConnectBot, compose mode")) {
            val host = written(name, "가", "나")
            expect(listOf("가나", "", null), host.asked.run { listOf(host.shown, getTextBeforeCursor(9, 0), getSelectedText(0)) })
            expect(0, host.editor.news.size) { "what is committed is not reported" }
        }
    }
    check("each DEL in ConnectBot's compose mode reports that the cursor is at the start, in normal mode none does") {
        for ((name, reports) in listOf("ConnectBot, compose mode" to 2, "ConnectBot, tty" to 0)) {
            val host = written(name, "가나다")
            host.asked.deleteSurroundingText(2, 0)
            expect("가" to reports, host.shown to host.editor.news.size) { name }
            expect(true, host.editor.news.all { it is Report && it.new == Told(0, 0) })
        }
    }
    check("readline deletes scalars of width 0 with the one before them, a tty does not") {
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
    check("Chromium of 2017 deletes whole characters, and a late one reports that later") {
        for (late in 0..3) {
            val name = "Chromium of 2017" + if (late > 0) ", reports $late late" else ""
            val host = written(name, "가\u1100\u119E")
            host.asked.deleteSurroundingText(1, 0)
            expect("가" to late, host.shown to host.case.late) { name }
        }
    }
}
