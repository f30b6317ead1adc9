package consumer

import hwalja.Key
import hwalja.KeyboardLayout
import hwalja.Layouts
import hwalja.Mark
import hwalja.Slot

/** What is drawn at a place of the keypad. */
private fun legend(slot: Slot): String = when (val content = slot.content) {
    is Key -> content.legend + content.longPress.orEmpty()
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
        expect("천지인 Cheonjiin", Layouts.cheonjiin.run { "$name $latinName" }) { "names" }
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
    check("shift and backspace of dubeolsik are one and a half keys wide, and every row is as wide as any") {
        expect(listOf(1.5, 1.5), Layouts.dubeolsik.rows[2].filter { it.content is Mark }.map { it.width }) { "marks" }
        for (layout in layouts) {
            expect(1, layout.rows.map { row -> row.sumOf { it.width } }.toSet().size) { "$layout" }
            for (slot in layout.rows.flatten()) if (slot.content is Key) expect(1.0, slot.width) { "$slot" }
        }
    }
    check("a hardware keyboard finds each key by its code") {
        expect("인", Layouts.cheonjiin.keyByCode("1")?.id) { "1" }
        expect("ㅃ", Layouts.dubeolsik.keyByCode("Q")?.id) { "Q" }
        expect("ㅂ", Layouts.dubeolsik.keyByCode("q")?.id) { "q" }
        expect("획추가", Layouts.naratgeul.keyByCode("*")?.id) { "*" }
        expect(null, Layouts.cheonjiin.key(".,?!")?.code) { "a key without a code" }
        for (layout in layouts) {
            for (code in listOf("", "Z", "10")) expect(null, layout.keyByCode(code)) { "$layout $code" }
            for (key in layout.keys) key.code?.let { expect(key, layout.keyByCode(it)) { "$layout $key" } }
        }
    }
    check("space only ends the run where keys cycle through several consonants") {
        expect(listOf("cheonjiin", "sky"), layouts.filter { it.spaceEndsRun }.map { it.id }) { "spaceEndsRun" }
    }
    check("every layout is listed, and found again by its id; the other dot style is another layout") {
        expect(layouts, Layouts.all) { "all" }
        for (layout in layouts) expect(layout, Layouts.byId(layout.id)) { layout.id }
        for (id in listOf("", "Cheonjiin", "천지인")) expect(null, Layouts.byId(id)) { id }
        expect(layouts.size, (layouts + compatible).map { it.id }.toSet().size) { "ids" }
        expect(Layouts.cheonjiin.keys.map { it.id }, compatible.keys.map { it.id }) { "keys" }
    }
    for (layout in layouts + compatible) {
        check("$layout has every key that is not shifted at its place, and finds each by its id") {
            val placed = layout.rows.flatMapIndexed { row, slots ->
                slots.mapIndexedNotNull { column, slot -> (slot.content as? Key)?.let { Triple(it, row, column) } }
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
