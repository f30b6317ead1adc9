package consumer

import android.view.inputmethod.InputConnection

/** The connection of a `TextView`: `BaseInputConnection` over the field's own text. */
open class EditorConnection(protected val editor: Editor) : InputConnection {
    open val content: EditableText get() = editor.content

    /** The text that the user sees. It ends with [content]. */
    open val shown: String get() = content.text.toString()

    /** True if committed text stays in the field. False if the field sends that text to a program. */
    open val keepsText: Boolean get() = true

    override fun beginBatchEdit(): Boolean = !editor.isClosed && editor.begin()

    override fun endBatchEdit(): Boolean = !editor.isClosed && editor.end()

    override fun commitText(text: CharSequence?, newCursorPosition: Int): Boolean = write("$text", isComposing = false)

    override fun setComposingText(text: CharSequence?, newCursorPosition: Int): Boolean =
        write("$text", isComposing = true)

    override fun finishComposingText(): Boolean = edit { clearRegion() }

    /** Makes existing text the composing region. */
    override fun setComposingRegion(start: Int, end: Int): Boolean = edit {
        clearRegion()
        compose(start.coerceIn(0, text.length), end.coerceIn(0, text.length))
    }

    /** Deletes code units before the selection and before the composing region, but nothing inside the two. */
    override fun deleteSurroundingText(beforeLength: Int, afterLength: Int): Boolean = edit {
        val first = minOf(start, region?.first ?: start)
        replace(maxOf(0, first - beforeLength), first, "")
    }

    override fun getSelectedText(flags: Int): CharSequence? =
        content.run { if (start == end || editor.isClosed) null else text.substring(start, end) }

    override fun getTextBeforeCursor(n: Int, flags: Int): CharSequence? =
        content.run { if (editor.isClosed) null else text.substring(maxOf(0, start - n), start) }

    /** Handles a key event. */
    open fun pressKey(code: Int) = editor.pressKey(code)

    protected open fun edit(change: EditableText.() -> Unit): Boolean {
        if (!editor.isReadOnly && !editor.isClosed) editor.edit { this@EditorConnection.content.change() }
        return true
    }

    /**
     * Replaces the composing region, or the selection if there is no region. The cursor moves to the end of the new
     * text.
     */
    private fun write(new: String, isComposing: Boolean) = edit {
        val (from, to) = region ?: (start to end)
        clearRegion()
        select(to)
        replace(from, to, new, isComposing)
    }
}

/** A connection that has no batches and reports each edit, like `BaseInputConnection`. */
class UnbatchedConnection(editor: Editor) : EditorConnection(editor) {
    override fun beginBatchEdit() = false

    override fun endBatchEdit() = false
}

/**
 * A connection like Chromium's in about 2017. It deletes whole characters before the selection, regardless of the
 * composing region.
 */
class GraphemeConnection(editor: Editor) : EditorConnection(editor) {
    override fun deleteSurroundingText(beforeLength: Int, afterLength: Int): Boolean = edit {
        val from = maxOf(0, start - beforeLength)
        replace(generateSequence(start) { startOfCharacter(text, it) }.first { it <= from }, start, "")
    }
}

/**
 * A connection like Compose's. It performs the edits of a batch when the batch ends, and deletes only relative to the
 * selection.
 */
class ComposeConnection(editor: Editor) : EditorConnection(editor) {
    private val waiting = mutableListOf<EditableText.() -> Unit>()

    override fun endBatchEdit(): Boolean {
        if (editor.batches == 1) apply()
        return super.endBatchEdit()
    }

    override fun deleteSurroundingText(beforeLength: Int, afterLength: Int) =
        edit { replace(maxOf(0, start - beforeLength), start, "") }

    override fun edit(change: EditableText.() -> Unit): Boolean {
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

/**
 * A connection whose scenario limits the reports of the text before the cursor.
 *
 * @property limit `2` to report at most 2 scalars, `-` to report nothing, `<1` to report the text 1 step ago. It is
 *   empty to report everything.
 */
class ScriptedConnection(editor: Editor, var limit: String = "") : EditorConnection(editor) {
    private val before: String get() = editor.content.text.substring(0, editor.content.start)

    /**
     * The text before the cursor at the start and after each step. A write in the current step counts as another step.
     */
    private val past = mutableListOf<String>()

    /** Records the text before the cursor, at the start or after a step. */
    fun remember() {
        past += before
    }

    override fun getTextBeforeCursor(n: Int, flags: Int): CharSequence? = when (limit.firstOrNull()) {
        null -> before
        '-' -> null
        '<' -> {
            val stood = if (past.last() == before) past else past + before
            stood[maxOf(0, stood.lastIndex - limit.drop(1).toInt())]
        }
        else -> before.substring(startOfLast(limit.toInt(), before))
    }?.takeLast(n)

    private fun startOfLast(scalars: Int, text: String) =
        text.offsetByCodePoints(text.length, -minOf(scalars, text.codePointCount(0, text.length)))
}
