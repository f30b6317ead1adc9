package consumer

import hwalja.Composer
import hwalja.Layouts
import hwalja.Outcome
import hwalja.Outcome.CHANGED
import hwalja.Outcome.ENDED
import hwalja.Outcome.NOTHING
import hwalja.Outcome.WRITTEN

private typealias Act = Keyboard.() -> Outcome

private val acts: Map<String, Act> = mapOf(
    "key" to { session.press(Layouts.cheonjiin.key("ㄱㅋ")!!) },
    "vowel" to { session.press(Layouts.cheonjiin.key("인")!!) },
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

private fun expectOutcomes(setting: String, prepare: Keyboard.() -> Unit, expected: Map<Outcome, String>) {
    for (kind in hostKinds.filterNot { it.lies }) {
        for ((outcome, names) in expected) for (name in names.split(", ")) {
            val keyboard = Keyboard(kind)
            keyboard.field.show("가|나")
            keyboard.prepare()
            val text = keyboard.field.shown()
            val run = keyboard.session.composing
            expect(outcome, acts.getValue(name)(keyboard)) { "$name $setting, ${kind.name}" }
            val isSame = text == keyboard.field.shown()
            expect(outcome == NOTHING || outcome == ENDED, isSame) { "$name $setting, the text" }
            if (outcome == NOTHING) expect(run, keyboard.session.composing) { "$name $setting, the run" }
        }
    }
}

/** Each operation of a session tells what it did. */
fun checkOutcomes() {
    check("where nothing is composed, what types writes, and what ends a run does nothing") {
        expectOutcomes("with no run", {}, mapOf(
            WRITTEN to "key, vowel, space, written space, enter, text", NOTHING to "commit, no text, foreign",
            CHANGED to "backspace, stroke",
        ))
    }
    check("where a run stands, a key writes or changes, and space and commit only end it") {
        expectOutcomes("in a run", { acts.getValue("key")(this) }, mapOf(
            CHANGED to "key, vowel, backspace, stroke", ENDED to "space, commit, no text",
            WRITTEN to "written space, enter, text", NOTHING to "foreign",
        ))
    }
    check("what takes the place of a selection changes the text") {
        expectOutcomes("over a selection", { field.select(0, 1) }, mapOf(
            CHANGED to "key, space, enter, text, backspace, stroke", NOTHING to "commit, foreign, no text",
        ))
    }
    check("a run that the user has left has ended, whatever is done then") {
        expectOutcomes("elsewhere", { acts.getValue("key")(this); session.commit(); field.select(0) }, mapOf(
            WRITTEN to "key, space, enter, text", NOTHING to "commit, no text, foreign",
        ))
    }
    check("backspace does nothing at the start of a field, where that tells where its cursor is") {
        val start = machine(before = "|가")
        expect(CHANGED, start.also { it.take("ㄱ") }.session.backspace())
        expect(NOTHING, start.session.backspace())
        expect(NOTHING, start.session.backspace(Composer.Step.STROKE))
        expect("|가", start.text)
    }
    check("a field that is full has what it had") {
        val kind = hostKinds.first { it.reports == Reports.AT_ONCE }
        val full = Keyboard(kind, SimulatedField(capacity = 1)).also { it.field.show("|") }
        for (id in listOf("ㄱㅋ", "인", "천")) full.session.press(Layouts.cheonjiin.key(id)!!)
        full.session.press(Layouts.cheonjiin.key("ㄱㅋ")!!)
        expect(ENDED, full.session.press(Layouts.cheonjiin.key("인")!!)) { full.field.shown() }
    }
}
