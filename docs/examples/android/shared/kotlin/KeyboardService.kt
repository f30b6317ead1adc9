package com.example.keyboard

import android.inputmethodservice.InputMethodService
import android.os.SystemClock
import android.text.InputType
import android.view.KeyEvent
import android.view.View
import android.view.inputmethod.EditorInfo
import android.view.inputmethod.ExtractedTextRequest
import hwalja.AndroidInputSession
import hwalja.KeyboardField
import hwalja.KeyboardField.Action
import hwalja.KeyboardField.Capitals
import hwalja.KeyboardField.Kind
import hwalja.KeyboardMachine
import hwalja.KeyboardRequest
import hwalja.Keyboards
import hwalja.Layouts
import kotlin.math.abs

/** A complete keyboard: a session, the machine that uses the session, and the module's view. */
class KeyboardService : InputMethodService() {
    private val session = AndroidInputSession(this, Layouts.cheonjiin, underlines = true)
    private val machine = KeyboardMachine(Keyboards.cheonjiin, session)

    /** The action of Enter in the field, as a constant of Android. */
    private var enterAction = EditorInfo.IME_ACTION_NONE

    init {
        machine.onRequest = KeyboardMachine.RequestListener(::answer)
    }

    override fun onCreateInputView(): View = KeyboardView(this, machine)

    override fun onStartInput(attribute: EditorInfo?, restarting: Boolean) {
        super.onStartInput(attribute, restarting)
        session.onStartInput(attribute, restarting)
        machine.settings.needsGlobe = shouldOfferSwitchingToNextInputMethod()
        val field = field(attribute)
        // Some fields restart at each key. In that case, keep the page and the fingers.
        val isSame = restarting && field == machine.field
        if (isSame) machine.hostDidChange(SystemClock.uptimeMillis()) else machine.fieldDidChange(field)
    }

    override fun onUpdateSelection(
        oldSelStart: Int, oldSelEnd: Int, newSelStart: Int, newSelEnd: Int, candidatesStart: Int, candidatesEnd: Int,
    ) {
        super.onUpdateSelection(oldSelStart, oldSelEnd, newSelStart, newSelEnd, candidatesStart, candidatesEnd)
        session.onUpdateSelection(oldSelStart, oldSelEnd, newSelStart, newSelEnd, candidatesStart, candidatesEnd)
        machine.hostDidChange(SystemClock.uptimeMillis())
    }

    override fun onFinishInputView(finishingInput: Boolean) {
        super.onFinishInputView(finishingInput)
        session.onFinishInputView(finishingInput)
    }

    override fun onFinishInput() {
        super.onFinishInput()
        session.onFinishInput()
    }

    /** The keyboard's action for each action of Android. Any other action, such as an app's own, is shown as done. */
    private val actions = mapOf(
        EditorInfo.IME_ACTION_GO to Action.GO, EditorInfo.IME_ACTION_SEARCH to Action.SEARCH,
        EditorInfo.IME_ACTION_SEND to Action.SEND, EditorInfo.IME_ACTION_NEXT to Action.NEXT,
        EditorInfo.IME_ACTION_DONE to Action.DONE, EditorInfo.IME_ACTION_NONE to Action.NONE,
    )

    private fun enterAction(info: EditorInfo?): Int {
        val options = info?.imeOptions ?: 0
        val action = options and EditorInfo.IME_MASK_ACTION
        val isOneLine = (info?.inputType ?: 0) and InputType.TYPE_TEXT_FLAG_MULTI_LINE == 0
        return when {
            info?.actionLabel != null -> info.actionId
            options and EditorInfo.IME_FLAG_NO_ENTER_ACTION != 0 -> EditorInfo.IME_ACTION_NONE
            // Without an action, Enter still finishes a single-line field. In other fields, it begins a new line.
            action == EditorInfo.IME_ACTION_UNSPECIFIED && !isOneLine -> EditorInfo.IME_ACTION_NONE
            else -> action
        }
    }

    private fun field(info: EditorInfo?): KeyboardField {
        val type = info?.inputType ?: 0
        enterAction = enterAction(info)
        val action = if (info?.actionLabel != null) Action.DONE else actions[enterAction] ?: Action.DONE
        val isText = type and InputType.TYPE_MASK_CLASS == InputType.TYPE_CLASS_TEXT
        val kind = when (type and (InputType.TYPE_MASK_CLASS or InputType.TYPE_MASK_VARIATION)) {
            InputType.TYPE_CLASS_TEXT or InputType.TYPE_TEXT_VARIATION_URI -> Kind.ADDRESS
            InputType.TYPE_CLASS_TEXT or InputType.TYPE_TEXT_VARIATION_EMAIL_ADDRESS,
            InputType.TYPE_CLASS_TEXT or InputType.TYPE_TEXT_VARIATION_WEB_EMAIL_ADDRESS -> Kind.EMAIL
            else -> when (type and InputType.TYPE_MASK_CLASS) {
                InputType.TYPE_CLASS_PHONE -> Kind.PHONE
                InputType.TYPE_CLASS_NUMBER, InputType.TYPE_CLASS_DATETIME -> Kind.NUMBER
                else -> if (action == Action.SEARCH) Kind.SEARCH else Kind.LETTERS
            }
        }
        val capitals = when {
            isText && type and InputType.TYPE_TEXT_FLAG_CAP_WORDS != 0 -> Capitals.WORDS
            isText && type and InputType.TYPE_TEXT_FLAG_CAP_SENTENCES != 0 -> Capitals.SENTENCES
            else -> Capitals.NONE
        }
        return KeyboardField(kind, capitals, action)
    }

    private fun answer(request: KeyboardRequest) {
        when (request) {
            is KeyboardRequest.MoveCursor -> moveCursor(request.by)
            is KeyboardRequest.Perform -> currentInputConnection?.performEditorAction(enterAction)
            KeyboardRequest.NextKeyboard -> switchToNextInputMethod(false)
            KeyboardRequest.Hide -> requestHideSelf(0)
            // This keyboard has no slots with custom actions.
            else -> {}
        }
    }

    private fun moveCursor(by: Int) {
        val field = currentInputConnection?.getExtractedText(ExtractedTextRequest(), 0)
        val text = field?.text?.toString()
        if (text == null) {
            val key = if (by < 0) KeyEvent.KEYCODE_DPAD_LEFT else KeyEvent.KEYCODE_DPAD_RIGHT
            repeat(abs(by)) { sendDownUpKeyEvents(key) }
            return
        }
        // The cursor moves from the end of the selection that is in its direction.
        val (start, end) = field.selectionStart to field.selectionEnd
        val cursor = maxOf(0, if (by < 0) minOf(start, end) else maxOf(start, end))
        val units = KeyboardRequest.utf16Units(by, text.take(cursor), text.drop(cursor))
        val place = field.startOffset + cursor + units
        currentInputConnection?.setSelection(place, place)
    }
}
