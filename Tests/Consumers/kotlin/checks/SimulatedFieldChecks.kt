package consumer

private fun field(notation: String, vararg marks: String, capacity: Int = Int.MAX_VALUE): SimulatedField {
    val field = SimulatedField(capacity = capacity)
    field.show(notation)
    marks.forEach { field.setComposingText(it, 1) }
    return field
}

private fun fails(what: String, act: () -> Unit) {
    val failure = try {
        act()
        null
    } catch (refused: IllegalStateException) {
        refused
    }
    check(failure != null) { "$what was let pass" }
}

/** What reports say, after three edits, of a field that makes them when [reports] says. */
private fun reported(reports: Reports, dropsMarks: Boolean = false): List<Pair<Int, Int>> {
    val told = mutableListOf<Pair<Int, Int>>()
    val field = SimulatedField(reports, dropsMarks)
    field.onUpdateSelection = { cursor, composing -> told += cursor to composing }
    field.setComposingText("가나", 1)
    field.select(1)
    field.beginBatchEdit()
    field.finishComposingText()
    field.commitText("다", 1)
    field.endBatchEdit()
    field.empty()
    return told
}

/** The facts about Android's text fields, which the simulated one must keep. */
fun checkSimulatedField() {
    check("a field writes at the cursor, over the selection, or over what is marked") {
        expect("앞가|뒤", field("앞|뒤").apply { commitText("가", 1) }.shown()) { "cursor" }
        expect("안가|C", field("안[AB]C").apply { commitText("가", 1) }.shown()) { "selection" }
        expect("안|C", field("안[AB]C").apply { commitText("", 1) }.shown()) { "nothing over a selection" }
        expect("앞나|뒤", field("앞|뒤", "가", "나").shown()) { "marked" }
        expect("앞다|뒤", field("앞|뒤", "가", "나").apply { commitText("다", 1) }.shown()) { "marked, then written" }
        val moved = field("앞|뒤", "가").apply { select(0) }
        expect("앞나|뒤", moved.apply { setComposingText("나", 1) }.shown()) { "marked, the cursor elsewhere" }
        val selected = field("앞|뒤", "가").apply { select(0, 1) }
        expect("앞나|뒤", selected.apply { commitText("나", 1) }.shown()) { "marked, something else selected" }
    }
    check("a field that has finished composing leaves the text alone") {
        val field = field("|", "속").apply { finishComposingText() }
        expect(null, field.marked) { "marked" }
        expect("속궁|", field.apply { setComposingText("궁", 1) }.shown()) { "text" }
        expect(1..1, field.marked) { "marked" }
    }
    check("a field deletes before the selection, and before what is marked, never of them") {
        expect("가|다", field("가나|다").apply { deleteSurroundingText(1, 0) }.shown()) { "cursor" }
        expect("[AB]C", field("안[AB]C").apply { deleteSurroundingText(1, 0) }.shown()) { "selection" }
        val marked = field("안|C", "가").apply { deleteSurroundingText(1, 0) }
        expect("가|C", marked.shown()) { "marked" }
        expect(0..0, marked.marked) { "what is marked" }
        expect("가|", field("가👨‍👩‍👧|").apply { pressBackspace() }.shown()) { "by the key" }
        expect("안|C", field("안[AB]C").apply { pressBackspace() }.shown()) { "a selection, by the key" }
        expect("|가", field("|가").apply { pressBackspace() }.shown()) { "at the start, by the key" }
        expect("\uD83D|", field("😀|").apply { deleteSurroundingText(1, 0) }.shown()) { "half a pair" }
    }
    check("a field answers with what stands before the cursor or selection") {
        expect("나다", field("가나다|라").getTextBeforeCursor(2, 0)) { "two" }
        expect("안", field("안[AB]C").getTextBeforeCursor(9, 0)) { "before a selection" }
        expect("AB", field("안[AB]C").getSelectedText(0)) { "selected" }
        expect(null, field("안|C").getSelectedText(0)) { "nothing selected" }
        val cut = field("가. 나|").apply { answers = Answers.CUT_AT_SENTENCE }
        expect("나", cut.getTextBeforeCursor(9, 0)) { "cut" }
        expect(null, cut.apply { answers = Answers.NOTHING }.getTextBeforeCursor(9, 0)) { "no answer" }
    }
    check("a field moves what is marked with the text, when something else types") {
        expect(1..1, field("|", "가").apply { select(0); typeElsewhere("x") }.marked) { "before" }
        expect(0..0, field("|", "가").apply { typeElsewhere("x") }.marked) { "after" }
        expect(0..2, field("|", "가나").apply { select(1); typeElsewhere("x") }.marked) { "within" }
        expect(0..1, field("|", "가나").apply { select(0, 1); typeElsewhere("x") }.marked) { "over its start" }
        expect(0..0, field("|", "가나").apply { select(1, 2); typeElsewhere("x") }.marked) { "over its end" }
        expect("|", field("가|", "나").apply { empty() }.shown()) { "emptied" }
        expect(null, field("가|", "나").apply { empty() }.marked) { "emptied" }
    }
    check("a field reports a batch once, at once, three changes later, or never") {
        val all = listOf(2 to 2, 1 to 2, 2 to -1, 0 to -1)
        expect(all, reported(Reports.AT_ONCE)) { "at once" }
        expect(all.take(1), reported(Reports.LATE)) { "late" }
        expect(emptyList<Pair<Int, Int>>(), reported(Reports.NEVER)) { "never" }
        expect(1 to -1, reported(Reports.AT_ONCE, dropsMarks = true)[1]) { "that drops its marks" }
    }
    check("a field reports what another program types, and a batch when all of it has ended, if anything changed") {
        val reports = mutableListOf<Int>()
        val field = field("|").apply { onUpdateSelection = { cursor, _ -> reports += cursor } }
        field.typeElsewhere("x")
        expect(listOf(1), reports) { "typed elsewhere" }
        field.beginBatchEdit()
        field.endBatchEdit()
        expect(1, reports.size) { "an empty batch" }
        field.beginBatchEdit()
        field.beginBatchEdit()
        field.commitText("나", 1)
        field.endBatchEdit()
        expect(1, reports.size) { "within a batch" }
        field.endBatchEdit()
        expect(listOf(1, 2), reports) { "after it" }
    }
    check("a field shown anew has nothing marked, and nothing to report of before") {
        expect(null, field("|", "가").apply { show("나|") }.marked) { "marked" }
        expect(null, field("|", "가").apply { commitText("나", 1) }.marked) { "marked, then written" }
        val reports = mutableListOf<Int>()
        val late = SimulatedField(Reports.LATE).apply { onUpdateSelection = { cursor, _ -> reports += cursor } }
        for (text in listOf("|", "다|")) {
            late.show(text)
            repeat(3) { late.commitText("가", 1) }
        }
        expect(emptyList<Int>(), reports) { "three changes" }
        late.commitText("가", 1)
        expect(listOf(2), reports) { "the fourth" }
    }
    check("a field counts what it is asked and told") {
        expect(3, field("|", "가").apply { getTextBeforeCursor(1, 0); getSelectedText(0) }.calls) { "calls" }
    }
    check("a full field cuts off what does not fit, and one that is read only takes nothing") {
        expect("가나|", field("가|", capacity = 2).apply { commitText("나다", 1) }.shown()) { "full" }
        expect("가나|", field("가|", "다", "나라", capacity = 2).shown()) { "full, marked" }
        val readOnly = field("가|").apply { isReadOnly = true }
        readOnly.commitText("나", 1)
        readOnly.deleteSurroundingText(1, 0)
        expect("가|", readOnly.shown()) { "read only" }
    }
    check("a field refuses what no session may ask") {
        fails("an empty insert") { field("가|").commitText("", 1) }
        fails("an empty mark") { field("가|").setComposingText("", 1) }
        fails("a deletion of nothing") { field("가|").deleteSurroundingText(0, 0) }
        fails("a deletion of more than there is") { field("가|").deleteSurroundingText(2, 0) }
        fails("a deletion after the cursor") { field("가|나").deleteSurroundingText(1, 1) }
        fails("a cursor before the text") { field("가|").commitText("나", 0) }
        fails("the end of no batch") { field("가|").endBatchEdit() }
        fails("an open batch") { field("가|").apply { beginBatchEdit() }.checkBatches() }
    }
}
