package host

/**
 * Another app's keyboard with a combiner for a layout, and its field. Handles events [E] after the combiner. The word
 * is the combined text followed by the combiner's feedback.
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

    /** The word as shown, which only some events update. */
    protected var shown = ""

    private var isAfterKey = false

    /** The text of the field. */
    open val text: String get() = "$written$shown"

    /** The word that can still change. */
    protected val word: String get() = "$combined$feedback"

    /** The combiner's text. */
    protected abstract val feedback: CharSequence

    /** True if backspace takes back strokes instead of jamo. */
    abstract var isByStroke: Boolean

    protected open fun reset() = Unit

    /** Returns the event that a key of a layout file sends. */
    protected abstract fun key(codePoint: Int): E

    /** Returns the events that the combiner makes of an event. */
    protected open fun combine(event: E): Sequence<E> = emptySequence()

    protected open fun handle(event: E) = Unit

    protected open fun send(event: E) {
        time += 1
        combine(event).forEach(::handle)
    }

    fun press(codePoint: Int) = send(key(codePoint))

    /** Performs [step]. If it is a key, the key sends the scalar [key]. */
    fun take(step: String, key: Int?) {
        val isEndedBySpace = isAfterKey && endsRunWithSpace && word.last() in '\u1100'..'\uD7A3'
        isByStroke = step == "⎌"
        when (step) {
            // Space ends a run on some layouts; the others have no key for it.
            "_" -> if (isEndedBySpace) press(' '.code) else finish()
            "␣" -> press(' '.code)
            "⌫", "⎌" -> send(backspace)
            // A second passes until the next key, including a millisecond each for shift and the key.
            "…" -> time += 998
            else -> {
                send(shift)
                press(key ?: error("no key $step"))
            }
        }
        isAfterKey = key != null
    }

    /** Ends the word, as apps do when the cursor moves or the user accepts a suggestion. */
    protected open fun finish() {
        written.append(word)
        combined.setLength(0)
        shown = ""
        reset()
    }

    /** Handles a backspace that the combiner has not consumed: apps delete the last scalar. */
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
