// Part of Hwalja, under the MIT licence: see LICENSE.

@file:JvmSynthetic

package hwalja

import kotlin.jvm.JvmOverloads
import kotlin.jvm.JvmSynthetic

/**
 * A slot of a page: a place with a content, which is drawn as one key.
 *
 * @property content The content of the slot.
 * @property hold The keys and texts that a held finger can type.
 * @property flicks The keys and texts that flicks type, by direction.
 * @property legend A legend that replaces the content's legend; null to show the content's legend.
 * @property width The width, in keys.
 */
public class Slot @JvmOverloads constructor(
    public val content: SlotContent,
    public val hold: List<Offer> = emptyList(),
    public val flicks: Map<Direction, Offer> = emptyMap(),
    public val legend: String? = null,
    public val width: Double = 1.0,
)

/** The content of a slot, such as a [Role]. Later versions may add kinds, so use an `else` branch. */
public sealed interface SlotContent {
    /** The layout's key with this index. With shift, the slot types the shifted key in the same place. */
    public data class Key(val number: Int) : SlotContent

    /**
     * A text, with optional variants for shift, e-mail fields and web address fields. Each can contain one `|`, which
     * marks where the cursor is placed after the text is written.
     */
    public data class Text @JvmOverloads constructor(
        val text: String, val shifted: String? = null, val email: String? = null, val address: String? = null,
    ) : SlotContent

    /** Opens the page with this id; null returns to the letters. */
    public data class Page(val id: String?) : SlotContent

    /** A custom action of the host. The name is the slot's legend unless the slot has a legend of its own. */
    public data class Action(val name: String) : SlotContent

    /** A gap, which has no function. */
    public object Gap : SlotContent
}

/**
 * A function of a slot other than typing. Later versions may add roles, so use an `else` branch.
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
    /** Ends the run. This is the next-character key. */
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

// In these lists, a bare text is short for a slot or an offer with that text. A bare integer is short for a slot or an
// offer with the key of that index.

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
