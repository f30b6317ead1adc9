package consumer

import hwalja.InputSession
import hwalja.Layouts

private val SessionPhone.mark get() = host.editor.content.mark

/** What a session marks as composing. */
fun checkMarks() {
    check("what can still change is marked as composing, and nothing else") {
        val phone = phone(underlines = true, "가|나")
        phone.type("ㅇㅁ 인 천 ㄴㄹ ㄱㅋ")
        expect("가(안ㄱ|)나", phone.host.editor.held())
        repeat(2) { phone.session.backspace() }
        expect("가(아|)나", phone.host.editor.held())
        phone.session.commit()
        phone.type("ㄱㅋ")
        phone.session.backspace()
        expect("가아|나", phone.host.editor.held())
    }
    check("nothing is marked once the run has ended, whatever ended it") {
        for (end in listOf<(InputSession) -> Unit>(
            { it.commit() }, { it.space() }, { it.enter() }, { it.insert("1") }, { it.insert("") },
            { it.layout = Layouts.sky }, { it.space(false) },
        )) {
            val phone = phone(underlines = true)
            phone.type("ㅇㅁ 인 천")
            end(phone.session)
            expect(null, phone.mark) { "in ${phone.host.shown}" }
        }
    }
    check("what somebody else left marked is not overwritten") {
        for (underlines in listOf(false, true)) {
            for (act in listOf<(InputSession) -> Unit>(
                { it.press(it.layout.keyByCode("4")!!) }, { it.insert("ㄱ") },
            )) {
                val phone = phone(underlines)
                phone.host.connection.setComposingText("속", 1)
                act(phone.session)
                expect("속ㄱ|", phone.host.notation) { "underlines: $underlines" }
            }
            val phone = phone(underlines, "나|")
            phone.host.connection.setComposingText("속", 1)
            phone.session.backspace()
            expect("나|", phone.host.notation) { "backspace, underlines: $underlines" }
            phone.host.connection.setComposingText("속", 1)
            phone.host.editor.move(0, 1)
            phone.session.backspace()
            expect("|속", phone.host.notation) { "selection, underlines: $underlines" }
        }
    }
    check("a run goes on that the field does not mark any more, and ends where its marks are elsewhere") {
        val phone = phone(underlines = true)
        phone.type("ㅇㅁ 인")
        phone.host.connection.finishComposingText()
        phone.type("천 ㄴㄹ ㅅㅎ")
        expect("안ㅅ|", phone.host.notation)
        val twice = phone(underlines = true)
        twice.type("ㄴㄹ")
        twice.session.commit()
        twice.type("ㄴㄹ")
        twice.host.editor.move(1, 1)
        twice.type("ㄴㄹ")
        expect("ㄴㄴ|ㄴ", twice.host.notation)
    }
    check("whether the run is underlined can change") {
        val phone = phone(notation = "가|")
        phone.type("ㅇㅁ")
        expect(null, phone.mark)
        phone.session.underlines = true
        phone.type("인")
        expect(1 to 2, phone.mark)
        phone.session.underlines = false
        phone.type("천")
        expect("가아|", phone.host.editor.held())
    }
}
