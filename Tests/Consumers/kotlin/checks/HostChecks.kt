package consumer

import android.view.inputmethod.InputConnection

private fun field(notation: String, vararg filters: Filter, act: Editor.() -> Unit = {}) =
    Editor(filters.toList()).apply { show(notation) }.apply(act)

/** What a field holds, with `(` and `)` around what is marked, and all of what is selected as the cursor. */
fun Editor.held(): String {
    val places = listOfNotNull(content.mark?.second?.to(")"), content.end to "|", content.mark?.first?.to("("))
        .sortedByDescending { it.first }
    return places.fold(StringBuilder(content.text)) { text, (place, sign) -> text.insert(place, sign) }.toString()
}

private fun typed(
    notation: String, connect: (Editor) -> InputConnection = ::EditorConnection, vararg filters: Filter,
    act: InputConnection.() -> Unit,
) = field(notation, *filters).apply { connect(this).act() }.held()

/** The facts of each host, by itself. */
fun checkHosts() {
    check("a mark is replaced whole, stays beside what is written by others, and goes when it is cut") {
        expect("앞(나|)뒤", typed("앞|뒤") { setComposingText("가", 1); setComposingText("나", 1) })
        expect("앞나|뒤", typed("앞|뒤") { setComposingText("가", 1); commitText("나", 1) })
        expect("속(궁|)", typed("|") { setComposingText("속", 1); finishComposingText(); setComposingText("궁", 1) })
        expect("가(다|)", typed("가나|") { setComposingRegion(1, 9); setComposingText("다", 1) })
        fun marked(act: MarkedText.() -> Unit) = field("가나다|") { edit { mark(0, 2) }; edit(act) }.held()
        expect("x(|가나)다", marked { select(0); replace(0, 0, Piece("x")) })
        expect("(가나)x다|", marked { replace(2, 2, Piece("x")) })
        expect("(가x나)다|", marked { replace(1, 1, Piece("x")) })
        expect("(x나)다|", marked { replace(0, 1, Piece("x")) })
        expect("가x|", marked { mark(1, 2); replace(1, 3, Piece("x")) })
        expect("다|", marked { replace(0, 2, Piece("")) })
        expect("(가)xy|", marked { replace(1, 3, Piece("xy")) })
        expect("가|", Editor(dropsMarks = true).apply { show("가|"); edit { mark(0, 1) }; move(1, 1) }.held())
    }
    check("deleting passes over what is selected and what is marked") {
        expect("가|다", typed("가나|다") { deleteSurroundingText(1, 0) })
        expect("안(나|)다", typed("안가|다") { setComposingText("나", 1); deleteSurroundingText(1, 0) })
        expect("AB|C", typed("안[AB]C") { deleteSurroundingText(1, 0) })
        expect("안가|C", typed("안[AB]C") { commitText("가", 1) })
    }
    check("a filter that cuts leaves the text unmarked, and one that need not leaves the mark") {
        val one = lengthFilter(1)
        expect("(한|)", typed("|", ::EditorConnection, one) { setComposingText("한", 1) })
        expect("하|", typed("|", ::EditorConnection, one) { setComposingText("한", 1); setComposingText("하나", 1) })
        expect("가|", typed("가|", ::EditorConnection, one) { setComposingText("나", 1) })
        expect("a|", typed("|", ::EditorConnection, lengthFilter(2)) { commitText("a😀", 1) })
    }
    check("a connection answers with what stands before the selection, and nothing may be asked that is of no use") {
        val editor = field("가나[다]라")
        val asked = Asked(EditorConnection(editor), editor)
        expect("나", asked.getTextBeforeCursor(1, 0))
        expect("다", asked.getSelectedText(0))
        expect(2, asked.reads)
        expect(null, EditorConnection(field("가|")).getSelectedText(0))
        editor.move(0, 0)
        for (act in listOf<InputConnection.() -> Unit>(
            { commitText("", 1) }, { setComposingText("", 1) }, { commitText("가", 0) }, { getTextBeforeCursor(0, 0) },
            { deleteSurroundingText(0, 0) }, { deleteSurroundingText(1, 0) }, { deleteSurroundingText(0, 1) },
            { endBatchEdit() },
        )) check(runCatching { asked.act() }.exceptionOrNull() is IllegalStateException)
    }
    check("without an editor, what is finished is sent, and only what is marked can change") {
        val terminal = SendingConnection(Editor())
        terminal.commitText("가", 1)
        terminal.deleteSurroundingText(1, 0)
        expect("가" to "", terminal.shown to terminal.getTextBeforeCursor(9, 0))
        terminal.setComposingText("나", 1)
        expect("가나" to "나", terminal.shown to terminal.getTextBeforeCursor(9, 0))
        terminal.commitText("", 1)
        expect("가", terminal.shown)
        terminal.setComposingText("다", 1)
        terminal.setComposingRegion(0, 1)
        terminal.setComposingText("라", 1)
        terminal.finishComposingText()
        expect("가다라" to "", terminal.shown to terminal.getTextBeforeCursor(9, 0))
        val termux = TermuxConnection(Editor())
        termux.commitText("가나", 1)
        termux.deleteSurroundingText(1, 0)
        expect("가", termux.shown) { "Termux sends a backspace for each unit" }
    }
    check("Chromium deletes whole characters; Compose edits when the batch ends, and deletes at the cursor alone") {
        expect("가|", typed("가개\u119E|", ::GraphemeConnection) { deleteSurroundingText(1, 0) })
        expect("개|", typed("개\u119E|") { deleteSurroundingText(1, 0) })
        val editor = field("안|")
        val compose = ComposeConnection(editor)
        compose.beginBatchEdit()
        compose.setComposingText("가", 1)
        expect("안|", editor.held())
        compose.endBatchEdit()
        expect("안(가|)", editor.held())
        compose.deleteSurroundingText(1, 0)
        expect("안|", editor.held())
    }
    check("a closed connection does nothing, and answers null, until the restart is heard of") {
        val editor = formatted(closes = true)
        val closing = Closing(EditorConnection(editor), editor)
        closing.beginBatchEdit()
        closing.commitText("가", 1)
        closing.commitText("나", 1)
        expect(null, closing.getTextBeforeCursor(9, 0))
        expect(false to 0, closing.endBatchEdit() to editor.batches)
        closing.isHeard()
        closing.commitText("다", 1)
        expect("가다|", editor.held())
    }
}
