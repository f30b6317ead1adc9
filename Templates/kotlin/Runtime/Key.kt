/**
 * A key of a layout, and what is needed to draw it.
 *
 * @property id The name of the key, unique in its layout.
 * @property legend What is printed on it.
 * @property row Its row on the keypad, 0 at the top.
 * @property column Its place in the row, 0 at the left.
 * @property isShifted Whether it needs shift; it lies under the key in the same place.
 * @property code The key that stands for it on a phone or a QWERTY keyboard, if any: one character, a
 *   capital for a key that needs shift.
 * @property longPress What holding it down types, if anything.
 */
public class Key internal constructor(
    internal val number: Int,
    public val id: String,
    public val legend: String,
    public val row: Int,
    public val column: Int,
    public val isShifted: Boolean = false,
    scalar: String,
    public val code: String? = null,
    public val longPress: String? = null,
) : SlotContent {
    /**
     * The code point by which hosts that send characters name it, unique in its layout: what it appends, or another for a
     * modifier, which appends nothing.
     */
    public val scalar: Int = scalar.scalarBefore(scalar.length)

    override fun toString(): String = id
}

/** What is at a place of a keypad that is no key of the layout. More may come in later versions: have an `else`. */
public enum class Mark : SlotContent {
    /** Deletes. */
    BACKSPACE,

    /** Ends the line. */
    ENTER,

    /** Ends the run, writes a space, or both: see [KeyboardLayout.spaceEndsRun]. */
    SPACE,

    /** Uncovers the shifted keys. */
    SHIFT,

    /** Nothing. */
    GAP,
}

/** What can be at a place of a keypad: a [Key] or a [Mark]. */
public sealed interface SlotContent

/**
 * A place on a drawn keypad.
 *
 * @property content What is there.
 */
public class Slot internal constructor(public val content: SlotContent, halfKeys: Int = 2) {
    /** Its width in keys; a [Key] has 1. */
    public val width: Double = halfKeys / 2.0

    override fun toString(): String = content.toString()
}
