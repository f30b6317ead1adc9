package consumer

private val full = listOf(
    Triple(limited(1), "|" to "ㄱㅋ 인 천 ㄱㅋ ㄱㅋ 인 천", "갘|"),
    Triple(limited(2), "나|" to "ㄱㅋ 인 천 ㄴㄹ ㅈㅊ 천", "나갅|"),
    Triple(limited(2), "|" to "ㄱㅋ 인 천 ㄱㅋ ㄱㅋ 인", "가키|"),
    Triple(limited(3), "나|" to "ㄱㅋ 인 천 ㄱㅋ ㄱㅋ 인", "나가키|"),
    Triple(limited(6, late = 2), "가나다라|" to "ㄱㅋ 인 천 ㄱㅋ ㄱㅋ 인", "가나다라가키|"),
    Triple(flutter("a limit", limiting(1)), "|" to "ㄱㅋ 인 천 ㄱㅋ ㄱㅋ 인 천", "갘|"),
)

/** Fields that take less than they are given. */
fun checkFullFields() {
    checkBoth("a field that is full loses nothing") { underlines ->
        for ((case, typed, expected) in full) {
            val (before, keys) = typed
            expect(expected, case.after(keys, underlines, before)) { case.name }
        }
    }
    checkBoth("a field that is read only gets nothing") { underlines ->
        val phone = phone("가|", underlines)
        phone.host.editor.isReadOnly = true
        for (step in "ㄱㅋ 인 천 ⌫ ␣ ⏎".split(' ')) phone.turn { phone.take(step) }
        expect("가|", phone.host.notation)
    }
    check("a field that shows one character is not taken for a full one, which shows the same") {
        for ((room, expected) in listOf(1 to "난|", 9 to "나나|")) {
            val case = HostCase("tells little", isPrompt = true, connect = { Telling(it, "1") }) { Editor(room) }
            expect(expected, case.after("ㄴㄹ 인 천 ㄴㄹ 인 천", underlines = false, before = "|")) { "room for $room" }
        }
    }
}
