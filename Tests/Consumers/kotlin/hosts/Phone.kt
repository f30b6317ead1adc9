package consumer

import android.inputmethodservice.InputMethodService
import android.view.inputmethod.EditorInfo
import android.view.inputmethod.InputConnection
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

/**
 * A field as a keyboard meets it.
 *
 * @property connection What the keyboard is given to reach [editor].
 * @property late How many more pieces of news are sent before one is delivered.
 * @property isPrompt Whether news is delivered in the middle of what the keyboard does, and not after.
 * @property isPlaced Whether it says at first where the selection is.
 */
class Host(
    val editor: Editor, val connection: InputConnection, val late: Int = 0, val isPrompt: Boolean = false,
    private val isPlaced: Boolean = true,
) {
    val asked = Asked(connection, editor)

    /** The field as a keyboard is told of it at a start. */
    val info: EditorInfo
        get() = editor.info.also {
            if (isPlaced) return@also
            it.initialSelStart = -1
            it.initialSelEnd = -1
        }

    /** The text that a person sees. */
    val shown: String get() = (connection as? SendingConnection)?.shown ?: editor.content.text.toString()

    val start: Int get() = if (connection is SendingConnection) shown.length else editor.content.start
    val end: Int get() = if (connection is SendingConnection) shown.length else editor.content.end

    /** [shown], with `|` at the cursor, or with `[` and `]` around the selection. */
    val notation: String
        get() = StringBuilder(shown).insert(end, if (start == end) "|" else "]")
            .insert(start, if (start == end) "" else "[").toString()
}

/** A phone that shows [host] to [keyboard]. */
open class Phone(val host: Host, private val keyboard: InputMethodService) {
    /** Whether the keyboard is given a connection. */
    var isConnected = true
        set(value) {
            field = value
            keyboard.connection = host.asked.takeIf { value }
        }

    init {
        keyboard.onKeyEvent = { if (isConnected) host.editor.pressKey(it) }
        if (host.isPrompt) host.editor.onNews = ::deliver
        open()
    }

    /** Something is done; after that the app has its turn, and the keyboard is told what it is to know by now. */
    fun <T> turn(act: () -> T): T {
        val result = act()
        check(host.editor.batches == 0) { "a batch was left open" }
        host.editor.turn()
        deliver()
        return result
    }

    /** The keyboard is hidden and shown again: input goes on, and no start is told. */
    fun hideAndShow() {
        keyboard.onFinishInputView(false)
        keyboard.onStartInputView(host.info, false)
    }

    /** Another field gets the keyboard for a while. */
    fun leaveAndReturn() {
        keyboard.onFinishInputView(true)
        keyboard.onFinishInput()
        host.editor.edit { unmark() }
        host.editor.news.clear()
        open()
    }

    private fun open() {
        isConnected = true
        start(host.info, false)
    }

    /** Input starts, as `InputMethodService.doStartInput` has it: the service knows the field before it is told. */
    private fun start(info: EditorInfo, restarting: Boolean) {
        keyboard.startedInfo = info
        keyboard.onStartInput(info, restarting)
        keyboard.onStartInputView(info, restarting)
    }

    private fun deliver() {
        val news = host.editor.news
        while (news.size > host.late) deliver(news.removeFirst())
    }

    private fun deliver(news: News) = when (news) {
        is Report -> keyboard.onUpdateSelection(
            news.old.start, news.old.end, news.new.start, news.new.end, news.new.markStart, news.new.markEnd,
        )
        is Restart -> {
            (host.connection as? Closing)?.isHeard()
            start(news.info, true)
        }
    }
}

/** A phone with the keyboard that passes on [calls]. */
class SessionPhone private constructor(host: Host, keyboard: WiredKeyboard) : Phone(host, keyboard) {
    val session = keyboard.session

    constructor(host: Host, underlines: Boolean, calls: Set<Call> = Call.entries.toSet()) :
        this(host, WiredKeyboard(underlines, calls))
}
