package com.example.keyboard

import android.inputmethodservice.InputMethodService
import android.os.SystemClock
import android.text.InputType
import android.view.View
import android.view.inputmethod.EditorInfo
import android.view.inputmethod.ExtractedTextRequest
import hwalja.AndroidInputSession
import hwalja.Field
import hwalja.Keyboard
import hwalja.Keyboards
import hwalja.Layouts
import hwalja.Request
import java.text.BreakIterator
import kotlin.math.abs

/** A whole keyboard: a session, the machine over it, and the view of KeyboardView.kt, which is drawn and touched. */
class KeyboardService : InputMethodService() {
    private val session = AndroidInputSession(this, Layouts.cheonjiin, underlines = true)
    private val keyboard = Keyboard(Keyboards.cheonjiin, session).also { it.onRequest = ::answer }
    private var view: KeyboardView? = null

    override fun onCreateInputView(): View = KeyboardView(this, keyboard).also { view = it }

    override fun onStartInput(attribute: EditorInfo?, restarting: Boolean) {
        super.onStartInput(attribute, restarting)
        session.onStartInput(attribute, restarting)
        // A field that only starts anew, as some do at each key, keeps its page and the fingers on it.
        if (restarting) keyboard.hostDidChange(SystemClock.uptimeMillis()) else keyboard.fieldDidChange(field(attribute))
        keyboard.settings.needsGlobe = shouldOfferSwitchingToNextInputMethod()
        view?.refresh()
    }

    override fun onUpdateSelection(
        oldSelStart: Int, oldSelEnd: Int, newSelStart: Int, newSelEnd: Int, candidatesStart: Int, candidatesEnd: Int,
    ) {
        super.onUpdateSelection(oldSelStart, oldSelEnd, newSelStart, newSelEnd, candidatesStart, candidatesEnd)
        session.onUpdateSelection(oldSelStart, oldSelEnd, newSelStart, newSelEnd, candidatesStart, candidatesEnd)
        keyboard.hostDidChange(SystemClock.uptimeMillis())
    }

    override fun onFinishInputView(finishingInput: Boolean) {
        super.onFinishInputView(finishingInput)
        session.onFinishInputView(finishingInput)
    }

    private val actions = mapOf(
        EditorInfo.IME_ACTION_GO to Field.Action.GO, EditorInfo.IME_ACTION_SEARCH to Field.Action.SEARCH,
        EditorInfo.IME_ACTION_SEND to Field.Action.SEND, EditorInfo.IME_ACTION_NEXT to Field.Action.NEXT,
        EditorInfo.IME_ACTION_DONE to Field.Action.DONE,
    )

    private fun field(info: EditorInfo?): Field {
        val type = info?.inputType ?: 0
        val options = info?.imeOptions ?: 0
        val asks = options and EditorInfo.IME_FLAG_NO_ENTER_ACTION == 0
        val action = actions[options and EditorInfo.IME_MASK_ACTION].takeIf { asks } ?: Field.Action.NONE
        val isText = type and InputType.TYPE_MASK_CLASS == InputType.TYPE_CLASS_TEXT
        val kind = when (type and (InputType.TYPE_MASK_CLASS or InputType.TYPE_MASK_VARIATION)) {
            InputType.TYPE_CLASS_TEXT or InputType.TYPE_TEXT_VARIATION_URI -> Field.Kind.ADDRESS
            InputType.TYPE_CLASS_TEXT or InputType.TYPE_TEXT_VARIATION_EMAIL_ADDRESS,
            InputType.TYPE_CLASS_TEXT or InputType.TYPE_TEXT_VARIATION_WEB_EMAIL_ADDRESS -> Field.Kind.EMAIL
            else -> when (type and InputType.TYPE_MASK_CLASS) {
                InputType.TYPE_CLASS_PHONE -> Field.Kind.PHONE
                InputType.TYPE_CLASS_NUMBER, InputType.TYPE_CLASS_DATETIME -> Field.Kind.NUMBER
                else -> if (action == Field.Action.SEARCH) Field.Kind.SEARCH else Field.Kind.LETTERS
            }
        }
        val capitals = when {
            isText && type and InputType.TYPE_TEXT_FLAG_CAP_WORDS != 0 -> Field.Capitals.WORDS
            isText && type and InputType.TYPE_TEXT_FLAG_CAP_SENTENCES != 0 -> Field.Capitals.SENTENCES
            else -> Field.Capitals.NONE
        }
        return Field(kind, capitals, action)
    }

    private fun answer(request: Request) {
        when (request) {
            is Request.MoveCursor -> moveCursor(request.characters)
            is Request.Act -> actions.entries.find { it.value == request.action }
                ?.let { currentInputConnection?.performEditorAction(it.key) }
            Request.NextKeyboard -> switchToNextInputMethod(false)
            Request.Hide -> requestHideSelf(0)
        }
    }

    private fun moveCursor(by: Int) {
        val field = currentInputConnection?.getExtractedText(ExtractedTextRequest(), 0) ?: return
        val characters = BreakIterator.getCharacterInstance().also { it.setText("${field.text}") }
        var place = field.selectionStart
        repeat(abs(by)) {
            val next = if (by < 0) characters.preceding(place) else characters.following(place)
            if (next != BreakIterator.DONE) place = next
        }
        currentInputConnection?.setSelection(field.startOffset + place, field.startOffset + place)
    }
}
