package hwalja

/** A key of a layout: its name there, the code point by which hosts name it, and a phone's or QWERTY's key for it. */
public class Key internal constructor(
    internal val number: Int, public val id: String, public val scalar: Int, public val code: String?,
)

/**
 * A layout: its keys, and what each does to the text before the cursor. Never changes; any thread may read it. Where
 * [spaceEndsRun], space only ends the run while something is composed; else it writes the space, too.
 */
public class KeyboardLayout internal constructor(
    public val id: String, public val spaceEndsRun: Boolean, private val keys: List<Key>, private val trie: Trie,
) {
    /** The same layout, with the same keys, and its pending dots in the style [dots]; one without dots as it is. */
    public fun writing(dots: DotStyle): KeyboardLayout =
        if (trie.dots == null) this else KeyboardLayout(id, spaceEndsRun, keys, Trie(trie.text, dots))

    /** The key named [id], or null if the layout has none of that name. */
    public fun key(id: String): Key? = keys.find { it.id == id }

    /** The key that [code] of a phone or QWERTY keyboard stands for, or null if there is none. */
    public fun keyByCode(code: String): Key? = keys.find { it.code == code }

    /** The key that the code point [scalar] stands for, or null if there is none: for hosts that send characters. */
    public fun keyByScalar(scalar: Int): Key? = keys.find { it.scalar == scalar }

    // The look-up: what a key, and what backspace, does with the text before the cursor; null if nothing.
    internal fun edit(key: Key, text: String): Edit? = if (key in keys) trie.edit(key.number, text) else null
    internal fun deletion(text: String): Edit? = trie.edit(keys.size, text)

    override fun toString(): String = id
}

/** Keys in the order of the trie, each as its id, its scalar and its code between spaces, empty if it has none. */
internal fun keysOf(vararg keys: String): List<Key> = keys.mapIndexed { number, key ->
    val (id, scalar, code) = key.split(' ')
    Key(number, id, scalar.scalarBefore(scalar.length), code.ifEmpty { null })
}
