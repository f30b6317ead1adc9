// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

import kotlin.jvm.JvmOverloads

/**
 * The traits of a field that a keyboard adapts to. By default, a field contains letters, asks for no capitals and has
 * no action.
 *
 * @property kind The kind of text in the field.
 * @property capitals The places where the field asks for capitals.
 * @property action The effect of Enter.
 */
public data class KeyboardField @JvmOverloads constructor(
    val kind: Kind = Kind.LETTERS,
    val capitals: Capitals = Capitals.NONE,
    val action: Action = Action.NONE,
) {
    /** The kind of text in a field. Later versions may add kinds, so use an `else` branch. */
    public enum class Kind {
        /** Any text. */
        LETTERS,
        /** A number. */
        NUMBER,
        /** A telephone number. */
        PHONE,
        /** An e-mail address. */
        EMAIL,
        /** The address of a web page. */
        ADDRESS,
        /** Search terms. */
        SEARCH,
    }

    /** The places where a field asks for capitals, such as the start of each sentence or of each word. */
    public enum class Capitals { NONE, SENTENCES, WORDS }

    /**
     * The effect of Enter in a field. Later versions may add actions, so use an `else` branch.
     *
     * @property legend The legend of the slot.
     */
    public enum class Action(public val legend: String) {
        /** Writes a line feed. */
        NONE("⏎"),
        /** Goes to the target of the text. */
        GO("이동"),
        /** Searches for the text. */
        SEARCH("검색"),
        /** Sends the text. */
        SEND("전송"),
        /** Moves to the next field. */
        NEXT("다음 칸"),
        /** Leaves the field. */
        DONE("완료"),
        /** Joins a network. */
        JOIN("연결"),
        /** Shows the route. */
        ROUTE("경로"),
        /** Continues. */
        CONTINUE("계속"),
        /** Makes an emergency call. */
        EMERGENCY("긴급통화"),
    }
}
