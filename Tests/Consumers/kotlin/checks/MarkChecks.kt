package consumer

/** What a session marks as composing. */
fun checkMarks() {
    check("what can still change is marked as composing, and nothing else") {
        val phone = phone("가|나", underlines = true)
        phone.type("ㅇㅁ 인 천 ㄴㄹ ㄱㅋ")
        expect("가(안ㄱ|)나", phone.held())
        repeat(2) { phone.session.backspace() }
        expect("가(아|)나", phone.held())
        phone.session.commit()
        phone.type("ㄱㅋ")
        phone.session.backspace()
        expect("가아|나", phone.held())
        repeat(300) { phone.type("ㄱㅋ 인 천") }
        expect("가아${"가".repeat(44)}(${"가".repeat(256)}|)나", phone.held()) { "the end of a long run" }
    }
    check("nothing is marked once the run has ended, whatever ended it") {
        val ends = listOf("_" to "아|", "␣" to "아|", "⏎" to "아\n|", "\"1\"" to "아1|", "\"\"" to "아|", "=sky" to "아|")
        for ((end, expected) in ends) {
            val phone = phone(underlines = true)
            phone.type("ㅇㅁ 인 천")
            phone.take(end)
            expect(expected, phone.held()) { end }
        }
    }
    checkBoth("what somebody else left marked is not overwritten") { underlines ->
        val steps = listOf("|" to ("ㄱㅋ" to "속ㄱ|"), "|" to ("\"ㄱ\"" to "속ㄱ|"), "나|" to ("⌫" to "나|"))
        for ((before, step) in steps) {
            val phone = phone(before, underlines)
            phone.host.connection.setComposingText("속", 1)
            phone.take(step.first)
            expect(step.second, phone.host.notation) { step.first }
        }
        val selecting = phone("나|", underlines)
        selecting.host.connection.setComposingText("속", 1)
        selecting.host.editor.move(0, 1)
        selecting.session.backspace()
        expect("|속", selecting.host.notation)
    }
    check("a run goes on that the field does not mark any more, and ends where its marks are elsewhere") {
        val phone = phone(underlines = true)
        phone.type("ㅇㅁ 인")
        phone.host.connection.finishComposingText()
        phone.type("천 ㄴㄹ ㅅㅎ")
        expect("(안ㅅ|)", phone.held())
        val twice = phone(underlines = true)
        twice.type("ㄴㄹ")
        twice.session.commit()
        twice.type("ㄴㄹ")
        twice.host.editor.move(1, 1)
        twice.type("ㄴㄹ")
        expect("ㄴ(ㄴ|)ㄴ", twice.held())
    }
    check("whether the run is underlined can change") {
        val phone = phone("가|")
        phone.type("ㅇㅁ")
        expect("가ㅇ|", phone.held())
        phone.session.underlines = true
        phone.type("인")
        expect("가(이|)", phone.held())
        phone.session.underlines = false
        phone.type("천")
        expect("가아|", phone.held())
    }
}
