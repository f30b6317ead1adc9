package host

/** What takes the steps of a conformance line. */
interface Host {
    /** What the field shows. */
    val text: String

    /** Does what [step] says; if that is a key, it sends the scalar [key]. */
    fun take(step: String, key: Int?)
}

/**
 * A keyboard of somebody else's with a combiner for a layout, and the field that it types into. The word is what it has
 * combined, and what the combiner shows after that.
 */
abstract class AdapterHost(private val endsRunWithSpace: Boolean) : Host {
    protected var time = 5000L
    protected val combined = StringBuilder()
    private val written = StringBuilder()

    /** What is shown as the word: only some events make it anew. */
    protected var shown = ""

    private var isAfterKey = false

    override val text: String get() = "$written$shown"

    /** The word that can still change. */
    protected val word: String get() = "$combined$feedback"

    private val isEndedBySpace get() = endsRunWithSpace && word.last() in '\u1100'..'\uD7A3'

    /** What the combiner shows. */
    protected abstract val feedback: CharSequence

    protected abstract fun reset()

    /** What the key of a layout file sends. */
    abstract fun press(codePoint: Int)

    abstract fun delete(byStroke: Boolean)

    abstract fun shift()

    /** After so many milliseconds a key begins a new letter. */
    abstract fun setCycleTimeout(milliseconds: Long)

    override fun take(step: String, key: Int?) {
        when (step) {
            // Where space ends a run, it does; elsewhere there is no key for it.
            "_" -> if (isAfterKey && isEndedBySpace) press(' '.code) else finish()
            "␣" -> press(' '.code)
            "⌫" -> delete(byStroke = false)
            "⎌" -> delete(byStroke = true)
            "…" -> pause()
            else -> { shift(); press(key ?: error("no key $step")) }
        }
        isAfterKey = key != null
    }

    /** A second goes by. */
    fun pause() { time += 1000 }

    /** Ends the word, as such keyboards do when the cursor is moved or a suggestion is taken. */
    fun finish() {
        written.append(word)
        combined.setLength(0)
        shown = ""
        reset()
    }

    /** A backspace that the combiner has not used. */
    protected fun delete() {
        if (word.isEmpty()) {
            written.removeLast()
        } else {
            combined.removeLast()
            shown = word
        }
    }

    /** A character that the combiner has not used. */
    protected fun write(codePoint: Int) {
        if (Character.isWhitespace(codePoint)) {
            finish()
            written.appendCodePoint(codePoint)
        } else {
            combined.appendCodePoint(codePoint)
            shown = word
        }
    }
}

/** Takes the last scalar away, as such keyboards do by themselves. */
private fun StringBuilder.removeLast() {
    if (isNotEmpty()) setLength(length - Character.charCount(codePointBefore(length)))
}
