// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

import kotlin.jvm.JvmStatic

/** What a keyboard asks its host to do. More may come in later versions: have an `else`. */
public sealed interface KeyboardRequest {
    /**
     * Move the cursor.
     *
     * @property by By how many characters, as a person sees them, to the right; to the left, if it is negative.
     */
    public data class MoveCursor(val by: Int) : KeyboardRequest

    /** Switch to the next keyboard of the system. */
    public object NextKeyboard : KeyboardRequest

    /** Hide the keyboard. */
    public object Hide : KeyboardRequest

    /**
     * Do what Enter does in this field; the run has ended.
     *
     * @property action What that is.
     */
    public data class Perform(val action: KeyboardField.Action) : KeyboardRequest

    /**
     * Do an action of your own, whose name a slot has; the run has ended.
     *
     * @property name Its name.
     */
    public data class Action(val name: String) : KeyboardRequest

    public companion object {
        /**
         * By how many UTF-16 code units the cursor moves when it moves by [count] characters.
         *
         * @param before The text before the cursor, or the end of it.
         * @param after The text after the cursor, or the beginning of it.
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
