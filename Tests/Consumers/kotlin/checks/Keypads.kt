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

/** What is needed to draw a keypad. */
fun checkKeypads() {
    check("the keypads are those that people know") {
        val known = File("Tests/Consumers/keypads.txt").readLines().filterNot { it.startsWith("#") }
        expect(known, Layouts.all.flatMap { drawn(it) })
        expect(drawn(Layouts.cheonjiin).drop(1), drawn(compatible).drop(1))
    }
    check("every layout is listed, and found again by its id; the other dot style is another layout") {
        expect(layouts, Layouts.all) { "all" }
        for (layout in layouts + compatible) expect(layout, Layouts.byId(layout.id)) { layout.id }
        expect(layouts.size + 1, (layouts + compatible).map { it.id }.toSet().size) { "ids" }
        for (id in listOf("", "Cheonjiin", "천지인")) expect(null, Layouts.byId(id)) { id }
        check(compatible !in layouts && compatible.keys.none { it in Layouts.cheonjiin.keys })
    }
    for (layout in layouts + compatible) {
        check("$layout finds each key by its id and its code, at its place, in rows that are equally wide") {
            for (key in layout.keys) {
                expect(key, layout.key(key.id)) { "id of $key" }
                key.code?.let { expect(key, layout.keyByCode(it)) { "code of $key" } }
                if (!key.isShifted) expect(key, layout.rows[key.row][key.column].content) { "place of $key" }
            }
            val found = (0..0xFFFF).mapNotNull { scalar -> layout.keyByScalar(scalar)?.also { expect(scalar, it.scalar) } }
            expect(layout.keys.sortedBy { it.scalar }, found) { "scalars" }
            for (name in listOf("", "⌫", "Z", "10")) {
                expect(null, layout.key(name)) { name }
                expect(null, layout.keyByCode(name)) { name }
            }
            expect(1, layout.rows.map { row -> row.sumOf { it.width } }.toSet().size) { "widths" }
            layout.keys.size
        }
    }
}
