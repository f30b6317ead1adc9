// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

/**
 * The strokes of a run: the text that each removed from the end of the run, and the length that it added. They are
 * stored in one text, so that a stroke costs a few bytes however long the run is.
 */
internal class Strokes {
    /**
     * For each stroke, the removed text, and then one code unit: 16 times the length of that text, plus the added
     * length.
     */
    private val kept = StringBuilder()

    /** The length of the history, at which the next stroke begins. */
    val length: Int get() = kept.length

    fun clear() {
        kept.setLength(0)
    }

    /** Adds a stroke that removes [removing] units of [run], and adds [adding]. */
    fun add(run: CharSequence, removing: Int, adding: Int) {
        for (index in run.length - removing until run.length) kept.append(run[index])
        kept.append((16 * removing + adding).toChar())
    }

    /** Removes the last stroke, and returns the edit that takes it back. */
    fun takeLast(): Edit {
        val end = kept.length - 1
        val start = end - kept[end].code / 16
        val edit = Edit(kept[end].code % 16, kept.substring(start, end))
        kept.setLength(start)
        return edit
    }

    /**
     * Returns the start of the last stroke before which the run was the first [length] units of [run]; 0 if there is no
     * such stroke.
     */
    fun lastStart(run: CharSequence, length: Int): Int {
        var start = kept.length
        // The run before a stroke: its length, and the number of its units that are known to match `run`.
        var before = run.length
        var same = length
        while (start > 0) {
            val end = start - 1
            start = end - kept[end].code / 16
            val unchanged = before - kept[end].code % 16
            before = unchanged + end - start
            if (unchanged <= same) {
                same = unchanged
                while (same < minOf(length, before) && kept[start + same - unchanged] == run[same]) same += 1
            }
            if (same == length && before == length) return start
        }
        return 0
    }
}
