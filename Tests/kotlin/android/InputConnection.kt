package android.view.inputmethod

import android.text.InputType

class EditorInfo {
    @JvmField var inputType: Int = InputType.TYPE_CLASS_TEXT
    @JvmField var initialSelStart: Int = -1
    @JvmField var initialSelEnd: Int = -1
    @JvmField var imeOptions: Int = 0
    @JvmField var actionLabel: CharSequence? = null
    @JvmField var actionId: Int = 0

    companion object {
        const val IME_MASK_ACTION = 0xFF
        const val IME_FLAG_NO_ENTER_ACTION = 0x40000000
        const val IME_ACTION_UNSPECIFIED = 0
        const val IME_ACTION_NONE = 1
        const val IME_ACTION_GO = 2
        const val IME_ACTION_SEARCH = 3
        const val IME_ACTION_SEND = 4
        const val IME_ACTION_NEXT = 5
        const val IME_ACTION_DONE = 6
        const val IME_ACTION_PREVIOUS = 7
    }
}

class ExtractedTextRequest

class ExtractedText {
    @JvmField var text: CharSequence? = null
    @JvmField var startOffset = 0
    @JvmField var selectionStart = 0
    @JvmField var selectionEnd = 0
}

interface InputConnection {
    fun beginBatchEdit(): Boolean
    fun endBatchEdit(): Boolean
    fun commitText(text: CharSequence?, newCursorPosition: Int): Boolean
    fun deleteSurroundingText(beforeLength: Int, afterLength: Int): Boolean
    fun finishComposingText(): Boolean
    fun getExtractedText(request: ExtractedTextRequest?, flags: Int): ExtractedText? = null
    fun getSelectedText(flags: Int): CharSequence?
    fun getTextBeforeCursor(n: Int, flags: Int): CharSequence?
    fun performEditorAction(editorAction: Int): Boolean = false
    fun setComposingRegion(start: Int, end: Int): Boolean
    fun setComposingText(text: CharSequence?, newCursorPosition: Int): Boolean
    fun setSelection(start: Int, end: Int): Boolean = false
}
