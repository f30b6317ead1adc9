package consumer

import android.view.inputmethod.InputConnection

/** The connection of a `TextView`: `BaseInputConnection` over the field's own text. */
open class EditorConnection(protected val editor: Editor) : InputConnection {
    protected open val content: MarkedText get() = editor.content

    override fun beginBatchEdit(): Boolean = editor.begin()

    override fun endBatchEdit(): Boolean = editor.end()

    override fun commitText(text: CharSequence?, newCursorPosition: Int): Boolean =
        write(Piece(text.toString()))

    override fun setComposingText(text: CharSequence?, newCursorPosition: Int): Boolean =
        write(Piece(text.toString(), isMarked = true))

    override fun finishComposingText(): Boolean = edit { unmark() }

    /** Marks text that is there. */
    override fun setComposingRegion(start: Int, end: Int): Boolean = edit {
        unmark()
        mark(start.coerceIn(0, text.length), end.coerceIn(0, text.length))
    }

    /** Deletes code units before the selection and before what is marked; never these. */
    override fun deleteSurroundingText(beforeLength: Int, afterLength: Int): Boolean = edit {
        val first = minOf(start, mark?.first ?: start)
        replace(maxOf(0, first - beforeLength), first, Piece(""))
    }

    override fun getSelectedText(flags: Int): CharSequence? =
        if (content.start == content.end) null else content.text.substring(content.start, content.end)

    override fun getTextBeforeCursor(n: Int, flags: Int): CharSequence? =
        content.text.substring(maxOf(0, content.start - n), content.start)

    protected open fun edit(change: MarkedText.() -> Unit): Boolean {
        if (!editor.isReadOnly) editor.edit { this@EditorConnection.content.change() }
        return true
    }

    /** Writes over what is marked, or else over the selection; the cursor stands after it. */
    private fun write(piece: Piece) = edit {
        val (from, to) = mark ?: (start to end)
        unmark()
        select(to)
        replace(from, to, piece)
    }
}

/** Chromium of about 2017: deletes whole characters before the selection, whatever is marked. */
class GraphemeConnection(editor: Editor) : EditorConnection(editor) {
    override fun deleteSurroundingText(beforeLength: Int, afterLength: Int): Boolean = edit {
        val from = maxOf(0, start - beforeLength)
        replace(generateSequence(start) { startOfCharacter(text, it) }.first { it <= from }, start, Piece(""))
    }
}

/** Compose: what is asked for in a batch is done when the batch ends, and deleting looks at the selection alone. */
class ComposeConnection(editor: Editor) : EditorConnection(editor) {
    private val waiting = mutableListOf<MarkedText.() -> Unit>()

    override fun endBatchEdit(): Boolean {
        if (editor.batches == 1) apply()
        return super.endBatchEdit()
    }

    override fun deleteSurroundingText(beforeLength: Int, afterLength: Int) =
        edit { replace(maxOf(0, start - beforeLength), start, Piece("")) }

    override fun edit(change: MarkedText.() -> Unit): Boolean {
        waiting += change
        if (editor.batches == 0) apply()
        return true
    }

    private fun apply() {
        val changes = waiting.toList()
        waiting.clear()
        if (changes.isNotEmpty()) super.edit { changes.forEach { it() } }
    }
}
