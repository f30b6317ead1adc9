package consumer

import android.view.KeyEvent
import android.view.inputmethod.EditorInfo
import hwalja.KeyboardRequest

private val character = Regex("\\X")

/** What a person takes for the characters of [text]. */
fun charactersOf(text: CharSequence): List<String> = character.findAll(text).map { it.value }.toList()

/** Where the character that ends at [end] in [text] begins. */
fun startOfCharacter(text: CharSequence, end: Int): Int =
    end - (charactersOf(text.substring(0, end)).lastOrNull()?.length ?: 0)

/** What a step of a scenario means by `"a\sb"`. */
fun quoted(step: String): String = step.substringAfter('"').dropLast(1).replace("\\s", " ")

/** A selection and a mark, or -1 twice, as `onUpdateSelection` tells of them. */
data class Told(val start: Int, val end: Int, val markStart: Int = -1, val markEnd: Int = -1)

/** What a field sends to the keyboard, which gets it when it is not busy. */
sealed interface News
data class Report(val old: Told, val new: Told) : News
data class Restart(val info: EditorInfo) : News

/**
 * A field of an app, as a `TextView` is, and what others than the keyboard do with it.
 *
 * @param room How many code units it holds.
 * @param takes Whether a filter lets a text through.
 * @property watcher Called after each change of the text, at once, as a `TextWatcher` is.
 * @property later Called when the app has a turn, once the keyboard has done what it does at a press.
 * @property closes Whether a restart closes the connection at once, in the middle of a batch too.
 * @property dropsMarks Whether nothing is marked any more once the user moves the cursor.
 */
class Editor(
    room: Int = Int.MAX_VALUE, private val watcher: (Editor) -> Unit = {}, private val later: (Editor) -> Unit = {},
    private val closes: Boolean = false, private val dropsMarks: Boolean = false, takes: (String) -> Boolean = { true },
) {
    val content = MarkedText(room, takes)
    var isReadOnly = false
    var inputType = android.text.InputType.TYPE_CLASS_TEXT

    /** What was sent and is not yet delivered. */
    val news = ArrayDeque<News>()

    /** Called when there is more of that. */
    var onNews: () -> Unit = {}

    /** How many batches of the keyboard's are open. */
    var batches = 0
        private set

    /** Whether nothing comes through the connection: it is, until the keyboard hears of the restart that closed it. */
    var isClosed = false
    private var told = Told(0, 0)
    private var seen = ""

    /** What a keyboard is told of it at a start of input, with where the selection is or without. */
    fun info(isPlaced: Boolean = true) = EditorInfo().also {
        it.inputType = inputType
        if (!isPlaced) return@also
        it.initialSelStart = content.start
        it.initialSelEnd = content.end
    }

    /** Sets its text, with `|` for the cursor or `[` and `]` around what is selected, before a keyboard comes. */
    fun show(notation: String) {
        content.set(notation.filterNot { it in "|[]" })
        val start = notation.indexOfAny(charArrayOf('|', '['))
        content.select(start, if (notation[start] == '[') notation.indexOf(']') - 1 else start)
        seen = content.text.toString()
        told = Told(content.start, content.end)
    }

    /** Changes it, and tells of that, at the end of a batch if there is one. */
    fun edit(change: MarkedText.() -> Unit) {
        content.change()
        if (!content.text.contentEquals(seen)) watcher(this)
        seen = content.text.toString()
        tell()
    }

    fun begin(): Boolean {
        batches += 1
        return true
    }

    fun end(): Boolean {
        check(batches > 0) { "a batch was ended that was not begun" }
        batches -= 1
        tell()
        return batches > 0
    }

    /** The connection is gone, and its batches with it. */
    fun abandonBatches() {
        batches = 0
    }

    /** `setText`: the input is restarted before the text is another, and the cursor is at its start after. */
    fun setText(new: String) {
        restart()
        content.set(new)
    }

    /** Makes another connection: the one before finishes what is composed. */
    fun restart(info: EditorInfo = info()) {
        if (closes) batches = 0
        isClosed = closes
        content.unmark()
        news.addLast(Restart(info))
        told = Told(content.start, content.end)
    }

    /** The app has a turn. */
    fun turn() = edit { later(this@Editor) }

    /** A key that comes as an event: backspace deletes the selection or a character, Enter writes a line feed. */
    fun pressKey(code: Int) = edit {
        if (isReadOnly) return@edit
        when (code) {
            KeyEvent.KEYCODE_DEL -> replace(if (start < end) start else startOfCharacter(text, start), end, "")
            KeyEvent.KEYCODE_ENTER -> replace(start, end, "\n")
            else -> error("key event $code")
        }
    }

    /** Something else writes over the selection; the cursor stands after it. */
    fun typeElsewhere(new: String) = edit {
        val (from, to) = start to end
        select(to)
        replace(from, to, new)
    }

    /** The user puts the cursor somewhere, or selects. */
    fun move(from: Int, to: Int) = edit {
        select(from, to)
        if (dropsMarks) unmark()
    }

    /** Moves the cursor by so many characters, as a person sees them. */
    fun moveBy(characters: Int) {
        val (left, right) = content.run { text.substring(0, start) to text.substring(end) }
        val units = KeyboardRequest.utf16Units(characters, left, right)
        val place = (if (characters < 0) content.start else content.end) + units
        move(place, place)
    }

    /** Others than the keyboard do what [step] of a scenario says; whether it says such a thing. */
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

    /** The app empties it. */
    fun empty() = edit { replace(0, text.length, "") }

    private fun tell() {
        if (batches > 0) return
        val (from, to) = content.mark ?: (-1 to -1)
        val new = Told(content.start, content.end, from, to)
        if (new != told) report(new)
    }

    /** Tells the keyboard of [new], whatever the field really has. */
    fun report(new: Told) {
        news.addLast(Report(told, new))
        told = new
        onNews()
    }
}
