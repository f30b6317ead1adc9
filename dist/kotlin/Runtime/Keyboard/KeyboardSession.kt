// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

/**
 * What a keyboard needs of its session: an [InputSession], or a class of your own. Lengths are UTF-16 code units.
 */
public interface KeyboardSession {
    /** The layout whose keys are pressed. Setting it ends the run. Under a machine, set that of its keyboard instead. */
    public var layout: KeyboardLayout

    /** The text of the run; empty if nothing is composed. */
    public val composing: String

    /** Whether text is selected. */
    public val isSelected: Boolean

    /** The end of the text before the cursor, with the run; null if the field does not answer. */
    public val before: CharSequence?

    /** Whether a space would only end the run. */
    public val isEndedBySpace: Boolean

    /** Presses a key of the layout. Times are in milliseconds, as for the keyboard; null if it is not known. */
    public fun press(key: Key, timeMillis: Long?): Outcome

    /** Ends the run, and writes [text]. */
    public fun insert(text: String): Outcome

    /** Ends the run, and writes [text] in place of the selection, or else of [count] code units before the cursor. */
    public fun replace(count: Int, text: String): Outcome

    /** Ends the run. */
    public fun commit(): Outcome

    /** Ends the run, or writes a space. */
    public fun space(): Outcome

    /** Ends the run and the line. */
    public fun enter(): Outcome

    /** Deletes the selection, or else the last [unit] of the run, or else a character. */
    public fun backspace(unit: Composer.BackspaceUnit): Outcome

    /** Ends the run if it is no longer before the cursor. */
    public fun hostDidChange()
}
