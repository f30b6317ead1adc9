package consumer

import android.view.inputmethod.InputConnection

/** A character as a person sees it. */
private val characters = Regex("\\X")

/** When a field tells of changes: each at once, each after three more, or none at all. */
enum class Reports(val late: Int) { AT_ONCE(0), LATE(3), NEVER(Int.MAX_VALUE) }

/** How a field answers when it is asked for its text. */
enum class Answers { WHOLE, CUT_AT_SENTENCE, NOTHING }

/**
 * A text field as Android's are. The facts that it stands for are pinned in `checkSimulatedField`; all
 * places are UTF-16 code units from the start of its text.
 *
 * @property dropsMarks Whether it leaves nothing marked as composing when the user moves the cursor.
 * @property capacity How many code units it holds at most; what does not fit is cut off.
 */
class SimulatedField(
    private val reports: Reports = Reports.AT_ONCE,
    private val dropsMarks: Boolean = false,
    private val capacity: Int = Int.MAX_VALUE,
) : InputConnection {
    val text = StringBuilder()
    var start = 0
        private set
    var end = 0
        private set

    /** What is marked as composing. */
    var marked: IntRange? = null
        private set

    /** Told of each change: where the selection starts and ends, and where what is marked ends, or -1. */
    var onUpdateSelection: (Int, Int, Int) -> Unit = { _, _, _ -> }
    var answers = Answers.WHOLE
    var isReadOnly = false

    /** How many calls have asked it or changed it. */
    var calls = 0
        private set

    private var depth = 0
    private var isChanged = false
    private val unreported = ArrayDeque<Triple<Int, Int, Int>>()

    // What the user, the app and other programs do.

    /** Sets its text, with `|` for the cursor or `[` and `]` around what is selected. */
    fun show(notation: String) {
        text.setLength(0)
        text.append(notation.filterNot { it in "|[]" })
        marked = null
        start = notation.indexOfAny(charArrayOf('|', '['))
        end = if (notation[start] == '[') notation.indexOf(']') - 1 else start
        unreported.clear()
    }

    /** Its text, likewise. */
    fun shown(): String {
        val marks = if (start == end) "|" else "]"
        val shown = StringBuilder(text).insert(end, marks)
        return (if (start == end) shown else shown.insert(start, "[")).toString()
    }

    /** The user puts the cursor somewhere, or selects. */
    fun select(from: Int, to: Int = from) {
        start = from
        end = to
        if (dropsMarks) marked = null
        changed()
    }

    /** Something else types over the selection, without a word to the keyboard but the usual report. */
    fun typeElsewhere(new: String) {
        replace(start, end, new)
        changed()
    }

    /** A backspace key, which deletes the selection or a character without asking the keyboard. */
    fun pressBackspace() {
        if (isReadOnly) return
        val length = characters.findAll(text.substring(0, start)).lastOrNull()?.value?.length ?: 0
        replace(if (start < end) start else start - length, end, "")
        changed()
    }

    /** The app empties it. */
    fun empty() {
        marked = null
        replace(0, text.length, "")
        changed()
    }

    // What the keyboard does.

    override fun beginBatchEdit(): Boolean {
        depth += 1
        return true
    }

    override fun endBatchEdit(): Boolean {
        depth -= 1
        check(depth >= 0) { "a batch was ended that was not begun" }
        if (depth == 0 && isChanged) changed()
        return depth > 0
    }

    override fun commitText(text: CharSequence?, newCursorPosition: Int): Boolean {
        val (from, to) = target()
        check(text!!.isNotEmpty() || from < to) { "nothing was inserted" }
        put(from, to, text, newCursorPosition)
        marked = null
        return edited()
    }

    override fun setComposingText(text: CharSequence?, newCursorPosition: Int): Boolean {
        check(text!!.isNotEmpty()) { "nothing was marked" }
        val (from, to) = target()
        put(from, to, text, newCursorPosition)
        marked = (from until end).takeUnless { it.isEmpty() }
        return edited()
    }

    override fun setComposingRegion(start: Int, end: Int): Boolean {
        marked = (start until end).takeUnless { it.isEmpty() }
        return edited()
    }

    override fun finishComposingText(): Boolean {
        marked = null
        return edited()
    }

    override fun deleteSurroundingText(beforeLength: Int, afterLength: Int): Boolean {
        val from = minOf(start, marked?.first ?: start)
        check(beforeLength in 1..from && afterLength == 0) { "$beforeLength to delete at $from" }
        if (isReadOnly) return edited()
        val (first, last) = start to end
        replace(from - beforeLength, from, "")
        start = first - beforeLength
        end = last - beforeLength
        return edited()
    }

    override fun getSelectedText(flags: Int): CharSequence? {
        calls += 1
        return if (start == end) null else text.substring(start, end)
    }

    override fun getTextBeforeCursor(n: Int, flags: Int): CharSequence? {
        calls += 1
        check(n > 0) { "$n code units were asked for" }
        val before = text.substring(maxOf(0, start - n), start)
        return when (answers) {
            Answers.WHOLE -> before
            Answers.CUT_AT_SENTENCE -> before.substring(before.indexOfLast { it in ".,?! \n" } + 1)
            Answers.NOTHING -> null
        }
    }

    /** Fails if a batch was left open. */
    fun checkBatches() = check(depth == 0) { "a batch was left open" }

    /** What written text replaces: what is marked, or else the selection. */
    private fun target(): Pair<Int, Int> = marked?.let { it.first to it.last + 1 } ?: (start to end)

    private fun put(from: Int, to: Int, new: CharSequence, newCursorPosition: Int) {
        check(newCursorPosition == 1) { "the cursor was not put after the text" }
        if (isReadOnly) return
        val room = capacity - (text.length - (to - from))
        replace(from, to, new.take(maxOf(0, room)))
    }

    /** Replaces a piece, moves the marks with the text, and puts the cursor after what is new. */
    private fun replace(from: Int, to: Int, new: CharSequence) {
        val grown = new.length - (to - from)
        marked = marked?.let { range ->
            val first = if (range.first >= to) range.first + grown else minOf(range.first, from)
            val last = if (range.last >= to) range.last + grown else minOf(range.last, from - 1)
            (first..last).takeUnless { it.isEmpty() }
        }
        text.replace(from, to, new.toString())
        start = from + new.length
        end = start
    }

    private fun edited(): Boolean {
        calls += 1
        isChanged = true
        if (depth == 0) changed()
        return true
    }

    /** Tells of the change, or of the one three changes ago. */
    private fun changed() {
        isChanged = false
        unreported.addLast(Triple(start, end, marked?.last?.plus(1) ?: -1))
        while (reports != Reports.NEVER && unreported.size > reports.late) {
            val (from, to, composing) = unreported.removeFirst()
            onUpdateSelection(from, to, composing)
        }
        if (reports == Reports.NEVER) unreported.clear()
    }
}
