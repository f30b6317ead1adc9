package consumer

import android.text.InputType
import android.view.inputmethod.InputConnection

/**
 * The connection that a keyboard is given. It counts what it is asked, for each question waits for another process, and
 * fails at what no session may ask, whatever the field behind it would make of that.
 */
class Asked(private val inner: InputConnection, private val editor: Editor) : InputConnection by inner {
    private val keepsText = editor.inputType != InputType.TYPE_NULL

    var reads = 0
        private set

    /** What Enter was to do, by Android's numbers. */
    val actions = mutableListOf<Int>()

    override fun performEditorAction(editorAction: Int): Boolean = actions.add(editorAction)

    override fun commitText(text: CharSequence?, newCursorPosition: Int): Boolean {
        val replaces = editor.content.start < editor.content.end || editor.content.mark != null
        check(text!!.isNotEmpty() || replaces || !keepsText) { "nothing was inserted" }
        check(newCursorPosition == 1) { "the cursor was not put after the text" }
        return inner.commitText(text, newCursorPosition)
    }

    override fun setComposingText(text: CharSequence?, newCursorPosition: Int): Boolean {
        check(text!!.isNotEmpty()) { "nothing was marked" }
        check(newCursorPosition == 1) { "the cursor was not put after the text" }
        return inner.setComposingText(text, newCursorPosition)
    }

    override fun deleteSurroundingText(beforeLength: Int, afterLength: Int): Boolean {
        val most = if (keepsText) editor.content.start else Int.MAX_VALUE
        check(beforeLength in 1..most && afterLength == 0) { "$beforeLength and $afterLength to delete, at $most" }
        return inner.deleteSurroundingText(beforeLength, afterLength)
    }

    override fun getSelectedText(flags: Int): CharSequence? {
        reads += 1
        return inner.getSelectedText(flags)
    }

    override fun getTextBeforeCursor(n: Int, flags: Int): CharSequence? {
        check(n > 0) { "$n code units were asked for" }
        reads += 1
        return inner.getTextBeforeCursor(n, flags)
    }
}

/** A connection that takes what is written, and tells no more of the text than [answer] makes of it. */
class Answering(
    private val inner: InputConnection, private val answer: (CharSequence?) -> CharSequence?,
) : InputConnection by inner {
    override fun getSelectedText(flags: Int): CharSequence? = null

    override fun getTextBeforeCursor(n: Int, flags: Int): CharSequence? = answer(inner.getTextBeforeCursor(n, flags))
}

/** A connection that is closed when input is restarted: what is still on its way does nothing, until [isHeard]. */
class Closing(private val inner: InputConnection, private val editor: Editor) : InputConnection {
    private var restarts = editor.restarts
    private val isOpen get() = restarts == editor.restarts

    /** The keyboard has heard of the restart, and so has the connection that was made then. */
    fun isHeard() {
        restarts = editor.restarts
    }

    override fun beginBatchEdit() = isOpen && inner.beginBatchEdit()
    override fun endBatchEdit() = isOpen && inner.endBatchEdit()
    override fun finishComposingText() = isOpen && inner.finishComposingText()

    override fun setComposingRegion(start: Int, end: Int) = isOpen && inner.setComposingRegion(start, end)

    override fun commitText(text: CharSequence?, newCursorPosition: Int) =
        isOpen && inner.commitText(text, newCursorPosition)

    override fun setComposingText(text: CharSequence?, newCursorPosition: Int) =
        isOpen && inner.setComposingText(text, newCursorPosition)

    override fun deleteSurroundingText(beforeLength: Int, afterLength: Int) =
        isOpen && inner.deleteSurroundingText(beforeLength, afterLength)

    override fun getSelectedText(flags: Int) = if (isOpen) inner.getSelectedText(flags) else null

    override fun getTextBeforeCursor(n: Int, flags: Int) = if (isOpen) inner.getTextBeforeCursor(n, flags) else null
}
