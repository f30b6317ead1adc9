// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

/**
 * A keyboard layout: its keys, and what each does to the text before the cursor. Never changes, so
 * that any thread may read it. [Layouts] has those there are.
 *
 * @property id The layout's name in file names; [Layouts.byId] finds it again by it.
 * @property name Its name in Korean.
 * @property latinName Its name in Latin letters.
 * @property spaceEndsRun Whether space, while something is composed, only ends the run; else it writes
 *   the space too.
 * @property cycleTimeoutMillis After how many milliseconds another press of a key begins a new letter, unless a session
 *   says otherwise.
 * @property keys The keys that type, those that need shift last.
 */
public class KeyboardLayout internal constructor(
    public val id: String,
    public val name: String,
    public val latinName: String,
    public val spaceEndsRun: Boolean,
    public val cycleTimeoutMillis: Long,
    public val keys: List<Key>,
    private val trie: Trie,
) {
    /** How its pending dots are written, or null if it has none. */
    public val dots: DotStyle? get() = trie.dots

    /** The same layout, with the same keys, and its pending dots in the style [dots]; one without dots as it is. */
    public fun writing(dots: DotStyle): KeyboardLayout {
        if (trie.dots == null || trie.dots == dots) return this
        return KeyboardLayout(id, name, latinName, spaceEndsRun, cycleTimeoutMillis, keys, Trie(trie.text, dots))
    }

    /** The key named [id], or null if the layout has none of that name. */
    public fun key(id: String): Key? = keys.find { it.id == id }

    /** The key that [code] of a phone or QWERTY keyboard stands for, or null if there is none. */
    public fun keyByCode(code: String): Key? = keys.find { it.code == code }

    /** The key that the code point [scalar] stands for, or null if there is none: for hosts that send characters. */
    public fun keyByScalar(scalar: Int): Key? = keys.find { it.scalar == scalar }

    /**
     * What pressing [key] does with [textBeforeCursor], of which the last four UTF-16 code units
     * count: the raw look-up, which knows no run. No text makes it fail; a lone surrogate is a
     * character that nothing joins.
     *
     * @return null if the key does nothing here, or is not one of this layout's.
     */
    public fun edit(key: Key, textBeforeCursor: CharSequence): Edit? =
        if (keys.getOrNull(key.number) === key) trie.edit(key.number, textBeforeCursor) else null

    /**
     * What removes the last jamo of [textBeforeCursor].
     *
     * @return null if no composing run can end so: delete as usual then.
     */
    public fun deletion(textBeforeCursor: CharSequence): Edit? = trie.edit(keys.size, textBeforeCursor)

    override fun toString(): String = id
}

/** A list that nobody can change, in Java neither. */
internal fun <T> fixedListOf(vararg elements: T): List<T> = buildList { addAll(elements) }
