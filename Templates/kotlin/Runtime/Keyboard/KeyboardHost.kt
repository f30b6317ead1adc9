package hwalja

import kotlin.jvm.JvmStatic

/** What a keyboard asks its host to do, since no field does it. More may come in later versions: have an `else`. */
public sealed interface KeyboardRequest {
    /**
     * Move the cursor.
     *
     * @property by By how many characters, as a person sees them; to the left if that is negative.
     */
    public data class MoveCursor(val by: Int) : KeyboardRequest

    /** Change to the next keyboard of the system. */
    public object NextKeyboard : KeyboardRequest

    /** Hide the keyboard. */
    public object Hide : KeyboardRequest

    /**
     * Do what Enter is for in this field; the run has ended.
     *
     * @property action What that is.
     */
    public data class Perform(val action: KeyboardField.Action) : KeyboardRequest

    /**
     * Do what a slot with an action of your own is for; the run has ended.
     *
     * @property name Its name.
     */
    public data class Action(val name: String) : KeyboardRequest

    public companion object {
        /**
         * How many UTF-16 code units a cursor moves that moves by [count] characters, for hosts that count so.
         *
         * @param before What stands before the cursor, or the end of it.
         * @param after What stands behind it, or the beginning of that.
         */
        @JvmStatic
        public fun utf16Units(count: Int, before: String, after: String): Int {
            var units = 0
            var left = if (count < 0) count else -count
            if (count < 0) while (left < 0 && units < before.length) {
                units += before.dropLast(units).lastCharacter()
                left += 1
            } else while (left < 0 && units < after.length) {
                units = after.endOfCharacter(units)
                left += 1
            }
            return if (count < 0) -units else units
        }
    }
}
