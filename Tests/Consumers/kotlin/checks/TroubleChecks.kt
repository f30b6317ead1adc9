package consumer

import android.inputmethodservice.InputMethodService
import android.view.inputmethod.EditorInfo
import hwalja.AndroidInputSession
import hwalja.Layouts

/** Fields that take less than they are given, or do not tell what they hold. */
fun checkTrouble() {
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
