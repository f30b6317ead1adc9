package consumer

import hwalja.Composer
import hwalja.Keyboards
import hwalja.Layouts
import hwalja.Outcome
import hwalja.Outcome.CHANGED
import hwalja.Outcome.ENDED
import hwalja.Outcome.NOTHING
import hwalja.Outcome.WRITTEN

private val acts: Map<String, SessionPhone.() -> Outcome> = mapOf(
    "key" to { session.press(Layouts.cheonjiin.key("ㄱㅋ")!!) },
    "foreign" to { session.press(Layouts.sky.keys[0]) },
    "space" to { session.space() },
    "written space" to { session.space(false) },
    "enter" to { session.enter() },
    "text" to { session.insert("x") },
    "no text" to { session.insert("") },
    "commit" to { session.commit() },
    "backspace" to { session.backspace() },
    "stroke" to { session.backspace(Composer.Step.STROKE) },
)

/** Fields that tell of a selection in time, or are asked. */
private val known = setOf("TextView in a hurry", "TextView in a hurry, no places", "TextView, no places, no reports")

/** What each act does in a field with 가|나, on each of these, once [prepare] was done. */
private fun expectOutcomes(expected: Map<Outcome, String>, prepare: SessionPhone.() -> Unit) {
    for (case in hostCases.filter { it.name in known }) for (underlines in listOf(false, true)) {
        for ((outcome, names) in expected) for (name in names.split(", ")) {
            val phone = phone(underlines, "가|나", case)
            phone.prepare()
            val before = phone.host.notation
            expect(outcome, acts.getValue(name)(phone)) { "$name, ${case.name}" }
            val isSame = before == phone.host.notation
            expect(outcome == NOTHING || outcome == ENDED, isSame) { "$name, ${case.name}, the text" }
        }
    }
}

private fun checkOutcomes() {
    check("each operation of a session tells what it did") {
        expectOutcomes(mapOf(
            WRITTEN to "key, space, written space, enter, text", NOTHING to "commit, no text, foreign",
            CHANGED to "backspace, stroke",
        )) {}
        expectOutcomes(mapOf(
            CHANGED to "key, backspace, stroke", ENDED to "space, commit, no text",
            WRITTEN to "written space, enter, text", NOTHING to "foreign",
        )) { acts.getValue("key")(this) }
        expectOutcomes(mapOf(
            CHANGED to "key, space, enter, text, backspace, stroke", NOTHING to "commit, foreign, no text",
        )) { host.editor.move(0, 1) }
        val full = phone(notation = "|", case = limited(1))
        full.type("ㄱㅋ 인 천 ㄱㅋ")
        expect(ENDED, full.session.press(Layouts.cheonjiin.key("인")!!)) { "a field that is full has what it had" }
        val start = phone(notation = "|가")
        start.type("ㄱㅋ")
        expect(CHANGED to NOTHING, start.session.backspace() to start.session.backspace()) { "at the start" }
    }
}

/** A keyboard of dubeolsik in a field with [before] in it; rows and places are those of its page of letters. */
private fun machine() = Machine(Tried(keyboardHosts.first(), underlines = false), "dubeolsik").also {
    it.begin(listOf("letters", "none", "none"))
}

private fun Machine.takeAll(steps: String) = steps.split(' ').map(::take).last()

/** What a keyboard has for a host that does not draw its scenarios. */
fun checkKeyboard() {
    checkOutcomes()
    check("the host rings once, when the first thing is due, and is told of all that changes what is drawn") {
        val machine = machine()
        var changes = 0
        machine.keyboard.onChange = { changes += 1 }
        val ring = { machine.keyboard.nextTick?.minus(machine.time) }
        expect(null, ring())
        machine.take("a↓0.0")
        expect(350L, ring())
        expect(1, changes)
        machine.take("+349")
        expect(1, changes)
        machine.takeAll("+1 +1")
        expect(2, changes)
        expect("1|" to null, machine.phone.host.notation to ring())
        machine.takeAll("a↑ +\"x\"")
        expect(3, changes)
        expect(CHANGED to 400L, machine.take("a↓2.8") to ring())
        machine.take("+1000")
        expect(50L, ring()) { "late, and due again an interval later" }
    }
    check("each input tells what the session did last") {
        val steps = listOf(
            "0.0" to WRITTEN, "1.8" to CHANGED, "a↓3.3" to NOTHING, "a↑" to WRITTEN, "a↓2.8" to CHANGED,
            "a↑" to NOTHING, "2.0" to NOTHING, "0.0" to WRITTEN, "3.2" to ENDED,
        )
        val machine = machine()
        expect(steps, steps.map { (step, _) -> step to machine.take(step) })
    }
    check("settings: no full stop, and backspace by strokes; another keyboard ends the run and has its own layout") {
        val machine = machine()
        machine.keyboard.settings.doubleSpace = null
        machine.takeAll("0.0 3.3 3.3")
        expect("ㅂ  |", machine.phone.host.notation)
        machine.take("0.0")
        machine.keyboard.pages = Keyboards.cheonjiin
        machine.keyboard.settings.backspaceStep = Composer.Step.STROKE
        expect("" to Layouts.cheonjiin, machine.phone.session.run { composing to layout })
        expect("letters off ␣", machine.shown) { "and is drawn" }
        machine.takeAll("1.0 1.0 0.3")
        expect("ㅂ  ㅂㄱ|", machine.phone.host.notation)
    }
    check("what the host tells while it is written to comes of that, and is drawn when it is over") {
        val machine = machine()
        var changes = 0
        machine.keyboard.onChange = { changes += 1 }
        val report = machine.phone.host.editor.onNews
        machine.phone.host.editor.onNews = { report(); machine.keyboard.hostDidChange(machine.time) }
        machine.takeAll("0.0 1.8 0.0")
        expect("밥|" to 6, machine.phone.host.notation to changes) { "once for each finger that goes down or up" }
    }
}
