// The part of the Android SDK that dist/kotlin/Android and docs/ANDROID.md use. Its calls behave as they do on Android.
package android.inputmethodservice

import android.app.Dialog
import android.content.Context
import android.view.View
import android.view.inputmethod.EditorInfo
import android.view.inputmethod.InputConnection

open class InputMethodService : Context() {
    open val currentInputConnection: InputConnection? get() = connection

    /** The description of the field that was last reported. It is a new object before each call of [onStartInput]. */
    open val currentInputEditorInfo: EditorInfo? get() = startedInfo

    var startedInfo: EditorInfo? = null

    val window: Dialog by lazy { Dialog(this) }

    /** The connection that the system gives the keyboard. The next property receives the keyboard's key events. */
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
