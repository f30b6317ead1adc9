/**
 * A keyboard layout: its keys, and what each does to the text before the cursor. Never changes, so
 * that any thread may read it. [Layouts] has those there are.
 *
 * @property id The layout's name in file names.
 * @property name Its name in Korean.
 */
public class KeyboardLayout internal constructor(
    public val id: String,
    public val name: String,
    keypad: String,
    private val trie: Trie,
) {
    /** The keypad, row by row. */
    public val rows: List<List<Slot>>

    /** The keys that type, in keypad order, those that need shift last. */
    public val keys: List<Key>

    // A line is a row, of slots between spaces: a mark, or a key's id, legend if another, long press
    // and the id of the key it lies under, set apart by tabs.
    init {
        val rows = mutableListOf<List<Slot>>()
        val keys = mutableListOf<Key>()
        for (line in keypad.split('\n')) {
            val slots = mutableListOf<Slot>()
            for (text in line.split(' ')) {
                val mark = Mark.entries.getOrNull(MARKS.indexOf(text))
                val fields = text.split('\t')
                fun field(index: Int) = fields.getOrNull(index)?.takeIf { it.isNotEmpty() }
                val under = field(3)?.let { id -> keys.first { it.id == id } }
                val key = Key(
                    id = fields[0],
                    legend = field(1) ?: fields[0],
                    longPress = field(2),
                    row = under?.row ?: rows.size,
                    column = under?.column ?: slots.size,
                    isShifted = under != null,
                    index = keys.size,
                )
                if (mark == null) keys += key
                if (under == null) slots += mark ?: key
            }
            if (slots.isNotEmpty()) rows += slots
        }
        this.rows = rows
        this.keys = keys
    }

    /** The key named [id], or null if the layout has none of that name. */
    public fun key(id: String): Key? = keys.find { it.id == id }

    /**
     * What pressing [key] does with [textBeforeCursor], of which the last four UTF-16 code units
     * count: the raw look-up, which knows no run. No text makes it fail; a lone surrogate is a
     * character that nothing joins.
     *
     * @return null if the key does nothing here, or is not one of this layout's.
     */
    public fun edit(key: Key, textBeforeCursor: CharSequence): Edit? =
        if (keys.getOrNull(key.index) === key) trie.edit(key.index, textBeforeCursor) else null

    /**
     * What removes the last jamo of [textBeforeCursor].
     *
     * @return null if no composing run can end so: delete as usual then.
     */
    public fun deletion(textBeforeCursor: CharSequence): Edit? =
        trie.edit(keys.size, textBeforeCursor)

    private companion object {
        /** The marks of a keypad, in the order of [Mark]. */
        const val MARKS = "⌫⏎␣⇧□"
    }
}
