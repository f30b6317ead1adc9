@file:JvmSynthetic

package hwalja

import kotlin.jvm.JvmSynthetic

/**
 * A keyboard layout: its keys, and what each does to the text before the cursor. It never changes, so that any thread
 * can read it. [Layouts] has the ready-made ones.
 *
 * @property id The layout's name in file names and settings, for [Layouts.byId].
 * @property name Its name in Korean.
 * @property latinName Its name in Latin letters.
 * @property spaceEndsRun Whether a space only ends the run while something is composed. A second space then writes one.
 * @property cycleTimeoutMillis After how many milliseconds another press of the same key begins a new letter, unless a
 *   session has a time of its own.
 * @constructor A layout of your own.
 * @param keys Its keys in the order in which [trie] counts them.
 * @param trie What its keys do.
 */
public class KeyboardLayout(
    public val id: String,
    public val name: String,
    public val latinName: String,
    public val spaceEndsRun: Boolean,
    public val cycleTimeoutMillis: Long,
    keys: List<Key>,
    private val trie: Trie,
) {
    /** The keys that type. Those that need shift are last. */
    public val keys: List<Key> = buildList { addAll(keys.mapIndexed { number, key -> key.at(number) }) }

    /** How its pending dots are written, or null if it has none. */
    public val dots: DotStyle? get() = trie.dots

    /** The same layout with pending dots in the style [dots]. A layout without dots stays as it is. */
    public fun writing(dots: DotStyle): KeyboardLayout {
        if (trie.dots == null || trie.dots == dots) return this
        return KeyboardLayout(id, name, latinName, spaceEndsRun, cycleTimeoutMillis, keys, Trie(trie.text, dots))
    }

    /** The key named [id], or null if the layout has none of that name. */
    public fun key(id: String): Key? = keys.find { it.id == id }

    /** The key for [code], a key of a phone or of a QWERTY keyboard (a capital with shift), or null if it has none. */
    public fun keyByCode(code: String): Key? = keys.find { it.code == code }

    /** The key that the code point [scalar] stands for in hosts that send characters, or null if there is none. */
    public fun keyByScalar(scalar: Int): Key? = keys.find { it.scalar == scalar && scalar != 0 }

    /**
     * What pressing [key] does to [textBeforeCursor]: the look-up alone, without a run. The last four UTF-16 code units
     * count. No text makes it fail: a lone surrogate is a character that nothing joins.
     *
     * @return null if the key does nothing here, or is of another layout.
     */
    public fun edit(key: Key, textBeforeCursor: CharSequence): Edit? =
        if (keys.getOrNull(key.number) === key) trie.edit(key.number, textBeforeCursor) else null

    /**
     * What deletes the last jamo of [textBeforeCursor].
     *
     * @return null if no run can end like this: then delete as usual.
     */
    public fun deletion(textBeforeCursor: CharSequence): Edit? = trie.edit(trie.keyCount - 1, textBeforeCursor)

    override fun toString(): String = id
}

/** A list that nobody can change, not even from Java. */
internal fun <T> fixedListOf(vararg elements: T): List<T> = buildList { addAll(elements) }
