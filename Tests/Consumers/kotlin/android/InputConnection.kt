package android.view.inputmethod

class EditorInfo

interface InputConnection {
    fun beginBatchEdit(): Boolean
    fun endBatchEdit(): Boolean
    fun commitText(text: CharSequence?, newCursorPosition: Int): Boolean
    fun deleteSurroundingText(beforeLength: Int, afterLength: Int): Boolean
    fun finishComposingText(): Boolean
    fun getSelectedText(flags: Int): CharSequence?
    fun getTextBeforeCursor(n: Int, flags: Int): CharSequence?
    fun setComposingText(text: CharSequence?, newCursorPosition: Int): Boolean
}
