// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

/**
 * A key of a layout, and what is needed to draw it.
 *
 * @property id The name of the key, unique in its layout.
 * @property legend What is printed on it.
 * @property under The id of the key that it lies under, if it needs shift.
 * @property code The phone key, or the letter of a QWERTY keyboard, that types it: a capital for shift.
 */
public class Key internal constructor(
    internal val number: Int,
    public val id: String,
    public val legend: String,
    scalar: String,
    public val code: String? = null,
    public val under: String? = null,
) {
    /**
     * The code point that stands for the key in hosts that send characters: the one that it appends or, for a modifier,
     * another. Unique in its layout.
     */
    public val scalar: Int = scalar.scalarBefore(scalar.length)

    override fun toString(): String = id
}
