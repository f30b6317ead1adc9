package consumer

import android.inputmethodservice.InputMethodService
import android.view.inputmethod.EditorInfo
import hwalja.AndroidInputSession
import hwalja.Layouts

/** The calls from the platform that a keyboard can pass on to its session. */
enum class Call { START_INPUT, FINISH_INPUT_VIEW, FINISH_INPUT, UPDATE_SELECTION }

/** The keyboard from the documentation. It passes [calls] on to its session. */
class WiredKeyboard(underlines: Boolean, private val calls: Set<Call>) : InputMethodService() {
    val session = AndroidInputSession(this, Layouts.cheonjiin, underlines)

    override fun onStartInput(attribute: EditorInfo?, restarting: Boolean) {
        super.onStartInput(attribute, restarting)
        if (Call.START_INPUT in calls) session.onStartInput(attribute, restarting)
    }

    override fun onFinishInputView(finishingInput: Boolean) {
        super.onFinishInputView(finishingInput)
        if (Call.FINISH_INPUT_VIEW in calls) session.onFinishInputView(finishingInput)
    }

    override fun onFinishInput() {
        super.onFinishInput()
        if (Call.FINISH_INPUT in calls) session.onFinishInput()
    }

    override fun onUpdateSelection(
        oldSelStart: Int, oldSelEnd: Int, newSelStart: Int, newSelEnd: Int, candidatesStart: Int, candidatesEnd: Int,
    ) {
        super.onUpdateSelection(oldSelStart, oldSelEnd, newSelStart, newSelEnd, candidatesStart, candidatesEnd)
        if (Call.UPDATE_SELECTION !in calls) return
        session.onUpdateSelection(oldSelStart, oldSelEnd, newSelStart, newSelEnd, candidatesStart, candidatesEnd)
    }
}

/** A phone with the keyboard from the documentation. */
typealias SessionPhone = Phone<WiredKeyboard>

val SessionPhone.session: AndroidInputSession get() = keyboard.session

/** Returns a phone that has a field of this kind with the text [before]. */
fun HostCase.phone(
    underlines: Boolean = false, before: String = "|", calls: Set<Call> = Call.entries.toSet(),
): SessionPhone = Phone(Host(this, before), WiredKeyboard(underlines, calls))

/** A field of kind [case] with the text [before], and the connection to that field. */
class Host(val case: HostCase, before: String = "|") {
    val editor = case.edit().also { it.show(before.replace("\\n", "\n")) }
    val connection = case.connect(editor)
    val checked = CheckedConnection(connection, editor)

    /** The text that the user sees. */
    val shown: String get() = connection.shown

    /** The text that the user sees, with `|` at the cursor, or with `[` and `]` around the selection. */
    val notation: String
        get() {
            val (start, end) = connection.content.run { start to end }
            val sent = shown.length - connection.content.text.length
            return StringBuilder(shown).insert(sent + end, if (start == end) "|" else "]")
                .insert(sent + start, if (start == end) "" else "[").toString()
        }
}

/** A phone on which [keyboard] types into the field of [host]. */
class Phone<K : InputMethodService>(val host: Host, val keyboard: K) {
    private val editor = host.editor
    private var late = host.case.late

    /** True if the keyboard has a connection to the field. */
    var isConnected = true
        set(value) {
            field = value
            keyboard.connection = host.checked.takeIf { value }
        }

    init {
        keyboard.onKeyEvent = { if (isConnected) host.connection.pressKey(it) }
        if (host.case.isImmediate) editor.onMessage = ::deliver
        open()
    }

    /** Performs [act]. Then lets the app act, and delivers messages to the keyboard. */
    fun <T> turn(act: () -> T): T {
        val result = act()
        check(editor.batches == 0) { "a batch was left open" }
        editor.turn()
        deliver()
        if (host.case.isRotated) rotate()
        (host.connection as? ScriptedConnection)?.remember()
        return result
    }

    /** Hides and shows the keyboard. Input does not start again. */
    fun hideAndShow() {
        keyboard.onFinishInputView(false)
        keyboard.onStartInputView(editor.info(host.case.isPlaced), false)
    }

    /** Restarts input, as an app can, without reporting the selection. */
    fun startAnew() {
        editor.content.clearRegion()
        start(editor.info(isPlaced = false), true)
    }

    /** Rotates the phone. This restarts input with the description that the field had when input started. */
    fun rotate() = start(keyboard.startedInfo!!, true)

    /** Leaves the field for another one and returns. */
    fun leaveAndReturn() {
        keyboard.onFinishInputView(true)
        keyboard.onFinishInput()
        editor.edit { clearRegion() }
        editor.messages.clear()
        open()
    }

    private fun open() {
        isConnected = true
        (host.connection as? ScriptedConnection)?.remember()
        start(editor.info(host.case.isPlaced), false)
    }

    /**
     * Starts input as `InputMethodService.doStartInput` does, which sets the description of the field before it calls
     * the keyboard.
     */
    private fun start(info: EditorInfo, restarting: Boolean) {
        keyboard.startedInfo = info
        keyboard.onStartInput(info, restarting)
        keyboard.onStartInputView(info, restarting)
    }

    private fun deliver() {
        while (editor.messages.size > late) {
            if (host.case.catchesUp) late = 0
            when (val message = editor.messages.removeFirst()) {
                is Report -> keyboard.onUpdateSelection(
                    message.old.start, message.old.end, message.new.start, message.new.end,
                    message.new.regionStart, message.new.regionEnd,
                )
                is Restart -> {
                    editor.isClosed = false
                    start(message.info, true)
                }
            }
        }
    }
}
