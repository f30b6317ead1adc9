package consumer

private fun Editor.told() = news.map { news ->
    when (news) {
        is Report -> news.new
        is Restart -> "restart at ${news.info.initialSelStart}"
    }
}

/** What a field of Flutter's holds after these texts were composed in it, and how often its input was restarted. */
private fun flutter(format: (EditingState, EditingState) -> EditingState, vararg texts: String): Pair<String, Int> {
    val half = Flutter(format)
    val editor = Editor(later = half::answer)
    for (text in texts) {
        EditorConnection(editor).setComposingText(text, 1)
        editor.turn()
    }
    return editor.held() to editor.restarts
}

/** What fields tell a keyboard, and what the platform does by itself. */
fun checkNews() {
    check("a field reports a batch once, and only what is other than what it last told") {
        val editor = Editor()
        val connection = EditorConnection(editor)
        connection.beginBatchEdit()
        connection.commitText("가", 1)
        connection.setComposingText("나", 1)
        expect(emptyList<Any>(), editor.told())
        connection.endBatchEdit()
        connection.setComposingText("다", 1)
        repeat(2) { connection.finishComposingText() }
        expect(listOf<Any>(Told(2, 2, 1, 2), Told(2, 2)), editor.told())
        expect(Report(Told(2, 2, 1, 2), Told(2, 2)), editor.news.last())
    }
    check("setText in a watcher restarts input before the text is another, and nothing is marked after") {
        val editor = formatted()
        EditorConnection(editor).setComposingText("가", 1)
        expect("가|", editor.held())
        expect(listOf<Any>("restart at 1"), editor.told())
        editor.setText("나다")
        expect("|나다", editor.held())
    }
    check("Flutter's field is what its other half answers, and restarts where that composes another text") {
        expect("(나|)" to 0, flutter({ _, new -> new }, "가", "나"))
        expect("가|" to 1, flutter(unmarking, "가"))
        expect("한|" to 1, flutter(limiting(1), "한", "하나"))
        expect("(\u1100\u119E|)" to 0, flutter(limiting(1), "\u1100\u119E"))
        expect("가나|" to 1, flutter(limiting(2), "가나다"))
    }
    check("news is delivered once an act is over, or in the middle of it, so many pieces late") {
        for (late in 0..3) {
            for (isPrompt in listOf(false, true)) {
                val host = Editor().let { Host(it, EditorConnection(it), late, isPrompt) }
                val phone = SessionPhone(host, underlines = false, calls = emptySet())
                phone.turn {
                    for (text in listOf("가", "나", "다", "라")) host.asked.commitText(text, 1)
                    expect(if (isPrompt) late else 4, host.editor.news.size)
                }
                expect(late, host.editor.news.size)
            }
        }
    }
    check("a keyboard that is hidden, or leaves, finishes what is composed; one without a connection reaches nothing") {
        for (leave in listOf(Phone::leaveAndReturn, Phone::hideAndShow)) {
            val phone = Tried(hostCases.first { it.name == "TextView" }, underlines = false).phone(calls = emptySet())
            phone.host.connection.setComposingText("가", 1)
            leave(phone)
            expect("가|", phone.host.editor.held())
            phone.isConnected = false
            phone.session.insert("나")
            phone.session.backspace()
            expect("가|", phone.host.notation)
            phone.isConnected = true
            phone.session.insert("다")
            expect("가다|", phone.host.notation)
        }
    }
}
