/**
 * What a text field asks of a keyboard.
 *
 * @property kind What is to be written into it, by which the first page is chosen.
 * @property capitals Where it has capitals.
 * @property action What it does in place of a new line.
 */
public data class Field @JvmOverloads constructor(
    val kind: Kind = Kind.LETTERS,
    val capitals: Capitals = Capitals.NONE,
    val action: Action = Action.NONE,
) {
    /** What is to be written into a field. More may come in later versions: have an `else`. */
    public enum class Kind { LETTERS, NUMBER, PHONE, EMAIL, ADDRESS, SEARCH }

    /** Where a field has capitals: nowhere, where a sentence begins, or where a word does. */
    public enum class Capitals { NONE, SENTENCES, WORDS }

    /**
     * What a field does when Enter is pressed. More may come in later versions: have an `else`.
     *
     * @property legend Its name in Korean; of Enter itself, its picture.
     */
    public enum class Action(public val legend: String) {
        /** It has a new line. */
        NONE("⏎"),

        /** It goes to what was written. */
        GO("이동"),

        /** It searches for that. */
        SEARCH("검색"),

        /** It sends that. */
        SEND("전송"),

        /** It goes to the next field. */
        NEXT("다음"),

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

/** What a keyboard asks of the app or the system around it. More may come in later versions: have an `else`. */
public sealed interface Request {
    /**
     * To move the cursor.
     *
     * @property characters By how many characters, as a person sees them; below 0 to the left.
     */
    public data class MoveCursor(val characters: Int) : Request

    /**
     * To do what the field does in place of a new line.
     *
     * @property action What that is.
     */
    public data class Act(val action: Field.Action) : Request

    /** To show the next keyboard of the system. */
    public object NextKeyboard : Request

    /** To hide the keyboard. */
    public object Hide : Request
}
