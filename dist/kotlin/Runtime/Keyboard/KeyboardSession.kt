// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

/**
 * The session of a keyboard. Use an [InputSession], or implement this interface yourself. Lengths are in UTF-16 code
 * units.
 */
public interface KeyboardSession {
    /**
     * The layout whose keys are pressed. Setting it ends the run. If a machine uses this session, set the machine's
     * keyboard instead.
     */
    public var layout: KeyboardLayout

    /** The text of the run; empty if there is no run. */
    public val composing: String

    /** True if text is selected. */
    public val isSelected: Boolean

    /** The end of the text before the cursor, including the run; null if the field does not report it. */
    public val before: CharSequence?

    /** True if a space would end the run without writing a space. */
    public val isEndedBySpace: Boolean

    /** Presses a key of the layout. Times are in milliseconds on the keyboard's clock; null if unknown. */
    public fun press(key: Key, timeMillis: Long?): Outcome

    /** Ends the run, and writes [text]. */
    public fun insert(text: String): Outcome

    /** Ends the run, and replaces the selection, or else [count] code units before the cursor, with [text]. */
    public fun replace(count: Int, text: String): Outcome

    /** Ends the run. */
    public fun commit(): Outcome

    /** Ends the run, or writes a space. */
    public fun space(): Outcome

    /** Ends the run and begins a new line. */
    public fun enter(): Outcome

    /** Deletes the selection, or else the last [unit] of the run, or else a character. */
    public fun backspace(unit: Composer.BackspaceUnit): Outcome

    /** Ends the run if it is no longer before the cursor. */
    public fun hostDidChange()
}
