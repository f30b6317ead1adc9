// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

import kotlin.jvm.JvmOverloads

/**
 * What a field asks of a keyboard: by default it is one of letters, without capitals or an action.
 *
 * @property kind What kind of text is written in it.
 * @property capitals Where it asks for capitals.
 * @property action What Enter does in it.
 */
public data class KeyboardField @JvmOverloads constructor(
    val kind: Kind = Kind.LETTERS,
    val capitals: Capitals = Capitals.NONE,
    val action: Action = Action.NONE,
) {
    /** The kind of text in a field. More may come in later versions: have an `else`. */
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
        /** Words to search for. */
        SEARCH,
    }

    /** Where a field asks for capitals: nowhere, or at the start of each sentence or word. */
    public enum class Capitals { NONE, SENTENCES, WORDS }

    /**
     * What Enter does in a field. More may come in later versions: have an `else`.
     *
     * @property legend What is printed on it.
     */
    public enum class Action(public val legend: String) {
        /** Writes a line feed. */
        NONE("⏎"),
        /** Opens what was written. */
        GO("이동"),
        /** Searches for it. */
        SEARCH("검색"),
        /** Sends it. */
        SEND("전송"),
        /** Goes to the next field. */
        NEXT("다음 칸"),
        /** Finishes. */
        DONE("완료"),
        /** Joins a network. */
        JOIN("연결"),
        /** Shows the way there. */
        ROUTE("경로"),
        /** Goes on. */
        CONTINUE("계속"),
        /** Calls for help. */
        EMERGENCY("긴급통화"),
    }
}
