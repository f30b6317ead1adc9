package consumer

import hwalja.Keyboards

/** Two spaces, and a full stop that backspace takes back. */
fun checkSpaces() {
    check("two spaces after a letter or a digit within 1,100 ms are a full stop") {
        latin().gives("a ␣ ␣ b", "a. b|")
        latin().gives("a ␣ +1100 ␣", "a. |")
        latin().gives("a ␣ +1101 ␣", "a  |")
        machine().gives("ㄱ ㅏ ␣ ␣", "가. |")
        machine(Keyboards.cheonjiin).gives("ㄱㅋ 다음 ␣ ␣", "ㄱ. |")
        latin(before = "1|").gives("␣ ␣", "1. |")
        latin(before = "Ⅷ|").gives("␣ ␣", "Ⅷ. |")
        latin(before = "𠀋|").gives("␣ ␣", "𠀋. |")
    }
    check("and nowhere else") {
        latin().gives("␣ ␣", "  |")
        latin(before = "a!|").gives("␣ ␣", "a!  |")
        latin(before = "😀|").gives("␣ ␣", "😀  |")
        latin(before = "a |").gives("␣ ␣", "a   |")
        latin().gives("a ␣ ␣ ␣ ␣", "a.   |")
        latin(before = "a |").gives("␣", "a  |")
        latin().gives("a ␣ b ⌫ ␣", "a  |")
        latin().gives("a ␣ >0 ␣", " |a ")
        latin().gives("a ␣ >1-2 ␣", "a |")
    }
    check("shift, another page and a globe are no reason against it, and everything else is") {
        latin().gives("a ␣ ⇧ ␣", "a. |")
        latin().gives("a ␣ !#1 ␣", "a. |")
        latin().gives("a ␣ 🌐 ␣", "a. |")
        latin().gives("a ␣ 한/영 ␣", "a  |")
        latin().gives("a ␣ a↓␣ a~-50,0 a~0,0 a↑ ␣", "a  |")
        latin().gives("a ␣ @letters,none,none ␣", "a  |")
        latin().gives("a !#1 1 ␣ ␣", "a1. |", "latin off ␣")
    }
    check("backspace makes two spaces of the full stop again, right after it and nowhere else") {
        latin().gives("a ␣ ␣ ⌫", "a  |")
        latin().gives("a ␣ ␣ ⌫ ⌫", "a |")
        latin().gives("a ␣ ␣ b ⌫ ⌫", "a.|")
        latin().gives("a ␣ ␣ >0-1 ⌫", "|. ")
        latin().gives("a ␣ ␣ >1 ⌫", "|. ")
        latin().gives("a ␣ ␣ ⌫ ␣", "a   |")
    }
    check("it can be turned off") {
        val machine = latin()
        machine.keyboard.settings.doubleSpace = null
        machine.gives("a ␣ ␣", "a  |")
    }
}

/** When a capital is due. */
fun checkCapitals() {
    check("for sentences, at the start, after a line feed, and after a mark and a space") {
        for ((before, isDue) in listOf(
            "|" to true, "  |" to true, "a\\n|" to true, "a\\n |" to true, "a. |" to true, "a!  |" to true,
            "가? |" to true, "a… |" to true, "a.|" to false, "a |" to false, "a, |" to false, "a.\" |" to false,
        )) {
            val shown = latin("letters sentences none", before).shown
            expect(if (isDue) "latin due ␣" else "latin off ␣", shown) { before }
        }
    }
    check("for words, at the start and after a space or a line feed; where none is asked for, nowhere") {
        for ((before, isDue) in listOf("|" to true, "a |" to true, "a\\n|" to true, "a|" to false, "a.|" to false)) {
            val shown = latin("letters words none", before).shown
            expect(if (isDue) "latin due ␣" else "latin off ␣", shown) { before }
            expect("latin off ␣", latin("letters none none", before).shown) { "none, $before" }
        }
    }
    check("a capital is due on no Korean page, and on a Latin one that is opened where it is") {
        expect("letters off ␣", machine(field = "letters sentences none").shown)
        machine(field = "letters sentences none").gives("한/영", shown = "latin due ␣")
        machine(field = "letters sentences none").gives("!#1", shown = "symbols off ␣")
        machine(field = "letters sentences none").gives("ㅂ 한/영", shown = "latin off ␣")
    }
    check("it is written once, and due again after the next sentence") {
        latin("letters sentences none").gives("H i . ␣ Y", "Hi. Y|", "latin off ␣")
        latin("letters words none").gives("A b ␣ C", "Ab C|", "latin off ␣")
        latin("letters sentences none").gives("a↓A b↓b", "Ab|")
    }
    check("a cursor that is moved changes it, and an app that empties its field") {
        val machine = latin("letters sentences none")
        machine.gives("A b >0", shown = "latin due ␣")
        machine.gives(">1", shown = "latin off ␣")
        machine.gives("!", shown = "latin due ␣")
    }
    check("a field that does not answer asks for none") {
        val machine = latin("letters sentences none", "a|")
        machine.field.answers = Answers.NOTHING
        machine.gives("!", shown = "latin off ␣")
    }
}

/** Another field, and another keyboard. */
fun checkFields() {
    check("another field takes the fingers away without acting, and begins with the first letters") {
        latin().gives("a↓␣ @letters,none,none a↑", "|", "letters off ␣")
        latin().gives("a↓⌫ @number,none,none +1000", "|", "number off ␣")
        latin().gives("⇧ ⇧ @email,none,done", "|", "latin off ␣")
        latin().gives("@number,none,none 가", shown = "letters off ␣")
        latin("letters sentences none").gives("@email,none,none", shown = "latin off ␣")
        machine().gives("@email,sentences,none", shown = "latin due ␣")
    }
    check("another keyboard ends the run and has its own layout") {
        val machine = machine()
        machine.take("ㄱ")
        machine.keyboard.pages = Keyboards.cheonjiin
        expect(Keyboards.cheonjiin.layout, machine.session.layout)
        expect(Keyboards.cheonjiin, machine.keyboard.pages)
        machine.gives("인", "ㄱㅣ|", "letters off 다음")
    }
    check("what the host tells while it is written to comes of that, and changes nothing") {
        val machine = latin("letters sentences none")
        val told = machine.field.onUpdateSelection
        machine.field.onUpdateSelection = { start, end, composing ->
            told(start, end, composing)
            machine.keyboard.hostDidChange(machine.time)
        }
        machine.gives("A b", "Ab|", "latin off ␣")
        expect(0, machine.changes)
    }
}
