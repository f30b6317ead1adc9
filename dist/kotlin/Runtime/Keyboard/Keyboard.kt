// Part of Hwalja, under the MIT licence: see LICENSE.

@file:JvmSynthetic

package hwalja

import kotlin.jvm.JvmOverloads
import kotlin.jvm.JvmSynthetic

/**
 * A keyboard as data: its names, the layout of its letters, and its pages. A [KeyboardMachine] runs it; [Keyboards]
 * contains the ready-made keyboards.
 *
 * @property id The id of the keyboard, unique among the keyboards with the same layout.
 * @property layout The layout of the keyboard's letters. Slots refer to the layout's keys by index.
 * @property pages The pages; at least one. The first page opens for a field whose kind no page lists.
 * @property name The keyboard's name in Korean; defaults to the layout's name.
 * @property latinName The keyboard's name in Latin letters; defaults to the layout's name.
 */
public class Keyboard @JvmOverloads constructor(
    public val id: String,
    public val layout: KeyboardLayout,
    public val pages: List<Page>,
    public val name: String = layout.name,
    public val latinName: String = layout.latinName,
) {
    init {
        require(pages.isNotEmpty()) { "a keyboard must have a page" }
        require(pages.all { page -> page.keys.all { it in layout.keys.indices } }) {
            "a slot has a key number that is not in the layout"
        }
    }

    /** Returns a copy of this keyboard that writes pending dots in the style [dots]. */
    public fun writing(dots: DotStyle): Keyboard = Keyboard(id, layout.writing(dots), pages, name, latinName)

    override fun toString(): String = "$id of $layout"
}

/**
 * One of the pages of a keyboard.
 *
 * @property id The id of the page. Slots use it to open the page.
 * @property legend The legend of the slots that open the page.
 * @property kind The kind of the page.
 * @property hasCapitals True if the page has capital letters. Shift can then be locked, and a capital can be due.
 * @property fields The kinds of field for which the keyboard opens on this page.
 * @property rows The slots of the page, row by row.
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
        /** Letters. The keyboard returns to such a page from other pages. */
        LETTERS,
        /** Symbols. The keyboard automatically returns to the letters after a space or Enter. */
        SYMBOLS,
        /** Digits. The page stays open. */
        DIGITS,
    }

    override fun toString(): String = id
}

/** The indices of the layout's keys that slots of the page type or offer. */
internal val Page.keys: List<Int>
    get() = rows.flatMap { it }.flatMap { slot ->
        val offers = slot.hold + slot.flicks.values
        val key = (slot.content as? SlotContent.Key)?.number
        offers.mapNotNull { (it as? Offer.Key)?.number } + listOfNotNull(key)
    }

/**
 * A place on a page: a row and a column, both counted from 0.
 *
 * @property row The row; 0 is the top row.
 * @property column The column; 0 is the leftmost column. A hidden globe counts as a column.
 */
public data class Place(val row: Int, val column: Int)

/** The state of shift. */
public enum class Shift {
    /** Off. */
    OFF,
    /** The next letter is a capital because the field asks for one. */
    DUE,
    /** The next letter is shifted because shift was pressed. */
    ONCE,
    /** All letters are capitals until shift is pressed again. */
    LOCKED,
}
