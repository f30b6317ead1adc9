package android.view.inputmethod

import android.text.InputType

class EditorInfo {
    @JvmField var inputType: Int = InputType.TYPE_CLASS_TEXT
    @JvmField var initialSelStart: Int = -1
    @JvmField var initialSelEnd: Int = -1
}

interface InputConnection {
    fun beginBatchEdit(): Boolean
    fun endBatchEdit(): Boolean
    fun commitText(text: CharSequence?, newCursorPosition: Int): Boolean
    fun deleteSurroundingText(beforeLength: Int, afterLength: Int): Boolean
    fun finishComposingText(): Boolean
    fun getSelectedText(flags: Int): CharSequence?
    fun getTextBeforeCursor(n: Int, flags: Int): CharSequence?
    fun setComposingRegion(start: Int, end: Int): Boolean
    fun setComposingText(text: CharSequence?, newCursorPosition: Int): Boolean
}
