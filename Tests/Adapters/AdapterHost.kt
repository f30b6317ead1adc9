package host

/** A keyboard of somebody else's with a combiner for a layout, and the field that it types into. */
interface AdapterHost {
    /** What the field shows. */
    val text: String

    /** The word that can still change. */
    val word: String
    val endsRunWithSpace: Boolean

    /** What the key of a layout file sends. */
    fun press(codePoint: Int)
    fun space()
    fun delete(byStroke: Boolean)
    fun shift()

    /** A second goes by. */
    fun pause()

    /** After so many milliseconds a key begins a new letter. */
    fun setCycleTimeout(milliseconds: Long)

    /** Ends the word, as such keyboards do when the cursor is moved or a suggestion is taken. */
    fun finish()
}

/** Takes the last scalar away, as such keyboards do by themselves. */
fun StringBuilder.removeLast() {
    if (isNotEmpty()) setLength(length - Character.charCount(codePointBefore(length)))
}
