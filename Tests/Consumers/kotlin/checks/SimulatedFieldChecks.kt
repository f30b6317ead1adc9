package consumer

/** A field that shows [notation] and has had each of [marks] marked as composing, after [act]. */
private fun field(
    notation: String, vararg marks: String, capacity: Int = Int.MAX_VALUE, act: SimulatedField.() -> Unit = {},
): SimulatedField {
    val field = SimulatedField(capacity = capacity)
    field.show(notation)
    marks.forEach { field.setComposingText(it, 1) }
    return field.apply(act)
}

/** What reports say, after three edits and a batch, of a field that makes them when [reports] says. */
private fun reported(reports: Reports, dropsMarks: Boolean = false): List<Pair<Int, Int>> {
    val told = mutableListOf<Pair<Int, Int>>()
    val field = SimulatedField(reports, dropsMarks)
    field.onUpdateSelection = { _, cursor, composing -> told += cursor to composing }
    field.setComposingText("가나", 1)
    field.select(1)
    repeat(2) { field.beginBatchEdit() }
    field.finishComposingText()
    field.commitText("다", 1)
    repeat(2) { field.endBatchEdit() }
    field.beginBatchEdit()
    field.endBatchEdit()
    field.typeElsewhere("x")
    field.empty()
    return told
}

/** The facts about Android's text fields, which the simulated one must keep. */
fun checkSimulatedField() {
    check("a field writes at the cursor, over the selection, or over what is marked") {
        expect("앞가|뒤", field("앞|뒤") { commitText("가", 1) }.shown())
        expect("안가|C", field("안[AB]C") { commitText("가", 1) }.shown())
        expect("안|C", field("안[AB]C") { commitText("", 1) }.shown())
        expect("앞다|뒤", field("앞|뒤", "가", "나") { commitText("다", 1) }.shown())
        expect("앞나|뒤", field("앞|뒤", "가") { select(0, 1); setComposingText("나", 1) }.shown())
        expect("속궁|", field("|", "속") { finishComposingText(); setComposingText("궁", 1) }.shown())
        expect("가나|", field("가|", "다", "나라", capacity = 2).shown())
        expect("가|", field("가|") { isReadOnly = true; commitText("나", 1); deleteSurroundingText(1, 0) }.shown())
    }
    check("a field deletes before the selection, and before what is marked, never of them") {
        expect("가|다", field("가나|다") { deleteSurroundingText(1, 0) }.shown())
        expect("[AB]C", field("안[AB]C") { deleteSurroundingText(1, 0) }.shown())
        expect("가|C", field("안|C", "가") { deleteSurroundingText(1, 0) }.shown())
        expect("\uD83D|", field("😀|") { deleteSurroundingText(1, 0) }.shown())
        expect("가|", field("가👨‍👩‍👧|") { pressBackspace() }.shown())
        expect("안|C", field("안[AB]C") { pressBackspace() }.shown())
    }
    check("a field answers with what stands before the cursor or selection") {
        expect("나다", field("가나다|라").getTextBeforeCursor(2, 0))
        expect("안", field("안[AB]C").getTextBeforeCursor(9, 0))
        expect("AB", field("안[AB]C").getSelectedText(0))
        expect(null, field("안|C").getSelectedText(0))
        expect("나", field("가. 나|") { answers = Answers.CUT_AT_SENTENCE }.getTextBeforeCursor(9, 0))
        expect(null, field("가|") { answers = Answers.NOTHING }.getTextBeforeCursor(9, 0))
    }
    check("a field moves what is marked with the text, and marks nothing that was written or shown anew") {
        expect(1..1, field("|", "가") { select(0); typeElsewhere("x") }.marked)
        expect(0..2, field("|", "가나") { select(1); typeElsewhere("x") }.marked)
        expect(0..1, field("|", "가나") { select(0, 1); typeElsewhere("x") }.marked)
        expect(0..0, field("|", "가나") { select(1, 2); typeElsewhere("x") }.marked)
        expect(0..0, field("안|C", "가") { deleteSurroundingText(1, 0) }.marked)
        for (act in listOf<SimulatedField.() -> Unit>(
            { empty() }, { commitText("나", 1) }, { finishComposingText() }, { show("나|") },
        )) expect(null, field("가|", "나", act = act).marked)
    }
    check("a field reports a batch that changed it once, at once, three changes later, or never") {
        val all = listOf(2 to 2, 1 to 2, 2 to -1, 3 to -1, 0 to -1)
        expect(all, reported(Reports.AT_ONCE))
        expect(all.take(2), reported(Reports.LATE))
        expect(emptyList<Pair<Int, Int>>(), reported(Reports.NEVER))
        expect(1 to -1, reported(Reports.AT_ONCE, dropsMarks = true)[1])
    }
    check("a field refuses what no session may ask") {
        for (act in listOf<SimulatedField.() -> Unit>(
            { commitText("", 1) }, { setComposingText("", 1) }, { deleteSurroundingText(0, 0) },
            { deleteSurroundingText(2, 0) }, { deleteSurroundingText(1, 1) }, { commitText("나", 0) },
            { endBatchEdit() }, { beginBatchEdit(); checkBatches() },
        )) check(runCatching { field("가|나", act = act) }.exceptionOrNull() is IllegalStateException)
    }
}
