package consumer

import hwalja.Layouts

/** What a full field of this kind holds after these keys. */
private fun typed(underlines: Boolean, host: HostCase, keys: String, before: String = "|"): String {
    val phone = phone(underlines, before, host)
    phone.type(keys)
    return phone.host.notation
}

/** Fields that take less than they are given. */
fun checkFullFields() {
    check("a field that is full loses nothing") {
        for (underlines in listOf(false, true)) {
            expect("갘|", typed(underlines, limited(1), "ㄱㅋ 인 천 ㄱㅋ ㄱㅋ 인 천")) { "one" }
            expect("나갅|", typed(underlines, limited(2), "ㄱㅋ 인 천 ㄴㄹ ㅈㅊ 천", "나|")) { "a dot" }
            expect("가키|", typed(underlines, limited(2), "ㄱㅋ 인 천 ㄱㅋ ㄱㅋ 인")) { "two" }
            expect("나가키|", typed(underlines, limited(3), "ㄱㅋ 인 천 ㄱㅋ ㄱㅋ 인", "나|")) { "three" }
            expect("가나다라가키|", typed(underlines, limited(6, late = 2), "ㄱㅋ 인 천 ㄱㅋ ㄱㅋ 인", "가나다라|"))
            expect("갘|", typed(underlines, flutter("a limit", limiting(1)), "ㄱㅋ 인 천 ㄱㅋ ㄱㅋ 인 천")) { "Flutter" }
        }
    }
    check("a field that is read only gets nothing") {
        for (underlines in listOf(false, true)) {
            val phone = phone(underlines, "가|")
            phone.host.editor.isReadOnly = true
            phone.type("ㄱㅋ 인 천")
            phone.session.backspace()
            phone.session.space()
            phone.session.enter()
            expect("가|", phone.host.notation)
        }
    }
    check("a field that shows one character is not taken for a full one, which shows the same") {
        for ((capacity, expected) in listOf(1 to "난|", 9 to "나나|")) {
            val editor = Editor(listOf(lengthFilter(capacity)))
            val phone = phone(case = HostCase("tells little") { Host(editor, Telling(editor), isPrompt = true) })
            phone.session.layout = Layouts.dubeolsik
            (phone.host.connection as Telling).report("1")
            phone.type("ㄴ ㅏ ㄴ ㅏ")
            expect(expected, phone.host.notation) { "room for $capacity" }
        }
    }
}
