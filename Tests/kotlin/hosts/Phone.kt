package consumer

import android.inputmethodservice.InputMethodService
import android.view.inputmethod.EditorInfo
import hwalja.AndroidInputSession
import hwalja.Layouts

/** The platform's calls that a keyboard can pass on to its session. */
enum class Call { START_INPUT, FINISH_INPUT_VIEW, FINISH_INPUT, UPDATE_SELECTION }

/** The documentation's keyboard, which passes [calls] on to its session. */
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

/** A phone with such a keyboard. */
typealias SessionPhone = Phone<WiredKeyboard>

val SessionPhone.session: AndroidInputSession get() = keyboard.session

/** Returns a phone with a field of this kind with the text [before]. */
fun HostCase.phone(
    underlines: Boolean = false, before: String = "|", calls: Set<Call> = Call.entries.toSet(),
): SessionPhone = Phone(Host(this, before), WiredKeyboard(underlines, calls))

/** A field of a kind with the text [before], and its connection. */
class Host(val case: HostCase, before: String = "|") {
    val editor = case.edit().also { it.show(before.replace("\\n", "\n")) }
    val connection = case.connect(editor)
    val checked = CheckedConnection(connection, editor)

    /** The text that the user sees. */
    val shown: String get() = connection.shown

    /** [shown], with `|` at the cursor, or with `[` and `]` around the selection. */
    val notation: String
        get() {
            val (start, end) = connection.content.run { start to end }
            val sent = shown.length - connection.content.text.length
            return StringBuilder(shown).insert(sent + end, if (start == end) "|" else "]")
                .insert(sent + start, if (start == end) "" else "[").toString()
        }
}

/** A phone that shows [host] to [keyboard]. */
class Phone<K : InputMethodService>(val host: Host, val keyboard: K) {
    private val editor = host.editor
    private var late = host.case.late

    /** True if the keyboard has a connection. */
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

    /** Performs [act], then gives the app its turn and delivers messages to the keyboard. */
    fun <T> turn(act: () -> T): T {
        val result = act()
        check(editor.batches == 0) { "a batch was left open" }
        editor.turn()
        deliver()
        if (host.case.isRotated) rotate()
        (host.connection as? ScriptedConnection)?.remember()
        return result
    }

    /** Hides and shows the keyboard, without a start of input. */
    fun hideAndShow() {
        keyboard.onFinishInputView(false)
        keyboard.onStartInputView(editor.info(host.case.isPlaced), false)
    }

    /** Restarts input, as the app, without a report of the selection. */
    fun startAnew() {
        editor.content.clearRegion()
        start(editor.info(isPlaced = false), true)
    }

    /** Rotates the phone, which restarts input with the field's description from when it was opened. */
    fun rotate() = start(keyboard.startedInfo!!, true)

    /** Goes to another field and back. */
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

    /** Starts input, as in `InputMethodService.doStartInput`: sets the field before the calls. */
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
