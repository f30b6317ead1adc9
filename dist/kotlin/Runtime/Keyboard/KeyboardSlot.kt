// Part of Hwalja, under the MIT licence: see LICENSE.

@file:JvmSynthetic

package hwalja

import kotlin.jvm.JvmOverloads
import kotlin.jvm.JvmSynthetic

/**
 * A slot of a page.
 *
 * @property content Its content.
 * @property hold The offers for holding it.
 * @property flicks The offers for flicks.
 * @property legend A legend that replaces the usual one; null for the usual legend.
 * @property width The width, in keys.
 */
public class Slot @JvmOverloads constructor(
    public val content: SlotContent,
    public val hold: List<Offer> = emptyList(),
    public val flicks: Map<Direction, Offer> = emptyMap(),
    public val legend: String? = null,
    public val width: Double = 1.0,
)

/** The content of a slot, such as a [Role]. Later versions may add kinds: have an `else`. */
public sealed interface SlotContent {
    /** The layout's key with this index; with shift, the key under it. */
    public data class Key(val number: Int) : SlotContent

    /**
     * A text, with optional variants for shift, e-mail fields and web address fields. Each can contain one `|`, where
     * the cursor is placed afterwards.
     */
    public data class Text @JvmOverloads constructor(
        val text: String, val shifted: String? = null, val email: String? = null, val address: String? = null,
    ) : SlotContent

    /** Opens the page with this id; null returns to the letters. */
    public data class Page(val id: String?) : SlotContent

    /** An action of the host, with a name of your own. The name is the legend unless the slot has one. */
    public data class Action(val name: String) : SlotContent

    /** A gap, which has no function. */
    public object Gap : SlotContent
}

/**
 * A function of a slot other than typing. Later versions may add roles: have an `else`.
 *
 * @property legend The legend of the slot.
 */
public enum class Role(public val legend: String) : SlotContent {
    /** Shows shifted keys and capitals. */
    SHIFT("⇧"),
    /** Deletes. */
    BACKSPACE("⌫"),
    /** Ends the run, or writes a space. */
    SPACE("␣"),
    /** Ends the line, or performs the field's action. */
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

/** A key or a text that holding or flicking a slot types. */
public sealed interface Offer {
    /** The layout's key with this index. */
    public data class Key(val number: Int) : Offer

    /** A text, as in a slot. */
    public data class Text(val text: String) : Offer
}

/** The direction of a flick. */
public enum class Direction { UP, DOWN, LEFT, RIGHT }

// In these lists, a text alone stands for a slot or an offer with that text, and an integer alone for one with that
// key.

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
