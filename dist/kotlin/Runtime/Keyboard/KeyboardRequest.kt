// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

import kotlin.jvm.JvmStatic

/** A keyboard's request to its host. Later versions may add requests, so use an `else` branch. */
public sealed interface KeyboardRequest {
    /**
     * Move the cursor.
     *
     * @property by The number of user-perceived characters to move by. A positive number moves the cursor to the right,
     *   and a negative number to the left.
     */
    public data class MoveCursor(val by: Int) : KeyboardRequest

    /** Switch to the system's next keyboard. */
    public object NextKeyboard : KeyboardRequest

    /** Hide the keyboard. */
    public object Hide : KeyboardRequest

    /**
     * Perform the action of Enter in this field. The run has ended.
     *
     * @property action The action.
     */
    public data class Perform(val action: KeyboardField.Action) : KeyboardRequest

    /**
     * Perform a custom action, which a slot names. The run has ended.
     *
     * @property name The name of the action.
     */
    public data class Action(val name: String) : KeyboardRequest

    public companion object {
        /**
         * Returns the number of UTF-16 code units that the cursor moves by when it moves by [count] characters.
         *
         * @param before The text before the cursor, or only the end of that text.
         * @param after The text after the cursor, or only the start of that text.
         */
        @JvmStatic
        public fun utf16Units(count: Int, before: String, after: String): Int {
            var left = count
            var start = before.length
            while (left < 0 && start > 0) {
                start -= before.characterBefore(start)
                left += 1
            }
            var end = 0
            while (left > 0 && end < after.length) {
                end = after.endOfCharacter(end)
                left -= 1
            }
            return start - before.length + end
        }
    }
}
