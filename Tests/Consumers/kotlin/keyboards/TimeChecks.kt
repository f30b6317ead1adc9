package consumer

import hwalja.Composer
import hwalja.Keyboards

/** The repeat of backspace, and the host's one timer. */
fun checkRepeats() {
    check("backspace repeats after 400 ms, then every 50 ms") {
        val machine = latin(before = "abcdefgh|")
        machine.gives("a↓⌫", "abcdefg|")
        machine.gives("+399", "abcdefg|")
        machine.gives("+1", "abcdef|")
        machine.gives("+49", "abcdef|")
        machine.gives("+1", "abcde|")
        machine.gives("a↑ +1000", "abcde|")
    }
    check("what happens late happens once, and is due again an interval later") {
        val machine = latin(before = "abcdefgh|")
        machine.gives("a↓⌫ +1000", "abcdef|")
        expect(machine.time + 50, machine.keyboard.nextTick)
        machine.gives("+49", "abcdef|")
        machine.gives("+1", "abcde|")
    }
    check("after two seconds it deletes words, every 200 ms, and a selection alone") {
        val machine = latin(before = "one  two\\nthree \\n four${"x".repeat(34)}|")
        machine.take("a↓⌫ +400")
        repeat(31) { machine.take("+50") }
        machine.gives("+49", "one  two\\nthree \\n fourx|")
        machine.gives("+1", "one  two\\nthree \\n |")
        machine.gives("+199", "one  two\\nthree \\n |")
        machine.gives("+1", "one  two\\n|")
        machine.gives(">0-3 +200", "|  two\\n")
        machine.gives("+200", "|  two\\n")
        expect(null, machine.keyboard.nextTick) { "nothing is left to delete" }
    }
    check("a word ends the run first, and one that is being composed goes whole") {
        val machine = machine(before = "나 |")
        machine.take("ㄱ ㅏ a↓⌫ +2000")
        expect("나 |", machine.text)
    }
    check("the host rings once, when the first thing is due, and is told of what changed") {
        val machine = latin()
        expect(null, machine.keyboard.nextTick)
        machine.take("a↓q")
        expect(machine.time + 350, machine.keyboard.nextTick)
        machine.take("+349")
        expect(0, machine.changes) { "before" }
        machine.take("+1")
        expect(1, machine.changes) { "held" }
        expect(null, machine.keyboard.nextTick)
        machine.take("+1")
        expect(1, machine.changes) { "after" }
        machine.take("+\"x\"")
        expect(2, machine.changes) { "the host" }
    }
    check("an input lets happen first what was to happen by then") {
        val machine = latin()
        machine.take("a↓q")
        machine.time += 350
        machine.gives("b↓s", "1s|")
        machine.gives("c↓⌫", "1|")
        machine.time += 400
        machine.gives("c↑", "|")
    }
    check("jamo or strokes, as it is set") {
        machine().gives("ㄱ ㅗ ㅏ ⌫", "고|")
        val machine = machine(Keyboards.cheonjiin)
        machine.keyboard.settings.backspaceStep = Composer.Step.STROKE
        machine.gives("ㄱㅋ ㄱㅋ ⌫", "ㄱ|")
    }
}
