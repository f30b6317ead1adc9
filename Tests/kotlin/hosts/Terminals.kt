package consumer

import android.view.KeyEvent

/**
 * A `BaseInputConnection` without an editor, as in fields of type `TYPE_NULL`. It keeps only the composing text.
 * Finished text is sent to a program, whose text is in [editor].
 *
 * @property sendsBackspaces True if the connection also sends deletions, as backspaces. Termux does this.
 */
class SendingConnection(editor: Editor, private val sendsBackspaces: Boolean) : EditorConnection(editor) {
    override val keepsText get() = false

    /** The composing text. */
    override val content = EditableText()
    override val shown get() = "${editor.content.text}${content.text}"

    init {
        editor.inputType = android.text.InputType.TYPE_NULL
    }

    override fun commitText(text: CharSequence?, newCursorPosition: Int): Boolean =
        super.commitText(text, newCursorPosition) && send()

    override fun finishComposingText(): Boolean = super.finishComposingText() && send()

    override fun setComposingRegion(start: Int, end: Int): Boolean = super.setComposingRegion(start, end) && send()

    override fun deleteSurroundingText(beforeLength: Int, afterLength: Int): Boolean {
        if (sendsBackspaces) repeat(beforeLength) { editor.pressKey(android.view.KeyEvent.KEYCODE_DEL) }
        return super.deleteSurroundingText(beforeLength, afterLength)
    }

    private fun send(): Boolean {
        val new = content.text.toString()
        content.set("")
        if (new.isNotEmpty()) editor.typeElsewhere(new)
        return true
    }
}

/** Returns the start of the text that a DEL deletes on a tty with `IUTF8`, which is one scalar. */
fun startOfScalar(text: CharSequence, end: Int): Int = Character.offsetByCodePoints(text, end, -1)

/**
 * Returns the start of the text that a DEL deletes in readline: one scalar with a width, and the scalars of width 0
 * that follow it. Conjoining vowels and tails have width 0, including U+119E and U+11A2.
 */
fun startOfColumn(text: CharSequence, end: Int): Int {
    var start = startOfScalar(text, end)
    while (start > 0 && text[start] in '\u1160'..'\u11FF') start = startOfScalar(text, start)
    return start
}

/**
 * The connection of ConnectBot. A program gets the committed text, and one DEL for each code unit to delete. The field
 * itself stays empty and has no composing region.
 *
 * @property reportsBackspaces True in compose mode, in which each DEL causes a report that the cursor is at the start.
 * @property startOfLast Returns the start of the text that the program deletes when it gets a DEL.
 */
class TerminalConnection(
    editor: Editor, private val reportsBackspaces: Boolean, private val startOfLast: (CharSequence, Int) -> Int,
) : EditorConnection(editor) {
    override val keepsText get() = false
    private val line = StringBuilder()
    override val shown get() = line.toString()

    override fun commitText(text: CharSequence?, newCursorPosition: Int): Boolean {
        if (!editor.isClosed) line.append(text)
        return true
    }

    override fun deleteSurroundingText(beforeLength: Int, afterLength: Int): Boolean {
        if (!editor.isClosed) repeat(beforeLength) { pressKey(KeyEvent.KEYCODE_DEL) }
        return true
    }

    override fun setComposingText(text: CharSequence?, newCursorPosition: Int): Boolean = error("\"$text\" is lost")

    override fun pressKey(code: Int) {
        if (code != KeyEvent.KEYCODE_DEL) return super.pressKey(code)
        if (line.isNotEmpty()) line.setLength(startOfLast(line, line.length))
        if (reportsBackspaces) editor.report(Selection(0, 0))
    }
}
