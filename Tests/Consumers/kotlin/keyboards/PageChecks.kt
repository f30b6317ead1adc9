package consumer

import hwalja.Keyboards
import hwalja.Layouts
import hwalja.Role

/** Pages, what a tap on each slot does, and what is drawn. */
fun checkPages() {
    check("every layout has a keyboard with every key of it, found by the layout's id") {
        expect(layouts, Keyboards.all.map { it.layout })
        for (layout in layouts + compatible) {
            val pages = Keyboards.byId(layout.id)!!
            expect(layout, pages.layout)
            val keys = pages.pages.flatMap { it.rows.flatten() }.mapNotNull { it.content as? hwalja.KeyContent }
            expect(layout.keys.toSet(), keys.flatMap { listOfNotNull(it.key, it.shifted) }.toSet()) { "$layout" }
            for (slot in keys) check(slot.key in layout.keys && slot.shifted?.let { it in layout.keys } != false)
        }
        expect(null, Keyboards.byId("korean"))
        check(Keyboards.cheonjiin !== Keyboards.cheonjiinCompatibility)
    }
    check("a keyboard opens on the page that names the field, or else on its first") {
        for (kind in fieldKinds) {
            val page = when (kind) {
                "number", "phone" -> "number"
                "email", "address" -> "latin"
                else -> "letters"
            }
            expect(page, machine(field = "$kind none none").keyboard.page.id) { kind }
        }
    }
    check("symbols go back to the letters after a space or Enter, once something was written; digits stay") {
        latin().gives("!#1 1 ␣", "1 |", "latin off ␣")
        latin().gives("!#1 1 ⏎", "1\\n|", "latin off ␣")
        latin().gives("!#1 ␣", " |", "symbols off ␣")
        latin().gives("!#1 1 2/2 ␣", "1 |", "symbols2 off ␣")
        machine(Keyboards.cheonjiin).gives("!#1 123 1 ␣", "1 |", "digits off ␣")
        machine().gives("ㄱ !#1 ␣", "ㄱ |", "symbols off ␣")
    }
    check("back to the letters is back to those that were shown last") {
        latin().gives("!#1 2/2 ABC", shown = "latin off ␣")
        machine().gives("!#1 가", shown = "letters off ␣")
        machine(field = "number none none").gives("가", shown = "letters off ␣")
    }
    check("an apostrophe goes back to letters with capitals, and to no others") {
        latin().gives("d o n !#1 ' t", "don't|", "latin off ␣")
        machine().gives("!#1 '", "'|", "symbols off ␣")
        latin().gives("a↓, +350 a↑", "'|", "latin off ␣")
    }
    check("the language key ends the run and goes from letters to letters, or else to the next keyboard") {
        machine().gives("ㄱ 한/영 한/영 ㅏ", "ㄱㅏ|", "letters off ␣", "")
        latin().gives("!#1 한/영", shown = "letters off ␣")
        val alone = hwalja.KeyboardPages("one", Layouts.dubeolsik, ownPages.pages.take(1))
        machine(alone).gives("한/영", shown = "letters off ␣", asked = "globe")
    }
    check("the cursor is where a text has a stroke, in a text of more than that") {
        val machine = machine(ownPages)
        machine.gives("symbols ()", "(|)", asked = ">-1")
        machine.gives("👍🏽!", "(|👍🏽!)", asked = ">-1 >-2")
        machine.gives("1 s", "(1s|👍🏽!)", asked = ">-1 >-2")
        latin(pages = ownPages).gives("a↓x +350 a↑ a", "|a|", asked = "")
    }
    check("shift writes capitals, or the text for shift; those for e-mail and addresses have none") {
        latin(pages = ownPages).gives("⇧ ⇧ A SS y", "ASSy|")
        latin("email none none", pages = ownPages).gives("@ ⇧ @", "@@|")
        latin("address none none", pages = ownPages).gives("/ ⇧ /", "//|")
        machine(ownPages).gives("symbols ⇧ t", "t|", "symbols off ␣")
        latin("email none none").also { it.gives("한/영 @", "@|") }
    }
    check("next and dismiss end the run, and space ends it or writes; Enter does what the field does") {
        machine(ownPages).gives("ㄱ 다음 ㅏ", "ㄱㅏ|", asked = "")
        machine(ownPages).gives("ㄱ ⌄ ㅏ", "ㄱㅏ|", asked = "hide")
        machine(ownPages).gives("ㄱ 🌐 ㅏ", "가|", asked = "globe")
        machine(Keyboards.cheonjiin).gives("ㄱㅋ", shown = "letters off 다음")
        machine(Keyboards.cheonjiin).gives("ㄱㅋ 다음 ㄱㅋ", "ㄱㄱ|")
        machine(field = "letters none search").gives("ㄱ 검색 ㅏ", "ㄱㅏ|", asked = "search")
        machine(Keyboards.cheonjiin).gives("ㄱㅋ !#1", shown = "symbols off 다음")
    }
    check("a globe that is not shown makes space wider") {
        val machine = machine()
        fun width() = machine.keyboard.rows.last().sumOf { it.width }
        val wide = width()
        val space = machine.face("␣").width
        machine.keyboard.settings.needsGlobe = false
        expect(wide, width()) { "the row" }
        expect(space + 1, machine.face("␣").width) { "space" }
        check(machine.keyboard.rows.flatten().none { it.role == Role.GLOBE })
        expect(3, machine.face("␣").place.column) { "the place of space" }
    }
    check("a slot is drawn pressed while a finger is on it") {
        val machine = machine(ownPages)
        fun pressed() = machine.keyboard.rows.flatten().filter { it.isPressed }.map { it.legend }
        machine.take("a↓ㄱ b↓다음")
        expect(listOf("ㄱ", "다음"), pressed())
        machine.take("a↑ b→1.2")
        expect(listOf("␣"), pressed())
        machine.take("b→")
        expect(emptyList<String>(), pressed())
    }
}
