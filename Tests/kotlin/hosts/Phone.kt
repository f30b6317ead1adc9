package consumer

import android.inputmethodservice.InputMethodService
import android.view.inputmethod.EditorInfo
import hwalja.AndroidInputSession
import hwalja.Layouts

/** The platform's calls that a keyboard can pass on to its session. */
enum class Call { START_INPUT, FINISH_INPUT_VIEW, FINISH_INPUT, UPDATE_SELECTION }

/** The keyboard of the README, which passes on [calls]: the one place that says how a session is told of each. */
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

/** A field of this kind, in which [before] stands, with a session on it. */
fun HostCase.phone(
    underlines: Boolean = false, before: String = "|", calls: Set<Call> = Call.entries.toSet(),
): SessionPhone = Phone(Host(this, before), WiredKeyboard(underlines, calls))

/** A field of a kind as a keyboard meets it, in which [before] stands. */
class Host(val case: HostCase, before: String = "|") {
    val editor = case.edit().also { it.show(before.replace("\\n", "\n")) }
    val connection = case.connect(editor)
    val asked = Asked(connection, editor)

    /** The text that a person sees. */
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

    /** Whether the keyboard is given a connection. */
    var isConnected = true
        set(value) {
            field = value
            keyboard.connection = host.asked.takeIf { value }
        }

    init {
        keyboard.onKeyEvent = { if (isConnected) host.connection.pressKey(it) }
        if (host.case.isPrompt) editor.onNews = ::deliver
        open()
    }

    /** Something is done; after that the app has its turn, and the keyboard is told what it is to know by now. */
    fun <T> turn(act: () -> T): T {
        val result = act()
        check(editor.batches == 0) { "a batch was left open" }
        editor.turn()
        deliver()
        if (host.case.isTurned) rotate()
        (host.connection as? Telling)?.remember()
        return result
    }

    /** The keyboard is hidden and shown again: input goes on, and no start is told. */
    fun hideAndShow() {
        keyboard.onFinishInputView(false)
        keyboard.onStartInputView(editor.info(host.case.isPlaced), false)
    }

    /** The app has input start anew, and does not say where the selection is. */
    fun startAnew() {
        editor.content.unmark()
        start(editor.info(isPlaced = false), true)
    }

    /** The phone is turned: input starts anew with what was known of the field when it was opened. */
    fun rotate() = start(keyboard.startedInfo!!, true)

    /** Another field gets the keyboard for a while. */
    fun leaveAndReturn() {
        keyboard.onFinishInputView(true)
        keyboard.onFinishInput()
        editor.edit { unmark() }
        editor.news.clear()
        open()
    }

    private fun open() {
        isConnected = true
        (host.connection as? Telling)?.remember()
        start(editor.info(host.case.isPlaced), false)
    }

    /** Input starts, as `InputMethodService.doStartInput` has it: the service knows the field before it is told. */
    private fun start(info: EditorInfo, restarting: Boolean) {
        keyboard.startedInfo = info
        keyboard.onStartInput(info, restarting)
        keyboard.onStartInputView(info, restarting)
    }

    private fun deliver() {
        while (editor.news.size > late) {
            if (host.case.catchesUp) late = 0
            when (val news = editor.news.removeFirst()) {
                is Report -> keyboard.onUpdateSelection(
                    news.old.start, news.old.end, news.new.start, news.new.end, news.new.markStart, news.new.markEnd,
                )
                is Restart -> {
                    editor.isClosed = false
                    start(news.info, true)
                }
            }
        }
    }
}
