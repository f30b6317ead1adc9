// Generated; do not edit. Made by: swift run gen --format kotlin
// Hwalja format 1, MIT licence. Data: 6399 bytes, CRC-32 d3aa779b.
//
// MIT License
// Copyright (c) 2026 The Hwalja maintainers
// Permission is hereby granted, free of charge, to any person obtaining a copy
// of this software and associated documentation files (the "Software"), to deal
// in the Software without restriction, including without limitation the rights
// to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
// copies of the Software, and to permit persons to whom the Software is
// furnished to do so, subject to the following conditions:
// The above copyright notice and this permission notice shall be included in all
// copies or substantial portions of the Software.
// THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
// IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
// FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
// AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
// LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
// OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
// SOFTWARE.

// For Android, beside Hwalja.kt, in the module that holds the keyboard.
package hwalja

import android.inputmethodservice.InputMethodService
import android.os.SystemClock
import android.view.KeyEvent
import android.view.inputmethod.InputConnection

/**
 * An [InputSession] for the text field that [service] is connected to.
 *
 * ```kotlin
 * class Keyboard : InputMethodService() {
 *     private val session = AndroidInputSession(this, Layouts.cheonjiin, underlines = true)
 *
 *     fun onKey(key: Key) = session.press(key)
 *
 *     override fun onStartInput(attribute: EditorInfo?, restarting: Boolean) {
 *         super.onStartInput(attribute, restarting)
 *         session.onStartInput()
 *     }
 *
 *     override fun onUpdateSelection(
 *         oldSelStart: Int, oldSelEnd: Int, newSelStart: Int, newSelEnd: Int,
 *         candidatesStart: Int, candidatesEnd: Int,
 *     ) {
 *         super.onUpdateSelection(
 *             oldSelStart, oldSelEnd, newSelStart, newSelEnd, candidatesStart, candidatesEnd,
 *         )
 *         session.onUpdateSelection(newSelEnd, candidatesEnd)
 *     }
 * }
 * ```
 *
 * @param layout The layout to begin with.
 * @param underlines Whether the run is shown as composing text, which fields underline.
 * @param cycleTimeoutMillis After how many milliseconds another press of a key begins a new letter, 0 for never.
 */
public open class AndroidInputSession @JvmOverloads constructor(
    private val service: InputMethodService,
    layout: KeyboardLayout,
    underlines: Boolean = false,
    cycleTimeoutMillis: Long = 1000,
) : InputSession(
    layout, InputConnectionClient { service.currentInputConnection }, underlines, cycleTimeoutMillis,
) {
    /** Presses [key], by default now. */
    override fun press(key: Key, timeMillis: Long) {
        super.press(key, if (timeMillis > 0) timeMillis else SystemClock.uptimeMillis())
    }

    /** To be called by the service's own: another field must not go on with the run of the last. */
    public fun onStartInput() {
        next()
    }

    /** To be called by the service's own, with what it is told of the selection and the composing text. */
    public fun onUpdateSelection(newSelEnd: Int, candidatesEnd: Int) {
        hostDidChange(newSelEnd, candidatesEnd)
    }

    /**
     * Deletes as [InputSession.backspace] does, and leaves the rest to the field, such as a terminal, which
     * shows nothing.
     */
    override fun backspace(step: Composer.Step): Boolean {
        if (!super.backspace(step)) service.sendDownUpKeyEvents(KeyEvent.KEYCODE_DEL)
        return true
    }
}

/**
 * The text field that [connection] leads to at each moment; it does nothing while there is none.
 *
 * @param connection What to ask for the field, such as a service's `currentInputConnection`.
 */
public class InputConnectionClient(private val connection: () -> InputConnection?) : TextClient {
    override fun getTextBeforeCursor(n: Int, flags: Int): CharSequence? =
        connection()?.getTextBeforeCursor(n, flags)

    override fun getSelectedText(flags: Int): CharSequence? = connection()?.getSelectedText(flags)

    override fun deleteSurroundingText(beforeLength: Int, afterLength: Int): Boolean =
        connection()?.deleteSurroundingText(beforeLength, afterLength) ?: false

    override fun commitText(text: CharSequence, newCursorPosition: Int): Boolean =
        connection()?.commitText(text, newCursorPosition) ?: false

    override fun setComposingText(text: CharSequence, newCursorPosition: Int): Boolean =
        connection()?.setComposingText(text, newCursorPosition) ?: false

    override fun finishComposingText(): Boolean = connection()?.finishComposingText() ?: false

    override fun beginBatchEdit(): Boolean = connection()?.beginBatchEdit() ?: false

    override fun endBatchEdit(): Boolean = connection()?.endBatchEdit() ?: false
}
