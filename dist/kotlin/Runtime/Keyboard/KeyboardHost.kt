// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

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
}
