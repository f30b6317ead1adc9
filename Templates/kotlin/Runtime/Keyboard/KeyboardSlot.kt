package hwalja

/**
 * A slot of a page.
 *
 * @property content What is there.
 * @property hold What holding it offers.
 * @property flicks What flicks offer.
 * @property legend What is printed on it in place of what it says by itself, if anything.
 * @property width How wide it is, in keys.
 */
public class Slot(
    public val content: SlotContent,
    public val hold: List<Offer> = emptyList(),
    public val flicks: Map<Direction, Offer> = emptyMap(),
    public val legend: String? = null,
    public val width: Double = 1.0,
)

/** What there can be in a slot, a [Role] among it. More may come in later versions: have an `else`. */
public sealed interface SlotContent {
    /** The layout's key of this number; with shift, the one that lies under it. */
    public data class Key(val number: Int) : SlotContent

    /**
     * A text, which can hold one `|` where the cursor stands afterwards; and, where they are named, the text with
     * shift, and those in fields of e-mail and of addresses.
     */
    public data class Text(
        val text: String, val shifted: String? = null, val email: String? = null, val address: String? = null,
    ) : SlotContent

    /** Opens the page of this id, or without one goes back to the letters. */
    public data class Page(val id: String?) : SlotContent

    /** Something that the host does, by a name of your own; that is printed on it, unless it has a legend. */
    public data class Action(val name: String) : SlotContent

    /** Nothing. */
    public object Gap : SlotContent
}

/**
 * What a slot can do beside typing. More may come in later versions: have an `else`.
 *
 * @property legend What is printed on it.
 */
public enum class Role(public val legend: String) : SlotContent {
    /** Uncovers shifted keys and capitals. */
    SHIFT("⇧"),
    /** Deletes. */
    BACKSPACE("⌫"),
    /** Ends the run, or writes a space. */
    SPACE("␣"),
    /** Ends the line, or does what the field is for. */
    ENTER("⏎"),
    /** Ends the run: the next-character key. */
    NEXT("다음"),
    /** Opens the letters of another language. */
    LANGUAGE("한/영"),
    /** Changes to another keyboard of the system. */
    GLOBE("🌐"),
    /** Hides the keyboard. */
    DISMISS("⌄"),
}

/** What a slot offers beside what a tap types. */
public sealed interface Offer {
    /** The layout's key of this number. */
    public data class Key(val number: Int) : Offer

    /** A text, as in a slot. */
    public data class Text(val text: String) : Offer
}

/** Where a flick goes. */
public enum class Direction { LEFT, RIGHT, UP, DOWN }

// A slot or an offer that is only a text or a key is written as that: "a", 3.

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
