// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

/** What the text field of a session shows: whether the run still stands before the cursor, and where that is. */
internal class FieldLook(private val client: TextClient) {
    val reports = SelectionReports()

    /** Whether the app writes its text anew as one types, which closes connections. */
    var rewrites = false

    /** Whether the field has shown all of the run since that last changed. */
    private var isShown = false

    /** The text before the cursor, if it was shown to end with the run as it is now; and how much was asked for. */
    var before: CharSequence? = null
        private set
    private var asked = 0

    /** How much the field has shown at most. */
    private var longest = 0

    /** Whether something is selected, which the field is asked if it does not say so by itself. */
    fun isSelected(mustAsk: Boolean): Boolean =
        if (reports.isFresh && !mustAsk) reports.isSelected else !client.getSelectedText(0).isNullOrEmpty()

    fun textBeforeCursor(length: Int): CharSequence? = client.getTextBeforeCursor(length, 0)

    /**
     * Whether the [run] may go on, as docs/spec/COMPOSER.md has it.
     *
     * @param isMoved Whether the field has told in time that the cursor is elsewhere: then it has to show the run.
     */
    fun showsRun(run: String, isMoved: Boolean = false): Boolean {
        val length = minOf(run.length, REACH)
        asked = maxOf(length + LONGEST_CHARACTER, if (rewrites) reports.place + 1 else 0)
        val text = client.getTextBeforeCursor(asked, 0)
        val isWhole = text != null && text.endsWith(run.takeLast(length))
        before = if (isWhole) text else null
        if (!isWhole && (isShown || isMoved)) return false
        isShown = isWhole
        longest = maxOf(longest, text?.length ?: 0)
        return isWhole || text == null || mayBeCut(text) && text.length < length && run.endsWith(text)
    }

    /** A field that says where its cursor is is not behind; if it cuts, then always at the same length. */
    private fun mayBeCut(text: CharSequence) = !reports.isTold || text.length == longest

    /** The field did not tell of an edit: it is not late, but has refused it if the cursor is where it said. */
    fun findOut() {
        val start = reports.start
        if (start >= 0 && client.getTextBeforeCursor(start + 1, 0)?.length == start) reports.settle()
    }

    /** There is another field. */
    fun begin(start: Int, end: Int) {
        reports.begin(start, end)
        rewrites = false
        longest = 0
    }

    /** The run is another now, or has ended: what was shown says nothing of it. */
    fun forget() {
        isShown = false
        before = null
    }

    /** The text before the cursor, as much of it as one character can have. */
    fun lastCharacters(): CharSequence {
        val text = client.getTextBeforeCursor(LONGEST_CHARACTER, 0) ?: ""
        longest = maxOf(longest, text.length)
        return text
    }

    /** Text was inserted that is no run: a field that has shown nothing so far should show some of it. */
    fun expectAny() {
        if (longest == 0) longest = client.getTextBeforeCursor(1, 0)?.length ?: 0
    }

    /** Where the cursor is if the field has shown all that stands before it, -1 if it may have shown less. */
    fun shownPlace(): Int = before.let { if (it != null && it.length < asked) it.length else -1 }

    companion object {
        /**
         * How many code units of a longer run are compared with the field and underlined: so many that
         * no word is longer, so few that a press costs the same however long the run is.
         */
        const val REACH = 256

        /** How many code units to look through for one character; an emoji of a family has 11. */
        const val LONGEST_CHARACTER = 64
    }
}
