package consumer

import android.view.inputmethod.InputConnection

/**
 * The connection that a keyboard gets. It counts reads, because each read waits for another process. It fails on calls
 * that a session must not make, even if the field would accept these calls.
 */
class CheckedConnection(private val inner: EditorConnection, private val editor: Editor) : InputConnection by inner {
    var reads = 0
        private set

    /** The editor actions that the keyboard has performed, by their numbers in Android. */
    val actions = mutableListOf<Int>()

    override fun performEditorAction(editorAction: Int): Boolean = actions.add(editorAction)

    override fun commitText(text: CharSequence?, newCursorPosition: Int): Boolean {
        val replaces = editor.content.start < editor.content.end || editor.content.region != null
        check(text!!.isNotEmpty() || replaces || !inner.keepsText) { "an empty text was inserted" }
        check(newCursorPosition == 1) { "the cursor is not after the text" }
        return inner.commitText(text, newCursorPosition)
    }

    override fun setComposingText(text: CharSequence?, newCursorPosition: Int): Boolean {
        check(text!!.isNotEmpty()) { "an empty text was composed" }
        check(newCursorPosition == 1) { "the cursor is not after the text" }
        return inner.setComposingText(text, newCursorPosition)
    }

    override fun deleteSurroundingText(beforeLength: Int, afterLength: Int): Boolean {
        val most = if (inner.keepsText) editor.content.start else Int.MAX_VALUE
        check(beforeLength in 1..most && afterLength == 0) { "$beforeLength and $afterLength to delete, at $most" }
        return inner.deleteSurroundingText(beforeLength, afterLength)
    }

    override fun getSelectedText(flags: Int): CharSequence? = inner.getSelectedText(flags).also { reads += 1 }

    override fun getTextBeforeCursor(n: Int, flags: Int): CharSequence? {
        check(n > 0) { "$n code units were asked for" }
        reads += 1
        return inner.getTextBeforeCursor(n, flags)
    }
}
