package consumer

import android.view.inputmethod.InputConnection

/** The connection of a `TextView`: `BaseInputConnection` over the field's own text. */
open class EditorConnection(protected val editor: Editor) : InputConnection {
    open val content: MarkedText get() = editor.content

    /** What a person sees, which ends in [content]. */
    open val shown: String get() = content.text.toString()

    /** True if committed text stays in the field, false if it is sent to a program. */
    open val keepsText: Boolean get() = true

    override fun beginBatchEdit(): Boolean = !editor.isClosed && editor.begin()

    override fun endBatchEdit(): Boolean = !editor.isClosed && editor.end()

    override fun commitText(text: CharSequence?, newCursorPosition: Int): Boolean = write("$text", isMarked = false)

    override fun setComposingText(text: CharSequence?, newCursorPosition: Int): Boolean =
        write("$text", isMarked = true)

    override fun finishComposingText(): Boolean = edit { unmark() }

    /** Marks text that is there. */
    override fun setComposingRegion(start: Int, end: Int): Boolean = edit {
        unmark()
        mark(start.coerceIn(0, text.length), end.coerceIn(0, text.length))
    }

    /** Deletes code units before the selection and before what is marked; never these. */
    override fun deleteSurroundingText(beforeLength: Int, afterLength: Int): Boolean = edit {
        val first = minOf(start, mark?.first ?: start)
        replace(maxOf(0, first - beforeLength), first, "")
    }

    override fun getSelectedText(flags: Int): CharSequence? =
        content.run { if (start == end || editor.isClosed) null else text.substring(start, end) }

    override fun getTextBeforeCursor(n: Int, flags: Int): CharSequence? =
        content.run { if (editor.isClosed) null else text.substring(maxOf(0, start - n), start) }

    /** Handles a key that comes as an event. */
    open fun pressKey(code: Int) = editor.pressKey(code)

    protected open fun edit(change: MarkedText.() -> Unit): Boolean {
        if (!editor.isReadOnly && !editor.isClosed) editor.edit { this@EditorConnection.content.change() }
        return true
    }

    /** Writes over what is marked, or else over the selection; the cursor stands after it. */
    private fun write(new: String, isMarked: Boolean) = edit {
        val (from, to) = mark ?: (start to end)
        unmark()
        select(to)
        replace(from, to, new, isMarked)
    }
}

/** Knows no batches, as `BaseInputConnection`: each edit is told of. */
class UnbatchedConnection(editor: Editor) : EditorConnection(editor) {
    override fun beginBatchEdit() = false

    override fun endBatchEdit() = false
}

/** Chromium of about 2017: deletes whole characters before the selection, whatever is marked. */
class GraphemeConnection(editor: Editor) : EditorConnection(editor) {
    override fun deleteSurroundingText(beforeLength: Int, afterLength: Int): Boolean = edit {
        val from = maxOf(0, start - beforeLength)
        replace(generateSequence(start) { startOfCharacter(text, it) }.first { it <= from }, start, "")
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
        edit { replace(maxOf(0, start - beforeLength), start, "") }

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

/**
 * Tells of the text before the cursor what a scenario says.
 *
 * @property told `2` for so many scalars, `-` for nothing, `<1` for the text that many steps ago, empty for everything.
 */
class Telling(editor: Editor, var told: String = "") : EditorConnection(editor) {
    private val before: String get() = editor.content.text.substring(0, editor.content.start)

    /** What stood before the cursor at first and after each step; what one has just written counts as one more. */
    private val past = mutableListOf<String>()

    /** A step is over, or the field shows what it does at first. */
    fun remember() {
        past += before
    }

    override fun getTextBeforeCursor(n: Int, flags: Int): CharSequence? = when (told.firstOrNull()) {
        null -> before
        '-' -> null
        '<' -> {
            val stood = if (past.last() == before) past else past + before
            stood[maxOf(0, stood.lastIndex - told.drop(1).toInt())]
        }
        else -> before.substring(startOfLast(told.toInt(), before))
    }?.takeLast(n)

    private fun startOfLast(scalars: Int, text: String) =
        text.offsetByCodePoints(text.length, -minOf(scalars, text.codePointCount(0, text.length)))
}
