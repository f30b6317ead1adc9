// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

/**
 * The history of a run's strokes. For each stroke, it holds the text that the stroke removed from the end of the run,
 * and the length of the text that the stroke added. All strokes share one buffer, so a stroke costs a few bytes however
 * long the run is.
 */
internal class Strokes {
    /**
     * The removed text of each stroke, followed by one code unit. The value of that unit is 16 times the length of the
     * removed text, plus the added length.
     */
    private val kept = StringBuilder()

    /** The length of the history. The next stroke begins at this index. */
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
     * Returns the start of the last stroke that changed a run which equalled the first [length] units of [run]. Returns
     * 0 if there is no such stroke.
     */
    fun lastStart(run: CharSequence, length: Int): Int {
        var start = kept.length
        // The length of the run before a stroke, and the number of that run's first units that are known to match
        // `run`.
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
