package consumer

/**
 * `BaseInputConnection` without an editor, as fields of `TYPE_NULL` have it: it keeps what is composed and nothing
 * else, and sends on what is finished, which stands in [editor] then, where a program has taken it.
 */
open class SendingConnection(editor: Editor) : EditorConnection(editor) {
    /** What is composed. */
    override val content = MarkedText()

    init {
        editor.inputType = android.text.InputType.TYPE_NULL
    }

    override fun commitText(text: CharSequence?, newCursorPosition: Int): Boolean {
        super.commitText(text, newCursorPosition)
        return send()
    }

    override fun finishComposingText(): Boolean {
        super.finishComposingText()
        return send()
    }

    override fun setComposingRegion(start: Int, end: Int): Boolean {
        super.setComposingRegion(start, end)
        return send()
    }

    /** What a person sees: what was sent, and what is composed. */
    val shown get() = editor.content.text.toString() + content.text

    private fun send(): Boolean {
        val new = content.text.toString()
        content.set("")
        if (new.isNotEmpty()) editor.typeElsewhere(new)
        return true
    }
}

/** Termux: deleting is sent on, too, as so many backspaces. */
class TermuxConnection(editor: Editor) : SendingConnection(editor) {
    override fun deleteSurroundingText(beforeLength: Int, afterLength: Int): Boolean {
        repeat(beforeLength) { editor.pressKey(android.view.KeyEvent.KEYCODE_DEL) }
        return super.deleteSurroundingText(beforeLength, afterLength)
    }
}
