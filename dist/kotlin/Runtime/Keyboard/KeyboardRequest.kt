// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

import kotlin.jvm.JvmStatic

/** A request of a keyboard to its host. Later versions may add requests: have an `else`. */
public sealed interface KeyboardRequest {
    /**
     * Move the cursor.
     *
     * @property by The number of user-perceived characters to move by: positive to the right, negative to the left.
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
     * Perform an action of your own, named by a slot. The run has ended.
     *
     * @property name Its name.
     */
    public data class Action(val name: String) : KeyboardRequest

    public companion object {
        /**
         * Returns the number of UTF-16 code units that the cursor moves by when it moves by [count] characters.
         *
         * @param before The text before the cursor, or the end of it.
         * @param after The text after the cursor, or the start of it.
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
