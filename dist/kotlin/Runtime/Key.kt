// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

import kotlin.jvm.JvmOverloads
import kotlin.jvm.JvmSynthetic

/**
 * A key of a layout, with the data to draw it.
 *
 * @property id The id of the key, unique in its layout.
 * @property legend The legend.
 * @property under The id of the unshifted key in the same place, if this key needs shift.
 * @property code The phone key or the QWERTY letter that types it; a capital means with shift.
 */
public class Key internal constructor(
    @get:JvmSynthetic internal val number: Int,
    public val id: String,
    public val legend: String,
    scalar: String,
    public val code: String? = null,
    public val under: String? = null,
) {
    /**
     * The code point that identifies the key in hosts that send characters: the one that it appends or, for a modifier,
     * another. It is unique in its layout; 0 if a layout of your own does not need it.
     */
    public val scalar: Int = scalar.scalarBefore(scalar.length)

    /** Creates a key for a layout of your own. */
    @JvmOverloads
    public constructor(
        id: String, legend: String, scalar: Int = 0, code: String? = null, under: String? = null,
    ) : this(-1, id, legend, textOf(scalar).orEmpty(), code, under)

    /** Returns the same key with the index [number] in a layout. */
    @JvmSynthetic
    internal fun at(number: Int): Key =
        if (number == this.number) this else Key(number, id, legend, textOf(scalar).orEmpty(), code, under)

    override fun toString(): String = id
}
