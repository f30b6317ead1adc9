package hwalja

/**
 * A keyboard: the layout of its letters, and the pages that it shows. [Keyboards] has those there are. What Swift nests
 * in this type stands beside it here, since a class of Kotlin cannot be added to from another file.
 *
 * @property id The name of the keyboard, one for all layouts of a language.
 * @property layout The layout of its letters, whose keys slots name by their numbers.
 * @property pages Its pages, one at least, the first of which opens for a field that no page names.
 */
public class KeyboardPages(public val id: String, public val layout: KeyboardLayout, public val pages: List<Page>) {
    init {
        require(pages.isNotEmpty()) { "a keyboard has a page" }
    }

    /** The same keyboard, its layout with pending dots in the style [dots]. */
    public fun writing(dots: DotStyle): KeyboardPages = KeyboardPages(id, layout.writing(dots), pages)

    override fun toString(): String = "$id of $layout"
}

/**
 * One of the pages of a keyboard.
 *
 * @property id Its name, by which slots open it.
 * @property legend What is printed on the slots that open it.
 * @property kind What it is for.
 * @property hasCapitals Whether its letters have capitals: then shift locks, and a capital is due where the field asks
 *   for it.
 * @property fields The fields that a keyboard opens on it for.
 * @property rows Its slots, row by row.
 */
public class Page(
    public val id: String,
    public val legend: String,
    public val kind: Kind = Kind.LETTERS,
    public val hasCapitals: Boolean = false,
    public val fields: List<KeyboardField.Kind> = emptyList(),
    public val rows: List<List<Slot>>,
) {
    /** What a page is for. */
    public enum class Kind {
        /** Letters: a page that one goes back to. */
        LETTERS,
        /** Symbols: it goes back to the letters by itself after a space or Enter. */
        SYMBOLS,
        /** Digits: it stays. */
        DIGITS,
    }

    override fun toString(): String = id
}

/**
 * A place on a page: a row, and a place in that row, both counted from 0.
 *
 * @property row The row, 0 at the top.
 * @property column The place in the row, 0 at the left; a globe that is not shown counts, too.
 */
public data class Place(val row: Int, val column: Int)

/** What shift does. */
public enum class Shift {
    /** Nothing. */
    OFF,
    /** The next letter is a capital, because the field asks for it. */
    DUE,
    /** The next letter is shifted, because somebody pressed shift. */
    ONCE,
    /** All letters are capitals until shift is pressed again. */
    LOCKED,
}
