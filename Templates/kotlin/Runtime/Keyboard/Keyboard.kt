@file:JvmSynthetic

package hwalja

import kotlin.jvm.JvmOverloads
import kotlin.jvm.JvmSynthetic

/**
 * A keyboard as data: its names, the layout of its letters, and the pages that it shows. A [KeyboardMachine] runs it;
 * [Keyboards] has the ready-made ones.
 *
 * @property id The id of the keyboard, unique among those with its layout.
 * @property layout The layout of its letters, whose keys slots name by their numbers.
 * @property pages Its pages, at least one. The first opens for a field that no page names.
 * @property name Its name in Korean, by default its layout's.
 * @property latinName Its name in Latin letters.
 */
public class Keyboard @JvmOverloads constructor(
    public val id: String,
    public val layout: KeyboardLayout,
    public val pages: List<Page>,
    public val name: String = layout.name,
    public val latinName: String = layout.latinName,
) {
    init {
        require(pages.isNotEmpty()) { "a keyboard has a page" }
        require(pages.all { page -> page.keys.all { it in layout.keys.indices } }) {
            "a page names a key by its number in the layout"
        }
    }

    /** The same keyboard, with pending dots in the style [dots]. */
    public fun writing(dots: DotStyle): Keyboard = Keyboard(id, layout.writing(dots), pages, name, latinName)

    override fun toString(): String = "$id of $layout"
}

/**
 * One of the pages of a keyboard.
 *
 * @property id Its id, by which slots open it.
 * @property legend What is printed on the slots that open it.
 * @property kind Its kind.
 * @property hasCapitals Whether it has capitals: then shift can be locked, and a capital is due where the field asks
 *   for it.
 * @property fields The kinds of field for which a keyboard opens on it.
 * @property rows Its slots, row by row.
 */
public class Page @JvmOverloads constructor(
    public val id: String,
    public val legend: String,
    public val kind: Kind = Kind.LETTERS,
    public val hasCapitals: Boolean = false,
    public val fields: List<KeyboardField.Kind> = emptyList(),
    public val rows: List<List<Slot>>,
) {
    /** The kind of a page. */
    public enum class Kind {
        /** Letters: other pages go back to it. */
        LETTERS,
        /** Symbols: after a space or Enter, the keyboard goes back to the letters by itself. */
        SYMBOLS,
        /** Digits: it stays open. */
        DIGITS,
    }

    override fun toString(): String = id
}

/** The numbers of the layout's keys that it has or offers. */
internal val Page.keys: List<Int>
    get() = rows.flatMap { it }.flatMap { slot ->
        val offers = slot.hold + slot.flicks.values
        val key = (slot.content as? SlotContent.Key)?.number
        offers.mapNotNull { (it as? Offer.Key)?.number } + listOfNotNull(key)
    }

/**
 * A place on a page: a row, and a place in that row, both counted from 0.
 *
 * @property row The row, 0 at the top.
 * @property column The place in the row, 0 at the left. A globe that is not shown counts, too.
 */
public data class Place(val row: Int, val column: Int)

/** What shift does. */
public enum class Shift {
    /** Nothing. */
    OFF,
    /** The next letter is a capital, because the field asks for it. */
    DUE,
    /** The next letter is shifted, because shift was pressed. */
    ONCE,
    /** All letters are capitals until shift is pressed again. */
    LOCKED,
}
