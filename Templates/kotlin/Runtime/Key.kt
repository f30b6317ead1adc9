/** A place on a drawn keypad: a [Key] or a [Mark]. */
public sealed interface Slot

/**
 * A key of a layout, and what is needed to draw it.
 *
 * @property id The name of the key, unique in its layout.
 * @property legend What is printed on it.
 * @property longPress What holding it down types, if anything.
 * @property row Its row on the keypad, 0 at the top.
 * @property column Its place in the row, 0 at the left.
 * @property isShifted Whether it needs shift; it lies under the key in the same place.
 */
public class Key internal constructor(
    public val id: String,
    public val legend: String,
    public val longPress: String?,
    public val row: Int,
    public val column: Int,
    public val isShifted: Boolean,
    internal val index: Int,
) : Slot {
    override fun toString(): String = id
}

/** A place on a drawn keypad that is no key of the layout. */
public enum class Mark : Slot {
    /** Deletes. */
    BACKSPACE,

    /** Ends the line. */
    ENTER,

    /** Ends the run, then writes a space. */
    SPACE,

    /** Uncovers the shifted keys. */
    SHIFT,

    /** Nothing. */
    GAP,
}
