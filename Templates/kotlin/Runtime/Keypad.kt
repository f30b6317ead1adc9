/**
 * A keypad as the generator writes it: a line a row, of slots between spaces, whose fields are set apart
 * by tabs. A slot is a mark, with its width if that is not 1; or a key: its id, its legend if another,
 * what holding it types, the id of the key it lies under, and its code.
 */
private class Keypad(text: String) {
    private val keyList = mutableListOf<Key>()

    val rows: List<List<Slot>> = FixedList(text.split('\n').mapIndexed(::row).filter { it.isNotEmpty() })

    /** In keypad order, those that need shift last. */
    val keys: List<Key> = FixedList(keyList)

    private fun row(number: Int, line: String): List<Slot> {
        val slots = mutableListOf<Slot>()
        for (slot in line.split(' ')) {
            val fields = slot.split('\t')
            val mark = Mark.entries.getOrNull(MARKS.indexOf(fields[0]))
            if (mark != null) {
                slots += Slot(mark, fields.getOrNull(1)?.toDouble() ?: 1.0)
            } else {
                val key = key(fields, number, slots.size)
                keyList += key
                if (!key.isShifted) slots += Slot(key, 1.0)
            }
        }
        return FixedList(slots)
    }

    private fun key(fields: List<String>, row: Int, column: Int): Key {
        fun field(index: Int) = fields.getOrNull(index)?.takeIf { it.isNotEmpty() }
        val under = field(3)?.let { id -> keyList.first { it.id == id } }
        return Key(
            id = fields[0],
            legend = field(1) ?: fields[0],
            code = field(4),
            longPress = field(2),
            row = under?.row ?: row,
            column = under?.column ?: column,
            isShifted = under != null,
            index = keyList.size,
        )
    }

    private companion object {
        /** The marks of a keypad, in the order of [Mark]. */
        const val MARKS = "⌫⏎␣⇧□"
    }
}

/** A list that nobody can change, in Java neither. */
private class FixedList<out T>(private val elements: List<T>) : AbstractList<T>() {
    override val size: Int get() = elements.size

    override fun get(index: Int): T = elements[index]
}
