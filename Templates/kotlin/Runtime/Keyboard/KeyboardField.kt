package hwalja

import kotlin.jvm.JvmOverloads

/**
 * What a field asks of a keyboard; unless told otherwise one of letters that asks for nothing.
 *
 * @property kind What is written in it.
 * @property capitals Where it begins with capitals.
 * @property action What Enter does in it.
 */
public data class KeyboardField @JvmOverloads constructor(
    val kind: Kind = Kind.LETTERS,
    val capitals: Capitals = Capitals.NONE,
    val action: Action = Action.NONE,
) {
    /** What is written in a field. More may come in later versions: have an `else`. */
    public enum class Kind {
        /** Text of any kind. */
        LETTERS,
        /** A number. */
        NUMBER,
        /** A telephone number. */
        PHONE,
        /** An address of e-mail. */
        EMAIL,
        /** The address of a page. */
        ADDRESS,
        /** What is searched for. */
        SEARCH,
    }

    /** Where a field begins with capitals: nowhere, at each sentence, or at each word. */
    public enum class Capitals { NONE, SENTENCES, WORDS }

    /**
     * What Enter does in a field. More may come in later versions: have an `else`.
     *
     * @property legend What is printed on it.
     */
    public enum class Action(public val legend: String) {
        /** It writes a line feed. */
        NONE("⏎"),
        /** It goes to what was written. */
        GO("이동"),
        /** It searches for that. */
        SEARCH("검색"),
        /** It sends that. */
        SEND("전송"),
        /** It goes to the next field. */
        NEXT("다음 칸"),
        /** It is finished. */
        DONE("완료"),
        /** It joins a network. */
        JOIN("연결"),
        /** It shows the way there. */
        ROUTE("경로"),
        /** It goes on. */
        CONTINUE("계속"),
        /** It calls for help. */
        EMERGENCY("긴급통화"),
    }
}
