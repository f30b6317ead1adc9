/**
 * A keyboard as data: the pages of slots around a layout. Never changes, so that any thread may read it; a [Keyboard]
 * does what docs/KEYBOARD.md says with it. [Keyboards] has those there are.
 *
 * @property id Its name, such as `korean`.
 * @property layout The layout of its letters.
 * @property pages Its pages.
 */
public class KeyboardPages internal constructor(
    public val id: String,
    public val layout: KeyboardLayout,
    public val pages: List<Page>,
) {
    /** The same keyboard, its layout with pending dots in the style [dots]. */
    public fun writing(dots: DotStyle): KeyboardPages = KeyboardPages(id, layout.writing(dots), pages)

    override fun toString(): String = "$id of $layout"
}

/**
 * A page of a keyboard.
 *
 * @property id Its name, unique in the keyboard.
 * @property legend What is printed on the slots that open it.
 * @property hasCapitals Whether shift locks, and a capital is due where the field asks for it.
 * @property fields The fields that the keyboard opens on it for.
 * @property rows Its slots, row by row.
 */
public class Page internal constructor(
    public val id: String,
    public val legend: String,
    public val kind: Kind,
    public val hasCapitals: Boolean,
    public val fields: List<Field.Kind>,
    public val rows: List<List<PageSlot>>,
) {
    /** When one leaves a page. */
    public enum class Kind {
        /** It is the one that other pages go back to. */
        LETTERS,

        /** It goes back to the letters by itself, after a space or Enter. */
        SYMBOLS,

        /** It stays. */
        DIGITS,
    }

    override fun toString(): String = id
}

/**
 * A slot of a page.
 *
 * @property content What is there.
 * @property legend What is printed on it in place of what it says by itself; empty if nothing.
 * @property hold What holding it offers.
 * @property flicks What flicking it in a direction offers.
 */
public class PageSlot internal constructor(
    public val content: PageContent,
    halfKeys: Int,
    public val legend: String,
    public val hold: List<Offer>,
    public val flicks: Map<Direction, Offer>,
) {
    /** Its width in keys. */
    public val width: Double = halfKeys / 2.0

    override fun toString(): String = content.toString()
}

/** Where a finger is flicked. */
public enum class Direction { UP, DOWN, LEFT, RIGHT }

/** What can be in a slot of a page. More may come in later versions: have an `else`. */
public sealed interface PageContent

/**
 * A key of the layout.
 *
 * @property key The key.
 * @property shifted The one that lies under it, if there is one.
 */
public data class KeyContent internal constructor(val key: Key, val shifted: Key?) : PageContent

/**
 * A text. In one of two scalars or more, the cursor stands where `|` is once it is written.
 *
 * @property text What is written.
 * @property shifted What is written with shift; if empty, the text in capitals on a page that has them.
 * @property email What is written in a field of an e-mail address; if empty, what is written in others.
 * @property address What is written in a field of a web address; if empty, what is written in others.
 */
public data class TextContent internal constructor(
    val text: String, val shifted: String = "", val email: String = "", val address: String = "",
) : PageContent

/**
 * What opens another page.
 *
 * @property page The id of that; if empty, it is the page of letters that was shown last.
 */
public data class PageLink internal constructor(val page: String = "") : PageContent

/** What is in a slot that types no letter. More may come in later versions: have an `else`. */
public enum class Role : PageContent {
    /** Makes capitals, and uncovers the shifted keys. */
    SHIFT,

    /** Deletes. */
    BACKSPACE,

    /** Ends the run, writes a space, or both. */
    SPACE,

    /** Ends the line, or does what the field has in its place. */
    ENTER,

    /** Ends the run. */
    NEXT,

    /** Opens the next page of letters. */
    LANGUAGE,

    /** Asks the system for the next keyboard. */
    GLOBE,

    /** Asks the system to hide the keyboard. */
    DISMISS,

    /** Is nothing. */
    GAP,
}

/**
 * What a slot offers beside what a tap on it does: a key, or a text.
 *
 * @property key The key, null for a text.
 * @property text The text, empty for a key.
 */
public data class Offer internal constructor(val key: Key?, val text: String) {
    /** What to draw for it. */
    public val legend: String get() = key?.legend ?: text.withoutCursor()
}
