// The part of the Android SDK that dist/kotlin/Android and docs/ANDROID.md use, by its signatures, and what its
// calls do.
package android.inputmethodservice

import android.app.Dialog
import android.content.Context
import android.view.View
import android.view.inputmethod.EditorInfo
import android.view.inputmethod.InputConnection

open class InputMethodService : Context() {
    open val currentInputConnection: InputConnection? get() = connection

    /** The field as the service last heard of it: set before [onStartInput] is called, and another object each time. */
    open val currentInputEditorInfo: EditorInfo? get() = startedInfo

    var startedInfo: EditorInfo? = null

    val window: Dialog by lazy { Dialog(this) }

    /** What the system would connect the keyboard to, and what becomes of the key events that it sends. */
    var connection: InputConnection? = null
    var onKeyEvent: (Int) -> Unit = {}

    open fun onCreateInputView(): View? = null

    open fun onStartInput(attribute: EditorInfo?, restarting: Boolean) {}

    open fun onStartInputView(editorInfo: EditorInfo?, restarting: Boolean) {}

    open fun onFinishInputView(finishingInput: Boolean) {
        if (!finishingInput) currentInputConnection?.finishComposingText()
    }

    open fun onFinishInput() {
        currentInputConnection?.finishComposingText()
    }

    open fun onUpdateSelection(
        oldSelStart: Int, oldSelEnd: Int, newSelStart: Int, newSelEnd: Int,
        candidatesStart: Int, candidatesEnd: Int,
    ) {}

    fun shouldOfferSwitchingToNextInputMethod(): Boolean = false

    fun switchToNextInputMethod(onlyCurrentIme: Boolean): Boolean = onlyCurrentIme

    fun requestHideSelf(flags: Int) = check(flags == 0)

    fun sendDownUpKeyEvents(keyEventCode: Int) = onKeyEvent(keyEventCode)
}
