/** How many UTF-16 code units the Unicode scalar before [end] has: 0 at the start, 2 for a pair. */
private fun CharSequence.unitsBefore(end: Int): Int = when {
    end < 2 -> end
    this[end - 1].isLowSurrogate() && this[end - 2].isHighSurrogate() -> 2
    else -> 1
}

/** The Unicode scalar before [end], a lone surrogate as it is; 0 at the start. */
private fun CharSequence.scalarBefore(end: Int): Int = when (unitsBefore(end)) {
    0 -> 0
    1 -> this[end - 1].code
    else -> 0x10000 + (this[end - 2].code - 0xD800 shl 10) + (this[end - 1].code - 0xDC00)
}

/** The Unicode scalar after [start], a lone surrogate as it is. */
private fun CharSequence.scalarAt(start: Int): Int {
    val isPair = start + 1 < length && this[start].isHighSurrogate() && this[start + 1].isLowSurrogate()
    return scalarBefore(if (isPair) start + 2 else start + 1)
}

/** The text of up to three Unicode scalars, the first in the lowest 21 bits, 0 where there is none. */
private fun textOf(scalars: Long): String {
    if (scalars in 1..0xFFFF) return scalars.toInt().toChar().toString()
    val units = CharArray(6)
    var count = 0
    var rest = scalars
    while (rest > 0) {
        val scalar = (rest and 0x1F_FFFF).toInt()
        if (scalar > 0xFFFF) units[count++] = (0xD7C0 + (scalar shr 10)).toChar()
        units[count++] = (if (scalar > 0xFFFF) 0xDC00 + (scalar and 0x3FF) else scalar).toChar()
        rest = rest shr 21
    }
    return units.concatToString(0, count)
}
