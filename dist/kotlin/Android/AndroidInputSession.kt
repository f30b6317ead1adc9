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
 * An [InputSession] for the text field that [service] is connected to. It has a function for each of the service's
 * functions that report the field. Without them, a run can go on in another field; with [onUpdateSelection] and
 * [onStartInput], a press also asks the app one question instead of three.
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
 * Use it on the main thread: on another, it throws an [IllegalStateException]. It is not annotated with `@MainThread`,
 * because this file has no dependencies.
 *
 * @param layout The layout to begin with.
 * @param underlines Whether the run is marked as composing text, which fields underline; it can change at any time.
 * @param cycleTimeoutMillis After how many milliseconds another press of the same key begins a new letter: null for
 *   what the layout says, [Long.MAX_VALUE] for never.
 */
public open class AndroidInputSession @JvmOverloads constructor(
    private val service: InputMethodService,
    layout: KeyboardLayout,
    underlines: Boolean = false,
    cycleTimeoutMillis: Long? = null,
) : InputSession(layout, ServiceClient(service), underlines, cycleTimeoutMillis) {
    /** The field that the session knows. The service has another object at each start of input. */
    private var info: EditorInfo? = null
    private var lastAct = 0L

    /** Presses [key], by default now. */
    override fun press(key: Key, timeMillis: Long?): Outcome =
        super.press(key, timeMillis ?: SystemClock.uptimeMillis())

    /**
     * Call this from the service's own function. Another field ends the run. A field that only starts anew, as some do
     * when their app changes the text, goes on with it if it is still there. This sets [isTerminal] for fields of
     * `TYPE_NULL`.
     */
    public open fun onStartInput(attribute: EditorInfo?, restarting: Boolean) {
        checkThread()
        start(attribute, restarting, isInTime = true)
    }

    /** Call this from the service's own function: the keyboard is hidden, which ends the run. */
    public open fun onFinishInputView(finishingInput: Boolean) {
        checkThread()
        commit()
    }

    /** Call this from the service's own function: the user leaves the field. */
    public open fun onFinishInput() {
        checkThread()
        commit()
    }

    /** Call this from the service's own function, with all its arguments. */
    public open fun onUpdateSelection(
        oldSelStart: Int, oldSelEnd: Int, newSelStart: Int, newSelEnd: Int,
        candidatesStart: Int, candidatesEnd: Int,
    ) {
        checkThread()
        hostDidChange(newSelStart, newSelEnd, isQuiet = SystemClock.uptimeMillis() - lastAct >= QUIET_MILLIS)
    }

    /** Finds out what the service was told but did not pass on. */
    override fun willAct() {
        checkThread()
        lastAct = SystemClock.uptimeMillis()
        val current = service.currentInputEditorInfo
        if (current != null && current !== info) start(current, restarting = true, isInTime = false)
    }

    /** Notes the time, for the field will report this, too. An override has to call it. */
    override fun runDidChange() {
        lastAct = SystemClock.uptimeMillis()
    }

    private fun start(attribute: EditorInfo?, restarting: Boolean, isInTime: Boolean) {
        // After the device was turned, the service is given the same object again, whose places are those of long ago.
        val places = attribute.takeIf { it !== info }
        val start = places?.initialSelStart ?: -1
        val end = places?.initialSelEnd ?: -1
        if (restarting && info != null) fieldDidRestart(start, end, isInTime) else fieldDidChange(start, end)
        info = attribute
        isTerminal = attribute?.inputType == InputType.TYPE_NULL
    }

    private fun checkThread() {
        check(Looper.getMainLooper().thread === Thread.currentThread()) { "not called on the main thread" }
    }

    private companion object {
        /** How long after the session's last act no report of it is still to come. */
        const val QUIET_MILLIS = 1_500
    }
}

/**
 * The text field of the current [connection]. It does nothing while there is none.
 *
 * @param connection Gives the current connection, such as a service's `currentInputConnection`.
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
