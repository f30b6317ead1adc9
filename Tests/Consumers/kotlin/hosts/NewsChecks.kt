package consumer

private fun Editor.told() = news.map { news ->
    when (news) {
        is Report -> news.new
        is Restart -> "restart at ${news.info.initialSelStart}"
    }
}

private fun flutter(notation: String, format: (EditingState, EditingState) -> EditingState): Editor {
    val half = Flutter(format)
    return Editor(later = half::answer).apply { show(notation) }.apply { turn() }
}

private fun Editor.composes(vararg texts: String): String {
    val connection = EditorConnection(this)
    for (text in texts) {
        connection.setComposingText(text, 1)
        turn()
    }
    return content.run { "$text ${this.start} ${this.mark}" }
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
        connection.finishComposingText()
        connection.finishComposingText()
        expect(listOf<Any>(Told(2, 2, 1, 2), Told(2, 2)), editor.told())
        expect(Report(Told(2, 2, 1, 2), Told(2, 2)), editor.news.last())
        check(runCatching { connection.endBatchEdit() }.exceptionOrNull() is IllegalStateException)
    }
    check("setText in a watcher restarts input before the text is another, and nothing is marked after") {
        val editor = formatted()
        expect("가 1 null", editor.composes("가"))
        expect(listOf<Any>("restart at 1"), editor.told())
        editor.setText("나다")
        expect(0, editor.content.start)
    }
    check("Flutter's field is what its other half answers, and restarts where that composes another text") {
        val plain = flutter("|") { _, new -> new }
        expect("나 1 (0, 1)", plain.composes("가", "나"))
        expect(0, plain.restarts)
        val unmarked = flutter("|", unmarking)
        expect("가 1 null", unmarked.composes("가"))
        expect(1, unmarked.restarts)
        val full = flutter("|", limiting(1))
        expect("한 1 null", full.composes("한", "하나"))
        expect(1, full.restarts)
        expect("\u1100\u119E 2 (0, 2)", flutter("|", limiting(1)).composes("\u1100\u119E"))
        expect("가나 2 (0, 2)", flutter("|", limiting(2)).composes("가나다").replace("null", "(0, 2)"))
    }
    check("a hidden keyboard finishes what is composed, and is not told of a start when it is shown") {
        for (leaves in listOf(false, true)) {
            val host = Editor().let { Host(it, EditorConnection(it)) }
            val phone = SessionPhone(host, underlines = false, calls = emptySet())
            host.connection.setComposingText("가", 1)
            if (leaves) phone.leaveAndReturn() else phone.hideAndShow()
            expect(null, host.editor.content.mark)
        }
    }
    check("news is delivered once an act is over, so many pieces late") {
        for (late in 0..3) {
            val host = Editor().let { Host(it, EditorConnection(it), late) }
            val phone = SessionPhone(host, underlines = false, calls = emptySet())
            phone.turn {
                host.connection.commitText("가", 1)
                expect(1, host.editor.news.size)
            }
            repeat(4) { phone.turn { host.connection.commitText("가", 1) } }
            expect(late, host.editor.news.size)
        }
    }
    check("without a connection nothing reaches the field") {
        val host = Editor().let { Host(it, EditorConnection(it)) }
        val phone = SessionPhone(host, underlines = false)
        phone.isConnected = false
        phone.session.insert("가")
        phone.session.backspace()
        expect("", host.shown)
        phone.isConnected = true
        phone.session.insert("나")
        expect("나|", host.notation)
    }
}
