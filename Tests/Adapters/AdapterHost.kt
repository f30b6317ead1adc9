package host

/**
 * A keyboard of somebody else's with a combiner for a layout, and the field that it types into: what is done with an
 * event [E] after the combiner. The word is what it has combined, and what the combiner shows after that.
 *
 * @property shift The event of shift.
 * @property backspace The event of backspace.
 */
abstract class AdapterHost<E : Any>(
    private val endsRunWithSpace: Boolean, private val shift: E, private val backspace: E,
) {
    protected var time = 5000L
    protected val combined = StringBuilder()
    private val written = StringBuilder()

    /** What is shown as the word: only some events make it anew. */
    protected var shown = ""

    private var isAfterKey = false

    /** What the field shows. */
    open val text: String get() = "$written$shown"

    /** The word that can still change. */
    protected val word: String get() = "$combined$feedback"

    /** What the combiner shows. */
    protected abstract val feedback: CharSequence

    /** Whether the combiner takes strokes back, and not jamo. */
    abstract var isByStroke: Boolean

    protected open fun reset() = Unit

    /** What the key of a layout file sends. */
    protected abstract fun key(codePoint: Int): E

    /** What comes of an event: the combiner's, and those after it. */
    protected open fun combine(event: E): Sequence<E> = emptySequence()

    protected open fun handle(event: E) = Unit

    protected open fun send(event: E) {
        time += 1
        combine(event).forEach(::handle)
    }

    fun press(codePoint: Int) = send(key(codePoint))

    /** Does what [step] of a line says; if that is a key, it sends the scalar [key]. */
    fun take(step: String, key: Int?) {
        val isEndedBySpace = isAfterKey && endsRunWithSpace && word.last() in '\u1100'..'\uD7A3'
        isByStroke = step == "⎌"
        when (step) {
            // Where space ends a run, it does; elsewhere there is no key for it.
            "_" -> if (isEndedBySpace) press(' '.code) else finish()
            "␣" -> press(' '.code)
            "⌫", "⎌" -> send(backspace)
            // Until the next key a second goes by, with a millisecond for it and for shift.
            "…" -> time += 998
            else -> {
                send(shift)
                press(key ?: error("no key $step"))
            }
        }
        isAfterKey = key != null
    }

    /** Ends the word, as such keyboards do when the cursor is moved or a suggestion is taken. */
    protected open fun finish() {
        written.append(word)
        combined.setLength(0)
        shown = ""
        reset()
    }

    /** A backspace that the combiner has not used: such keyboards take the last scalar away by themselves. */
    protected fun delete() {
        val isWord = word.isNotEmpty()
        val last = if (isWord) combined else written
        if (last.isNotEmpty()) last.setLength(last.length - Character.charCount(last.codePointBefore(last.length)))
        if (isWord) shown = word
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
