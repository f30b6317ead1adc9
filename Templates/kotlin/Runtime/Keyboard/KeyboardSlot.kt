@file:JvmSynthetic

package hwalja

import kotlin.jvm.JvmOverloads
import kotlin.jvm.JvmSynthetic

/**
 * A slot of a page.
 *
 * @property content What it holds.
 * @property hold What holding it offers.
 * @property flicks What flicks offer.
 * @property legend What is printed on it instead of its usual legend, if anything.
 * @property width How wide it is, in keys.
 */
public class Slot @JvmOverloads constructor(
    public val content: SlotContent,
    public val hold: List<Offer> = emptyList(),
    public val flicks: Map<Direction, Offer> = emptyMap(),
    public val legend: String? = null,
    public val width: Double = 1.0,
)

/** What a slot can hold, such as a [Role]. More may come in later versions: have an `else`. */
public sealed interface SlotContent {
    /** The layout's key with this number; with shift, the one that lies under it. */
    public data class Key(val number: Int) : SlotContent

    /**
     * A text; and, if they are given, the text with shift, and those in fields for e-mail and web addresses. Each
     * can hold one `|`, where the cursor is placed afterwards.
     */
    public data class Text @JvmOverloads constructor(
        val text: String, val shifted: String? = null, val email: String? = null, val address: String? = null,
    ) : SlotContent

    /** Opens the page with this id; without an id, goes back to the letters. */
    public data class Page(val id: String?) : SlotContent

    /** An action of the host, by a name of your own, which is printed on the slot unless it has a legend. */
    public data class Action(val name: String) : SlotContent

    /** Nothing. */
    public object Gap : SlotContent
}

/**
 * What a slot can do other than type. More may come in later versions: have an `else`.
 *
 * @property legend What is printed on it.
 */
public enum class Role(public val legend: String) : SlotContent {
    /** Shows shifted keys and capitals. */
    SHIFT("⇧"),
    /** Deletes. */
    BACKSPACE("⌫"),
    /** Ends the run, or writes a space. */
    SPACE("␣"),
    /** Ends the line, or does the field's action. */
    ENTER("⏎"),
    /** Ends the run: the next-character key. */
    NEXT("다음"),
    /** Opens the letters of another language. */
    LANGUAGE("한/영"),
    /** Switches to another keyboard of the system. */
    GLOBE("🌐"),
    /** Hides the keyboard. */
    DISMISS("⌄"),
}

/** What holding or flicking a slot can type. */
public sealed interface Offer {
    /** The layout's key with this number. */
    public data class Key(val number: Int) : Offer

    /** A text, as in a slot. */
    public data class Text(val text: String) : Offer
}

/** The direction of a flick. */
public enum class Direction { UP, DOWN, LEFT, RIGHT }

// A slot or an offer that is a text or a key alone is written as "a" or 3.

internal fun row(vararg slots: Any): List<Slot> = buildList {
    for (slot in slots) {
        val bare = if (slot is Int) SlotContent.Key(slot) else SlotContent.Text("$slot")
        add(slot as? Slot ?: Slot(bare))
    }
}

internal fun offers(vararg offers: Any): List<Offer> = buildList { for (offer in offers) add(offer(offer)) }

internal fun flicks(vararg offers: Pair<Direction, Any>): Map<Direction, Offer> = buildMap {
    for ((direction, offer) in offers) put(direction, offer(offer))
}

private fun offer(bare: Any): Offer = if (bare is Int) Offer.Key(bare) else Offer.Text("$bare")
