// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

import android.inputmethodservice.InputMethodService
import android.os.Looper
import android.os.SystemClock
import android.text.InputType
import android.view.KeyEvent
import android.view.inputmethod.EditorInfo
import android.view.inputmethod.InputConnection

/**
 * An [InputSession] for the text field of [service]. The session has a function for each of the service's functions
 * that report changes of the field. If you do not call these functions, a run can continue in another field. With
 * [onUpdateSelection] and [onStartInput], a press reads the field once instead of three times.
 *
 * ```kotlin
 * class KeyboardService : InputMethodService() {
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
 * Use a session on the main thread. On other threads, it throws an [IllegalStateException]. The class is not annotated
 * with `@MainThread`, because this file has no dependencies.
 *
 * @param layout The first layout.
 * @param underlines True if the run is set as composing text, which fields underline. You can change this at any time.
 * @param cycleTimeoutMillis The pause after which another press of the same key begins a new letter. Null uses the
 *   layout's value, and [Long.MAX_VALUE] means never.
 */
public open class AndroidInputSession @JvmOverloads constructor(
    private val service: InputMethodService,
    layout: KeyboardLayout,
    underlines: Boolean = false,
    cycleTimeoutMillis: Long? = null,
) : InputSession(layout, ServiceClient(service), underlines, cycleTimeoutMillis) {
    /** The field known to the session. The service creates another object at each start of input. */
    private var info: EditorInfo? = null

    /** The time of the last operation or change of the run. */
    private var lastOperationTime = 0L

    /** Presses [key]. The time defaults to the current time. */
    override fun press(key: Key, timeMillis: Long?): Outcome =
        super.press(key, timeMillis ?: SystemClock.uptimeMillis())

    /**
     * Call this from the service's function of the same name. Another field ends the run. Some fields restart when
     * their app changes the text. In that case, the run continues if the field still contains it. This sets
     * [isTerminal] for fields of `TYPE_NULL`.
     */
    public open fun onStartInput(attribute: EditorInfo?, restarting: Boolean) {
        checkThread()
        startInput(attribute, restarting, isInTime = true)
    }

    /** Call this from the service's function of the same name. Hiding the keyboard ends the run. */
    public open fun onFinishInputView(finishingInput: Boolean) {
        checkThread()
        commit()
    }

    /** Call this from the service's function of the same name. Leaving the field ends the run. */
    public open fun onFinishInput() {
        checkThread()
        commit()
    }

    /** Call this from the service's function of the same name, with all its arguments. */
    public open fun onUpdateSelection(
        oldSelStart: Int, oldSelEnd: Int, newSelStart: Int, newSelEnd: Int,
        candidatesStart: Int, candidatesEnd: Int,
    ) {
        checkThread()
        hostDidChange(newSelStart, newSelEnd, isQuiet = SystemClock.uptimeMillis() - lastOperationTime >= QUIET_MILLIS)
    }

    /** Handles a start of input that the service did not report to this session. */
    override fun willAct() {
        checkThread()
        lastOperationTime = SystemClock.uptimeMillis()
        val current = service.currentInputEditorInfo
        if (current != null && current !== info) startInput(current, restarting = true, isInTime = false)
    }

    /** Records the time, because the field also reports this change. An override must call super. */
    override fun runDidChange() {
        lastOperationTime = SystemClock.uptimeMillis()
    }

    private fun startInput(attribute: EditorInfo?, restarting: Boolean, isInTime: Boolean) {
        // After a rotation of the device, the service gets the same object again, with an outdated selection.
        val places = attribute.takeIf { it !== info }
        val start = places?.initialSelStart ?: -1
        val end = places?.initialSelEnd ?: -1
        if (restarting && info != null) fieldDidRestart(start, end, isInTime) else fieldDidChange(start, end)
        info = attribute
        isTerminal = attribute?.inputType == InputType.TYPE_NULL
    }

    private fun checkThread() {
        check(Looper.getMainLooper().thread === Thread.currentThread()) { "call this on the main thread" }
    }

    private companion object {
        /**
         * The time after the session's last operation within which a report of the field may still be about that
         * operation.
         */
        const val QUIET_MILLIS = 1_500
    }
}

/**
 * The text field of the current [connection]. Its functions do nothing while there is no connection.
 *
 * @param connection Returns the current connection, such as a service's `currentInputConnection`.
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

/** The field of a service, which can send a backspace key to the field. */
private class ServiceClient(private val service: InputMethodService) :
    InputConnectionClient({ service.currentInputConnection }) {
    override fun sendBackspace(): Boolean {
        service.sendDownUpKeyEvents(KeyEvent.KEYCODE_DEL)
        return true
    }
}
