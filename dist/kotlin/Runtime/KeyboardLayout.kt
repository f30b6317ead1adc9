// Part of Hwalja, under the MIT licence: see LICENSE.

@file:JvmSynthetic

package hwalja

import kotlin.jvm.JvmSynthetic

/**
 * A keyboard layout: its keys, and their effects on the text before the cursor. It is immutable, so any thread can read
 * it. [Layouts] has the ready-made ones.
 *
 * @property id The id of the layout in file names and settings, for [Layouts.byId].
 * @property name Its name in Korean.
 * @property latinName Its name in Latin letters.
 * @property spaceEndsRun True if a space only ends the run while there is one. A second space is then written.
 * @property cycleTimeoutMillis The pause after which another press of the same key begins a new letter, unless a
 *   session overrides it.
 * @constructor Creates a layout of your own.
 * @param keys Its keys, in the order of [trie].
 * @param trie The effects of its keys.
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
    /** The keys that type. Those that need shift come last. */
    public val keys: List<Key> = buildList { addAll(keys.mapIndexed { number, key -> key.at(number) }) }

    /** The style of its pending dots, or null if it has no such dots. */
    public val dots: DotStyle? get() = trie.dots

    /** Returns the same layout with pending dots in the style [dots]. Does not change a layout without dots. */
    public fun writing(dots: DotStyle): KeyboardLayout {
        if (trie.dots == null || trie.dots == dots) return this
        return KeyboardLayout(id, name, latinName, spaceEndsRun, cycleTimeoutMillis, keys, Trie(trie.text, dots))
    }

    /** Returns the key with this id, or null if there is no such key. */
    public fun key(id: String): Key? = keys.find { it.id == id }

    /**
     * Returns the key for [code], a key of a phone or of a QWERTY keyboard (a capital means with shift), or null if
     * there is no such key.
     */
    public fun keyByCode(code: String): Key? = keys.find { it.code == code }

    /**
     * Returns the key that the code point [scalar] identifies in hosts that send characters, or null if there is no
     * such key.
     */
    public fun keyByScalar(scalar: Int): Key? = keys.find { it.scalar == scalar && scalar != 0 }

    /**
     * Returns the effect of pressing [key] on [textBeforeCursor]. This is only the look-up, without a run, and depends
     * on the last four UTF-16 code units. It never throws: a lone surrogate is a character that joins nothing.
     *
     * @return null if the key does nothing here, or is of another layout.
     */
    public fun edit(key: Key, textBeforeCursor: CharSequence): Edit? =
        if (keys.getOrNull(key.number) === key) trie.edit(key.number, textBeforeCursor) else null

    /**
     * Returns the edit that deletes the last jamo of [textBeforeCursor].
     *
     * @return null if no run can end like this; then delete as usual.
     */
    public fun deletion(textBeforeCursor: CharSequence): Edit? = trie.edit(trie.keyCount - 1, textBeforeCursor)

    override fun toString(): String = id
}

/** Returns an immutable list, which Java cannot change either. */
internal fun <T> fixedListOf(vararg elements: T): List<T> = buildList { addAll(elements) }
