// Part of Hwalja, under the MIT licence: see LICENSE.

@file:JvmSynthetic

package hwalja

import kotlin.jvm.JvmSynthetic

/**
 * A keyboard layout: a list of keys, and the effects of these keys on the text before the cursor. A layout is
 * immutable, so any thread can read it. [Layouts] contains the ready-made layouts.
 *
 * @property id The id of the layout in file names and settings, for [Layouts.byId].
 * @property name The layout's name in Korean.
 * @property latinName The layout's name in Latin letters.
 * @property spaceEndsRun True if a space that follows a letter of the run ends the run without writing a space. A
 *   second space is then written.
 * @property cycleTimeoutMillis The pause after which another press of the same key begins a new letter, unless a
 *   session overrides it.
 * @constructor Creates a custom layout.
 * @param keys The keys, in the order of [trie].
 * @param trie The effects of the keys.
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
    /** The keys that type. The keys that need shift come last. */
    public val keys: List<Key> = buildList { addAll(keys.mapIndexed { number, key -> key.at(number) }) }

    /** The style of the layout's pending dots; null if the layout has no pending dots. */
    public val dots: DotStyle? get() = trie.dots

    /**
     * Returns a copy of this layout that writes pending dots in the style [dots]. Returns the layout itself if it has
     * no pending dots, or already has that style.
     */
    public fun writing(dots: DotStyle): KeyboardLayout {
        if (trie.dots == null || trie.dots == dots) return this
        return KeyboardLayout(id, name, latinName, spaceEndsRun, cycleTimeoutMillis, keys, Trie(trie.text, dots))
    }

    /** Returns the key with this id, or null if there is no such key. */
    public fun key(id: String): Key? = keys.find { it.id == id }

    /**
     * Returns the key for [code], or null if there is no such key. A code is a key of a phone, or a letter of a QWERTY
     * keyboard. A capital letter means the key with shift.
     */
    public fun keyByCode(code: String): Key? = keys.find { it.code == code }

    /**
     * Returns the key that the code point [scalar] identifies in hosts that send characters, or null if there is no
     * such key.
     */
    public fun keyByScalar(scalar: Int): Key? = keys.find { it.scalar == scalar && scalar != 0 }

    /**
     * Returns the effect of pressing [key] on [textBeforeCursor]. This is only the look-up, without a run. The result
     * depends only on the last four UTF-16 code units of the text. The function never throws. A lone surrogate counts
     * as a character that joins nothing.
     *
     * @return null if the key does nothing here, or belongs to another layout.
     */
    public fun edit(key: Key, textBeforeCursor: CharSequence): Edit? =
        if (keys.getOrNull(key.number) === key) trie.edit(key.number, textBeforeCursor) else null

    /**
     * Returns the edit that deletes the last jamo of [textBeforeCursor].
     *
     * @return null if no run can end like this text. In that case, delete as usual.
     */
    public fun deletion(textBeforeCursor: CharSequence): Edit? = trie.edit(trie.keyCount - 1, textBeforeCursor)

    override fun toString(): String = id
}

/** Returns an immutable list, which Java cannot change either. */
internal fun <T> fixedListOf(vararg elements: T): List<T> = buildList { addAll(elements) }
