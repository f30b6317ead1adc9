// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

/**
 * A key of a layout, and what is needed to draw it.
 *
 * @property id The name of the key, unique in its layout.
 * @property legend What is printed on it.
 * @property under The id of the key that it lies under, if it needs shift.
 * @property code The key that stands for it on a phone or a QWERTY keyboard, if any: one character, a
 *   capital for a key that needs shift.
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
     * The code point by which hosts that send characters name it, unique in its layout: what it appends, or another for
     * a modifier, which appends nothing.
     */
    public val scalar: Int = scalar.scalarBefore(scalar.length)

    override fun toString(): String = id
}
