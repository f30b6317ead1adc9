package consumer

import hwalja.Key
import hwalja.KeyboardLayout
import hwalja.Layouts
import hwalja.Mark
import hwalja.Slot

/** What is drawn at a place of the keypad. */
private fun legend(slot: Slot): String = when (slot) {
    is Key -> slot.legend + slot.longPress.orEmpty()
    Mark.BACKSPACE -> "back"
    Mark.ENTER -> "enter"
    Mark.SPACE -> "space"
    Mark.SHIFT -> "shift"
    Mark.GAP -> "gap"
}

private fun drawn(layout: KeyboardLayout): List<String> =
    layout.rows.map { row -> row.joinToString(" ") { legend(it) } }

/** What is needed to draw a keypad. */
fun checkKeypads() {
    check("the keypad of cheonjiin is drawn as on a phone") {
        val rows = listOf(
            "ㅣ1 ㆍ2 ㅡ3 back", "ㄱㅋ4 ㄴㄹ5 ㄷㅌ6 enter", "ㅂㅍ7 ㅅㅎ8 ㅈㅊ9 .,?!",
            "gap ㅇㅁ0 space gap",
        )
        expect(rows, drawn(Layouts.cheonjiin)) { "rows" }
        expect("천지인", Layouts.cheonjiin.name) { "name" }
        expect("ㅣ", Layouts.cheonjiin.key("인")?.legend) { "legend" }
        expect(null, Layouts.cheonjiin.key(".,?!")?.longPress) { "long press" }
    }
    check("the shifted keys of dubeolsik lie under the plain ones") {
        val shifted = Layouts.dubeolsik.keys.filter { it.isShifted }
        val plain = listOf("ㅃ" to "ㅂ", "ㅉ" to "ㅈ", "ㄸ" to "ㄷ", "ㄲ" to "ㄱ", "ㅆ" to "ㅅ", "ㅒ" to "ㅐ", "ㅖ" to "ㅔ")
        expect(plain.map { it.first }, shifted.map { it.id }) { "shifted" }
        expect(shifted, Layouts.dubeolsik.keys.takeLast(7)) { "order" }
        for ((key, under) in plain.map { (a, b) -> Layouts.dubeolsik.key(a)!! to Layouts.dubeolsik.key(b)!! }) {
            expect(under.row to under.column, key.row to key.column) { "$key" }
        }
    }
    for (layout in layouts) {
        check("${layout.id} has every key that is not shifted at its place, and finds each by its id") {
            val placed = layout.rows.flatMapIndexed { row, slots ->
                slots.mapIndexedNotNull { column, slot -> (slot as? Key)?.let { Triple(it, row, column) } }
            }
            expect(layout.keys.filterNot { it.isShifted }, placed.map { it.first }) { "keys" }
            for ((key, row, column) in placed) expect(row to column, key.row to key.column) { "$key" }
            for (key in layout.keys) expect(key, layout.key(key.id)) { "$key" }
            for (id in listOf("", "⌫", "no such key")) expect(null, layout.key(id)) { id }
            expect(layout.keys.size, layout.keys.map { it.id }.toSet().size) { "ids" }
            layout.keys.size
        }
    }
}
