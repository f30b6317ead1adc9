package hwalja

import kotlin.jvm.JvmOverloads
import kotlin.jvm.JvmSynthetic

/**
 * A key of a layout, and what is needed to draw it.
 *
 * @property id The name of the key, unique in its layout.
 * @property legend What is printed on it.
 * @property under The id of the key that it lies under, if it needs shift.
 * @property code The phone key, or the letter of a QWERTY keyboard, that types it: a capital for shift.
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
     * The code point that stands for the key in hosts that send characters: the one that it appends or, for a modifier,
     * another. Unique in its layout; 0 if a layout of your own does not need it.
     */
    public val scalar: Int = scalar.scalarBefore(scalar.length)

    /** A key for a layout of your own. */
    @JvmOverloads
    public constructor(
        id: String, legend: String, scalar: Int = 0, code: String? = null, under: String? = null,
    ) : this(-1, id, legend, textOf(scalar).orEmpty(), code, under)

    /** The same key as number [number] of a layout. */
    @JvmSynthetic
    internal fun at(number: Int): Key =
        if (number == this.number) this else Key(number, id, legend, textOf(scalar).orEmpty(), code, under)

    override fun toString(): String = id
}
