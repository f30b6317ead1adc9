// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

/**
 * The text field of an input session, with the names and meanings of Android's `InputConnection`. Lengths are UTF-16
 * code units. An [InputSession] passes 0 as flags, and 1 as the new cursor position, which means after the text. Edits
 * return false only if the field could not be reached. The run then ends, unless the field shows the run. By default, a
 * field does not support composing text.
 *
 * In Java, implement all members, unless these files are compiled by Kotlin 2.2 or later, or with
 * `-Xjvm-default=all`.
 *
 * ```kotlin
 * class Field : TextClient {
 *     val text = StringBuilder()
 *     override fun getTextBeforeCursor(n: Int, flags: Int) = text.takeLast(n)
 *     override fun getSelectedText(flags: Int) = null
 *     override fun deleteSurroundingText(beforeLength: Int, afterLength: Int) =
 *         true.also { text.setLength(text.length - beforeLength) }
 *     override fun commitText(text: CharSequence, newCursorPosition: Int) =
 *         true.also { this.text.append(text) }
 * }
 *
 * val field = Field()
 * val session = InputSession(Layouts.cheonjiin, field)
 * for (id in listOf("ㅇㅁ", "인", "천", "ㄴㄹ")) session.press(session.layout.key(id)!!)
 * session.commit()
 * session.insert("!")
 * check(field.text.toString() == "안!")
 * ```
 */
public interface TextClient {
    /** True if there is a field. Without one, a session does nothing. */
    public val isConnected: Boolean get() = true

    /**
     * Returns at most [n] code units of the text before the cursor or the selection; null if the field does not report
     * its text.
     */
    public fun getTextBeforeCursor(n: Int, flags: Int): CharSequence?

    /** Returns the selected text; null or empty if nothing is selected. */
    public fun getSelectedText(flags: Int): CharSequence?

    /**
     * Deletes [beforeLength] code units before the cursor and [afterLength] code units after it. Does not delete the
     * selection or composing text.
     */
    public fun deleteSurroundingText(beforeLength: Int, afterLength: Int): Boolean

    /** Writes [text] in place of the composing text, or else of the selection. */
    public fun commitText(text: CharSequence, newCursorPosition: Int): Boolean

    /** Like [commitText], but makes [text] composing text, which the field underlines. */
    public fun setComposingText(text: CharSequence, newCursorPosition: Int): Boolean = false

    /** Makes the text from [start] to [end] composing text. Both are in code units from the start of the field. */
    public fun setComposingRegion(start: Int, end: Int): Boolean = false

    /** Makes the composing text ordinary text, without changing the text. */
    public fun finishComposingText(): Boolean = false

    /** Begins a batch of edits that the field shows together. */
    public fun beginBatchEdit(): Boolean = false

    /** Ends the batch that [beginBatchEdit] began. */
    public fun endBatchEdit(): Boolean = false

    /**
     * Sends a backspace key, for fields that do not show the text that it would delete. Returns false if the client
     * cannot send keys.
     */
    public fun sendBackspace(): Boolean = false
}
