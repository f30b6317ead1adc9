// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

/**
 * What a keyboard asks of its session: an [InputSession], or whatever else types. Lengths are UTF-16 code units.
 */
public interface KeyboardSession {
    /** The layout whose keys are pressed; another ends the run. */
    public var layout: KeyboardLayout

    /** The text that can still change, empty if nothing is composed. */
    public val composing: String

    /** Whether text is selected. */
    public val isSelected: Boolean

    /** The end of what stands before the cursor, with what is composed; null if the field does not answer. */
    public val before: CharSequence?

    /** Whether a space would only end the run. */
    public val isEndedBySpace: Boolean

    /** Presses a key of the layout. Times are in milliseconds, as for the keyboard. */
    public fun press(key: Key, timeMillis: Long): Outcome

    /** Ends the run, and writes [text]. */
    public fun insert(text: String): Outcome

    /** Ends the run, and makes [text] of so many code units before the cursor; asked only where nothing is selected. */
    public fun replace(count: Int, text: String): Outcome

    /** Ends the run. */
    public fun commit(): Outcome

    /** Ends the run, or writes a space. */
    public fun space(): Outcome

    /** Ends the run and the line. */
    public fun enter(): Outcome

    /** Deletes the selection, or the last [step] of the run, or else a character. */
    public fun backspace(step: Composer.Step): Outcome

    /** Looks whether the run is still there. */
    public fun hostDidChange()
}
