package consumer

import hwalja.Key
import hwalja.KeyboardLayout
import hwalja.Layouts
import hwalja.Mark
import hwalja.Slot
import java.io.File

private fun face(key: Key) = "${key.id}=${key.legend}/${key.code ?: "-"}/${key.longPress ?: "-"}"

private fun place(slot: Slot): String {
    val face = when (val content = slot.content) {
        is Key -> face(content)
        is Mark -> content.name.lowercase()
    }
    return face + if (slot.width == 1.0) "" else "*" + "${slot.width}".removeSuffix(".0")
}

/** The layout as keypads.txt has it. */
private fun drawn(layout: KeyboardLayout): List<String> {
    val space = if (layout.spaceEndsRun) "ends the run" else "writes"
    val shifted = layout.keys.filter { it.isShifted }
    return listOf("${layout.id} ${layout.name} ${layout.latinName} $space") +
        layout.rows.map { row -> "  " + row.joinToString(" ") { place(it) } } +
        listOf("  scalars: " + layout.keys.joinToString("") { "${it.scalar.toChar()}" }) +
        listOf("  shift: " + shifted.joinToString(" ") { "${layout.rows[it.row][it.column]}>${face(it)}" })
            .filter { shifted.isNotEmpty() }
}

/** What is needed to draw a keypad, and to find its keys. */
fun checkLayouts() {
    check("the keypads are those that people know") {
        val known = File("Tests/Consumers/keypads.txt").readLines().filterNot { it.startsWith("#") }
        expect(known, Layouts.all.flatMap { drawn(it) })
        expect(drawn(Layouts.cheonjiin).drop(1), drawn(Layouts.cheonjiinCompatibility).drop(1))
    }
    check("layouts are found by their ids, and keys by their ids, codes and scalars") {
        for (layout in layouts) {
            expect(layout, Layouts.byId(layout.id))
            for (key in layout.keys) {
                expect(key, layout.key(key.id))
                expect(key, layout.keyByScalar(key.scalar))
                key.code?.let { expect(key, layout.keyByCode(it)) }
                if (!key.isShifted) expect(key, layout.rows[key.row][key.column].content) { "place of $key" }
            }
            for (name in listOf("", "⌫", "Z")) expect(null to null, layout.key(name) to layout.keyByCode(name))
        }
        for (id in listOf("", "Cheonjiin", "천지인")) expect(null, Layouts.byId(id)) { id }
    }
}
