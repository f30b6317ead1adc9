package consumer

import android.view.KeyEvent
import android.view.inputmethod.EditorInfo
import hwalja.KeyboardRequest

private val character = Regex("\\X")

/** Returns the user-perceived characters of [text]. */
fun charactersOf(text: CharSequence): List<String> = character.findAll(text).map { it.value }.toList()

/** Returns the start of the character that ends at [end] in [text]. */
fun startOfCharacter(text: CharSequence, end: Int): Int =
    end - (charactersOf(text.substring(0, end)).lastOrNull()?.length ?: 0)

/** Returns the text inside a quoted step, such as `"a\sb"`. */
fun quoted(step: String): String = step.substringAfter('"').dropLast(1).replace("\\s", " ")

/**
 * A selection and a composing region, as `onUpdateSelection` reports them. Both ends of the region are -1 if there is
 * none.
 */
data class Selection(val start: Int, val end: Int, val regionStart: Int = -1, val regionEnd: Int = -1)

/** A message from a field to the keyboard. Messages are delivered when the keyboard is idle. */
sealed interface Message
data class Report(val old: Selection, val new: Selection) : Message
data class Restart(val info: EditorInfo) : Message

/**
 * A field in an app, like a `TextView`. The app and the user can change it, too.
 *
 * @param room The maximum number of code units in the field.
 * @param takes A filter that returns true for texts that the field accepts.
 * @property watcher Called immediately after each change of the text, like a `TextWatcher`.
 * @property later Called when it is the app's turn, after the keyboard has handled a press.
 * @property closes True if a restart closes the connection at once, even in the middle of a batch.
 * @property clearsRegionOnMove True if moving the cursor clears the composing region.
 */
class Editor(
    room: Int = Int.MAX_VALUE, private val watcher: (Editor) -> Unit = {}, private val later: (Editor) -> Unit = {},
    private val closes: Boolean = false, private val clearsRegionOnMove: Boolean = false, takes: (String) -> Boolean = { true },
) {
    val content = EditableText(room, takes)
    var isReadOnly = false
    var inputType = android.text.InputType.TYPE_CLASS_TEXT

    /** The messages that have not been delivered yet. */
    val messages = ArrayDeque<Message>()

    /** The callback for a new message. */
    var onMessage: () -> Unit = {}

    /** The number of batches that the keyboard has begun and not yet ended. */
    var batches = 0
        private set

    /**
     * True if a restart has closed the connection. The connection opens again when the keyboard gets the message about
     * the restart.
     */
    var isClosed = false
    private var reported = Selection(0, 0)
    private var seen = ""

    /** Returns the description of the field at the start of input. It includes the selection if [isPlaced] is true. */
    fun info(isPlaced: Boolean = true) = EditorInfo().also {
        it.inputType = inputType
        if (!isPlaced) return@also
        it.initialSelStart = content.start
        it.initialSelEnd = content.end
    }

    /** Sets the text and the selection, in the notation of scenarios, before a keyboard is connected. */
    fun show(notation: String) {
        content.set(notation.filterNot { it in "|[]" })
        val start = notation.indexOfAny(charArrayOf('|', '['))
        content.select(start, if (notation[start] == '[') notation.indexOf(']') - 1 else start)
        seen = content.text.toString()
        reported = Selection(content.start, content.end)
    }

    /** Changes the text and reports the change. In a batch, the report follows at the end of the batch. */
    fun edit(change: EditableText.() -> Unit) {
        content.change()
        if (!content.text.contentEquals(seen)) watcher(this)
        seen = content.text.toString()
        reportIfChanged()
    }

    fun begin(): Boolean {
        batches += 1
        return true
    }

    fun end(): Boolean {
        check(batches > 0) { "a batch was ended that was not begun" }
        batches -= 1
        reportIfChanged()
        return batches > 0
    }

    /** Drops the open batches of a lost connection. */
    fun abandonBatches() {
        batches = 0
    }

    /** Sets the text, like `setText`: restarts input first, and moves the cursor to the start of the new text. */
    fun setText(new: String) {
        restart()
        content.set(new)
    }

    /** Restarts input with another connection. The old connection finishes composing. */
    fun restart(info: EditorInfo = info()) {
        if (closes) batches = 0
        isClosed = closes
        content.clearRegion()
        messages.addLast(Restart(info))
        reported = Selection(content.start, content.end)
    }

    /** Lets the app act, as it does after each press. */
    fun turn() = edit { later(this@Editor) }

    /** Handles a key event. Backspace deletes the selection or a character. Enter writes a line feed. */
    fun pressKey(code: Int) = edit {
        if (isReadOnly) return@edit
        when (code) {
            KeyEvent.KEYCODE_DEL -> replace(if (start < end) start else startOfCharacter(text, start), end, "")
            KeyEvent.KEYCODE_ENTER -> replace(start, end, "\n")
            else -> error("key event $code")
        }
    }

    /**
     * Replaces the selection with text that comes from something other than the keyboard. The cursor moves to the end
     * of that text.
     */
    fun typeElsewhere(new: String) = edit {
        val (from, to) = start to end
        select(to)
        replace(from, to, new)
    }

    /** Moves the cursor or selects text, as the user does. */
    fun move(from: Int, to: Int) = edit {
        select(from, to)
        if (clearsRegionOnMove) clearRegion()
    }

    /** Moves the cursor by a number of user-perceived characters. */
    fun moveBy(characters: Int) {
        val (left, right) = content.run { text.substring(0, start) to text.substring(end) }
        val units = KeyboardRequest.utf16Units(characters, left, right)
        val place = (if (characters < 0) content.start else content.end) + units
        move(place, place)
    }

    /**
     * Performs [step] and returns true if something other than the keyboard makes such a change. Otherwise returns
     * false.
     */
    fun takeFromOthers(step: String): Boolean {
        when {
            step == "!" -> empty()
            step.startsWith("+\"") -> typeElsewhere(quoted(step))
            step.startsWith(">") -> step.drop(1).split('~')
                .map { content.text.offsetByCodePoints(0, it.toInt()) }.let { move(it.first(), it.last()) }
            else -> return false
        }
        return true
    }

    /** Empties the field, as the app does. */
    fun empty() = edit { replace(0, text.length, "") }

    private fun reportIfChanged() {
        if (batches > 0) return
        val (from, to) = content.region ?: (-1 to -1)
        val new = Selection(content.start, content.end, from, to)
        if (new != reported) report(new)
    }

    /** Reports [new] to the keyboard, even if the report is false. */
    fun report(new: Selection) {
        messages.addLast(Report(reported, new))
        reported = new
        onMessage()
    }
}
