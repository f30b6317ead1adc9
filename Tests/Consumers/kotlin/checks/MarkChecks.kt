package consumer

import hwalja.InputSession
import hwalja.Layouts

/** What a session marks as composing. */
fun checkMarks() {
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
