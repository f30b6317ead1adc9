// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

import kotlin.jvm.JvmOverloads
import kotlin.jvm.JvmSynthetic

/**
 * A key of a layout, with the data that is needed to draw the key.
 *
 * @property id The id of the key, unique in its layout.
 * @property legend The legend.
 * @property under The id of the unshifted key in the same place; null if this key does not need shift.
 * @property code The phone key or the QWERTY letter that types this key. A capital letter means the key with shift.
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
     * The code point that identifies the key in hosts that send characters. It is the code point that the key appends,
     * or another code point if the key only modifies letters. It is unique in its layout, or 0 in a custom layout that
     * does not need it.
     */
    public val scalar: Int = scalar.scalarBefore(scalar.length)

    /** Creates a key for a custom layout. */
    @JvmOverloads
    public constructor(
        id: String, legend: String, scalar: Int = 0, code: String? = null, under: String? = null,
    ) : this(-1, id, legend, textOf(scalar).orEmpty(), code, under)

    /** Returns a copy of this key with the index [number] in a layout. */
    @JvmSynthetic
    internal fun at(number: Int): Key =
        if (number == this.number) this else Key(number, id, legend, textOf(scalar).orEmpty(), code, under)

    override fun toString(): String = id
}
