package consumer

import hwalja.Key
import hwalja.KeyboardLayout
import hwalja.Layouts
import java.io.File

private fun face(key: Key) = "${key.id}=${key.legend}/${key.code ?: "-"}"

/** The layout as keys.txt has it. */
private fun described(layout: KeyboardLayout): List<String> {
    val space = if (layout.spaceEndsRun) "ends the run" else "writes"
    val (plain, shifted) = layout.keys.partition { it.under == null }
    return listOf("${layout.id} ${layout.name} ${layout.latinName} $space") +
        listOf("  " + plain.joinToString(" ") { face(it) }) +
        listOf("  scalars: " + layout.keys.joinToString("") { "${it.scalar.toChar()}" }) +
        listOf("  shift: " + shifted.joinToString(" ") { "${it.under}>${face(it)}" }).filter { shifted.isNotEmpty() }
}

/** What is needed to draw keys, and to find them. */
fun checkLayouts() {
    check("the keys are those that people know") {
        val known = File("Tests/Consumers/keys.txt").readLines().filterNot { it.startsWith("#") }
        expect(known, Layouts.all.flatMap { described(it) })
        expect(described(Layouts.cheonjiin).drop(1), described(Layouts.cheonjiinCompatibility).drop(1))
    }
    check("layouts are found by their ids, and keys by their ids, codes and scalars") {
        for (layout in layouts) {
            expect(layout, Layouts.byId(layout.id))
            for (key in layout.keys) {
                expect(key, layout.key(key.id))
                expect(key, layout.keyByScalar(key.scalar))
                key.code?.let { expect(key, layout.keyByCode(it)) }
            }
            for (name in listOf("", "⌫", "Z")) expect(null to null, layout.key(name) to layout.keyByCode(name))
        }
        for (id in listOf("", "Cheonjiin", "천지인")) expect(null, Layouts.byId(id)) { id }
    }
}
