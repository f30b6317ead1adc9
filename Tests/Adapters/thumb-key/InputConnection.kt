package android.view.inputmethod

import android.view.KeyEvent

class ExtractedTextRequest

class ExtractedText(val startOffset: Int, val selectionStart: Int, val selectionEnd: Int)

interface InputConnection {
    fun getExtractedText(request: ExtractedTextRequest, flags: Int): ExtractedText?

    fun setComposingText(text: CharSequence, newCursorPosition: Int): Boolean

    fun finishComposingText(): Boolean

    fun commitText(text: CharSequence, newCursorPosition: Int): Boolean

    fun sendKeyEvent(event: KeyEvent): Boolean
}
