package hwalja

import android.inputmethodservice.InputMethodService
import android.os.Looper
import android.os.SystemClock
import android.text.InputType
import android.view.KeyEvent
import android.view.inputmethod.EditorInfo
import android.view.inputmethod.InputConnection

/**
 * An [InputSession] for the text field that [service] is connected to. It has a call for each of the service's own that
 * tell of the field. None of them is needed to type right; with [onUpdateSelection] and [onStartInput], a press asks
 * the app one question instead of three, and a run never goes on in another field.
 *
 * ```kotlin
 * class Keyboard : InputMethodService() {
 *     private val session = AndroidInputSession(this, Layouts.cheonjiin)
 *
 *     fun onKey(key: Key) = session.press(key)
 *
 *     override fun onStartInput(attribute: EditorInfo?, restarting: Boolean) {
 *         super.onStartInput(attribute, restarting)
 *         session.onStartInput(attribute, restarting)
 *     }
 *
 *     override fun onUpdateSelection(
 *         oldSelStart: Int, oldSelEnd: Int, newSelStart: Int, newSelEnd: Int,
 *         candidatesStart: Int, candidatesEnd: Int,
 *     ) {
 *         super.onUpdateSelection(
 *             oldSelStart, oldSelEnd, newSelStart, newSelEnd, candidatesStart, candidatesEnd,
 *         )
 *         session.onUpdateSelection(
 *             oldSelStart, oldSelEnd, newSelStart, newSelEnd, candidatesStart, candidatesEnd,
 *         )
 *     }
 * }
 * ```
 *
 * It belongs to the main thread, as if it were annotated with androidx's `@MainThread`, which is not there for a file
 * without dependencies: called on another, it throws an [IllegalStateException].
 *
 * @param layout The layout to begin with.
 * @param underlines Whether the run is shown as composing text, which fields underline; it can change at any time.
 * @param cycleTimeoutMillis After how many milliseconds another press of a key begins a new letter: null for what the
 *   layout says, [Long.MAX_VALUE] for never.
 */
public open class AndroidInputSession @JvmOverloads constructor(
    private val service: InputMethodService,
    layout: KeyboardLayout,
    underlines: Boolean = false,
    cycleTimeoutMillis: Long? = null,
) : InputSession(layout, ServiceClient(service), underlines, cycleTimeoutMillis) {
    /** The field that the session knows of: the service has another object at each start of input. */
    private var info: EditorInfo? = null

    /** Presses [key], by default now. */
    override fun press(key: Key, timeMillis: Long): Outcome =
        super.press(key, if (timeMillis > 0) timeMillis else SystemClock.uptimeMillis())

    /**
     * To be called by the service's own. Another field does not go on with the run of the last; one that only starts
     * anew, as those do whose app writes into them at each key, goes on with it where it still stands. [isTerminal] is
     * set as the field's type says: set it after this call if you know better.
     */
    public open fun onStartInput(attribute: EditorInfo?, restarting: Boolean) {
        checkThread()
        start(attribute, restarting, isInTime = true)
    }

    /** To be called by the service's own: the keyboard is hidden, and what is composed is finished. */
    public open fun onFinishInputView(finishingInput: Boolean) {
        checkThread()
        commit()
    }

    /** To be called by the service's own: the field is left. */
    public open fun onFinishInput() {
        checkThread()
        commit()
    }

    /** To be called by the service's own, with all that it is told. */
    public open fun onUpdateSelection(
        oldSelStart: Int, oldSelEnd: Int, newSelStart: Int, newSelEnd: Int,
        candidatesStart: Int, candidatesEnd: Int,
    ) {
        checkThread()
        hostDidChange(newSelStart, newSelEnd)
    }

    /** Finds out what the service was told and did not pass on. */
    override fun willAct() {
        checkThread()
        val current = service.currentInputEditorInfo
        if (current != null && current !== info) start(current, restarting = true, isInTime = false)
    }

    private fun start(attribute: EditorInfo?, restarting: Boolean, isInTime: Boolean) {
        val start = attribute?.initialSelStart ?: -1
        val end = attribute?.initialSelEnd ?: -1
        if (restarting && info != null) fieldDidRestart(start, end, isInTime) else fieldDidChange(start, end)
        info = attribute
        isTerminal = attribute?.inputType == InputType.TYPE_NULL
    }

    private fun checkThread() {
        check(Looper.getMainLooper().thread === Thread.currentThread()) { "not called on the main thread" }
    }
}

/**
 * The text field that [connection] leads to at each moment; it does nothing while there is none.
 *
 * @param connection What to ask for the field, such as a service's `currentInputConnection`.
 */
public open class InputConnectionClient(private val connection: () -> InputConnection?) : TextClient {
    override val isConnected: Boolean get() = connection() != null

    override fun getTextBeforeCursor(n: Int, flags: Int): CharSequence? =
        connection()?.getTextBeforeCursor(n, flags)

    override fun getSelectedText(flags: Int): CharSequence? = connection()?.getSelectedText(flags)

    override fun deleteSurroundingText(beforeLength: Int, afterLength: Int): Boolean =
        connection()?.deleteSurroundingText(beforeLength, afterLength) ?: false

    override fun commitText(text: CharSequence, newCursorPosition: Int): Boolean =
        connection()?.commitText(text, newCursorPosition) ?: false

    override fun setComposingText(text: CharSequence, newCursorPosition: Int): Boolean =
        connection()?.setComposingText(text, newCursorPosition) ?: false

    override fun setComposingRegion(start: Int, end: Int): Boolean =
        connection()?.setComposingRegion(start, end) ?: false

    override fun finishComposingText(): Boolean = connection()?.finishComposingText() ?: false

    override fun beginBatchEdit(): Boolean = connection()?.beginBatchEdit() ?: false

    override fun endBatchEdit(): Boolean = connection()?.endBatchEdit() ?: false
}

/** The field of a service, which can send a backspace key to it. */
private class ServiceClient(private val service: InputMethodService) :
    InputConnectionClient({ service.currentInputConnection }) {
    override fun sendBackspace(): Boolean {
        service.sendDownUpKeyEvents(KeyEvent.KEYCODE_DEL)
        return true
    }
}
