package consumer

import hwalja.DotStyle
import hwalja.Key
import hwalja.KeyboardLayout
import hwalja.Keyboards
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
    }
    check("the style of dots is a parameter of a layout that has some") {
        val cheonjiin = Layouts.cheonjiin
        val other = cheonjiin.writing(DotStyle.COMPATIBILITY)
        expect(listOf(DotStyle.CONJOINING, DotStyle.COMPATIBILITY), listOf(cheonjiin.dots, other.dots))
        expect(cheonjiin.id to cheonjiin.keys, other.id to other.keys)
        val dot = cheonjiin.key("천")!!
        expect("ㄱㆍ" to "\u1100\u119E", other.edit(dot, "ㄱ")?.inserting to cheonjiin.edit(dot, "ㄱ")?.inserting)
        expect("\u1100\u119E", other.writing(DotStyle.CONJOINING).edit(dot, "ㄱ")?.inserting)
        for (layout in Layouts.all - cheonjiin) expect(layout to null, layout.writing(DotStyle.COMPATIBILITY) to layout.dots)
        expect(DotStyle.COMPATIBILITY, Keyboards.cheonjiin.writing(DotStyle.COMPATIBILITY).layout.dots)
    }
    check("layouts are found by their ids, and keys by their ids, codes and scalars") {
        for (layout in Layouts.all) {
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
