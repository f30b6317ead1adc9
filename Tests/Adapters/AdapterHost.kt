package host

/**
 * Another app's keyboard with a combiner for a layout, and the field of that keyboard. The keyboard handles the events
 * of type [E] that the combiner returns. The word is the combined text, followed by the feedback of the combiner.
 *
 * @property shift The event of the shift key.
 * @property backspace The event of the backspace key.
 */
abstract class AdapterHost<E : Any>(
    private val endsRunWithSpace: Boolean, private val shift: E, private val backspace: E,
) {
    protected var time = 5000L
    protected val combined = StringBuilder()
    private val written = StringBuilder()

    /** The word as the app shows it. Only some events update it. */
    protected var shown = ""

    private var isAfterKey = false

    /** The text of the field. */
    open val text: String get() = "$written$shown"

    /** The word, which can still change. */
    protected val word: String get() = "$combined$feedback"

    /** The text that the combiner has not finished yet. */
    protected abstract val feedback: CharSequence

    /** True if backspace takes back strokes. False if it deletes jamo. */
    abstract var isByStroke: Boolean

    protected open fun reset() = Unit

    /** Returns the event that a key in a layout file sends. */
    protected abstract fun key(codePoint: Int): E

    /** Returns the events into which the combiner turns an event. */
    protected open fun combine(event: E): Sequence<E> = emptySequence()

    protected open fun handle(event: E) = Unit

    protected open fun send(event: E) {
        time += 1
        combine(event).forEach(::handle)
    }

    fun press(codePoint: Int) = send(key(codePoint))

    /** Performs [step]. If the step is a key, that key sends the scalar [key]. */
    fun take(step: String, key: Int?) {
        val isEndedBySpace = isAfterKey && endsRunWithSpace && word.last() in '\u1100'..'\uD7A3'
        isByStroke = step == "⎌"
        when (step) {
            // On some layouts, space ends a run. The other layouts have no key for that.
            "_" -> if (isEndedBySpace) press(' '.code) else finish()
            "␣" -> press(' '.code)
            "⌫", "⎌" -> send(backspace)
            // A second passes until the next key. It includes one millisecond for shift and one for the key.
            "…" -> time += 998
            else -> {
                send(shift)
                press(key ?: error("no key $step"))
            }
        }
        isAfterKey = key != null
    }

    /** Ends the word, as apps do when the cursor moves and when the user accepts a suggestion. */
    protected open fun finish() {
        written.append(word)
        combined.setLength(0)
        shown = ""
        reset()
    }

    /** Handles a backspace that the combiner has not consumed. Apps delete the last scalar then. */
    protected fun delete() {
        val isWord = word.isNotEmpty()
        val last = if (isWord) combined else written
        if (last.isNotEmpty()) last.setLength(last.length - Character.charCount(last.codePointBefore(last.length)))
        if (isWord) shown = word
    }

    /** Handles a character that the combiner has not consumed. */
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
