package consumer

import hwalja.Composer
import hwalja.InvalidKeyboardFile
import hwalja.Keyboard
import hwalja.KeyboardFile
import hwalja.KeyboardLayout
import hwalja.KeyboardMachine
import hwalja.KeyboardSettings
import hwalja.Keyboards
import hwalja.Layouts
import hwalja.Outcome.CHANGED
import hwalja.Outcome.ENDED
import hwalja.Outcome.NOTHING
import java.io.File
import java.math.BigDecimal
import org.json.JSONException
import hwalja.Outcome.WRITTEN

/** Fields, steps, and the first letters of the outcomes of these steps: nothing, ended, written or changed. */
private val outcomes = listOf(
    Triple("가|나", "_ \"\" ㄱㅋ ㄱㅋ ␣ ␣ ⏎ \"x\" ⌫ ⎌", "n n w c e w w w c c"),
    Triple("가|나", "ㄱㅋ _ ㄱㅋ \"\" ㄱㅋ ⏎ ㄱㅋ \"x\" ㄱㅋ ⌫ ㄱㅋ ⎌", "w e w e w w w w w c w c"),
    Triple("나|", "=dubeolsik ㅎ ␣", "n w w"),
    Triple("나|", "=cheonjiin-compatibility ㄱㅋ 천 천", "n w w c"),
) + "ㄱㅋ ␣ ⏎ \"x\" ⌫ ⎌".split(' ').map { Triple("[가]나", "_ \"\" $it", "n n c") }

private fun checkOutcomes() {
    // Fields that report their selection promptly, or that a session can ask for it.
    val known = hosts("immediate TextView", "immediate TextView, no places", "TextView, no places, no reports")
    checkBoth("each operation of a session returns its outcome") { underlines ->
        for (case in known) for ((field, steps, expected) in outcomes) {
            val phone = case.phone(underlines, field)
            val done = steps.split(' ').map { step ->
                val before = phone.host.notation
                val outcome = phone.take(step)
                expect(outcome == NOTHING || outcome == ENDED, before == phone.host.notation) { "the text after $step" }
                outcome.name.lowercase().take(1)
            }
            expect(expected, done.joinToString(" ")) { "$field $steps, ${case.name}" }
        }
        val selected = phone("ab[cd]", underlines)
        expect(NOTHING, selected.session.press(Layouts.dubeolsik.keys[0])) { "a key of another layout" }
        expect(CHANGED to "abX|", selected.session.replace(2, "X") to selected.host.notation) { "a selection" }
        for ((name, shown) in listOf("Termux" to "나", "TYPE_NULL" to "기나")) {
            val terminal = hosts(name).single().phone(underlines).also { it.type("ㄱㅋ 인") }
            expect(CHANGED to shown, terminal.session.replace(1, "나") to terminal.host.shown) { name }
        }
        val start = phone("|가", underlines).also { it.type("ㄱㅋ") }
        expect(CHANGED to NOTHING, start.take("⌫") to start.take("⌫")) { "at the start" }
        val full = limited(1).phone(underlines).also { it.type("ㄱㅋ 인 천 ㄱㅋ") }
        expect(ENDED, full.take("인")) { "a field that is full has what it had" }
    }
}

/** Returns a Dubeolsik keyboard in an empty field. The rows and places in checks refer to its page of letters. */
private fun fingers() = Fingers(phone(), "dubeolsik").also { it.begin(listOf("letters", "none", "none")) }

private fun Fingers.takeAll(steps: String) = steps.split(' ').map(::take).last()

/** Checks the API of keyboards that the conformance suite does not cover. */
fun checkKeyboard() {
    checkOutcomes()
    check("nextTick is the first deadline, and onChange is called for every visible change") {
        val fingers = fingers()
        var changes = 0
        fingers.machine.onChange = KeyboardMachine.ChangeListener { changes += 1 }
        fun after(steps: String): Pair<Long?, Int> {
            fingers.takeAll(steps)
            return fingers.machine.nextTick?.minus(fingers.time) to changes
        }
        expect(null, fingers.machine.nextTick)
        expect(350L to 1, after("a↓0.0"))
        expect(1L to 1, after("…349"))
        expect(null to 2, after("…1 …1"))
        expect("1|", fingers.phone.host.notation)
        expect(null to 3, after("a↑ +\"x\""))
        expect(400L, after("a↓2.8").first)
        expect(50L, after("…1000").first) { "a late tick, due again an interval later" }
    }
    check("each input returns the session's outcome") {
        val steps = listOf(
            "0.0" to WRITTEN, "1.8" to CHANGED, "a↓3.2" to NOTHING, "a↑" to WRITTEN, "a↓2.8" to CHANGED,
            "a↑" to NOTHING, "2.0" to NOTHING, "0.0" to WRITTEN, "3.4" to ENDED,
        )
        val fingers = fingers()
        expect(steps, steps.map { (step, _) -> step to fingers.take(step) })
    }
    check("settings apply; setting another keyboard ends the run and sets its layout") {
        val fingers = fingers()
        fingers.machine.settings.doubleSpace = null
        fingers.takeAll("0.0 3.2 3.2")
        expect("ㅂ  |", fingers.phone.host.notation)
        fingers.take("0.0")
        fingers.machine.keyboard = Keyboards.cheonjiin
        fingers.machine.settings.backspaceUnit = Composer.BackspaceUnit.STROKE
        expect("" to Layouts.cheonjiin, fingers.phone.session.run { composing to layout })
        expect("letters off ␣", fingers.shown) { "and is drawn" }
        fingers.takeAll("1.0 1.0 0.3")
        expect("ㅂ  ㅂㄱ|", fingers.phone.host.notation)
    }
    check("the reader accepts the values of any JSON parser, and needs a layout") {
        fun keyboard(slot: Any?, layouts: List<KeyboardLayout> = Layouts.all): Keyboard {
            val page = mapOf("id" to "a", "legend" to "A", "kind" to "digits", "rows" to listOf(listOf(slot)))
            return KeyboardFile.keyboard(mapOf("id" to "x", "pages" to listOf(page)), layouts)
        }
        for (width in listOf(2, 2L, 2f, 2.0, BigDecimal(2))) {
            val slot = keyboard(mapOf("text" to "a", "width" to width)).pages[0].rows[0][0]
            expect(2.0, slot.width) { "${width::class}" }
        }
        expect(Layouts.all.first(), keyboard("a").layout) { "without Korean" }
        val wrong = listOf(
            mapOf("text" to "a", "width" to Double.NaN) to "width must be 0.5 to 20, in halves",
            mapOf("text" to "a", null to 1, "legend" to null) to "legend must be a string",
            "\uD800" to "text has half of a surrogate pair",
            mapOf("action" to "a\uDC00") to "action has half of a surrogate pair",
            mapOf("text" to "a", "shifted" to "\uDC00\uD800") to "shifted has half of a surrogate pair",
            mapOf("text" to "😀", "hold" to listOf("😀".drop(1))) to "text has half of a surrogate pair",
        )
        for ((slot, problem) in wrong) {
            val error = runCatching { keyboard(slot) }.exceptionOrNull() as InvalidKeyboardFile
            expect("page 1, row 1, slot 1: $problem", error.message)
        }
        val error = runCatching { keyboard("a", emptyList()) }.exceptionOrNull() as InvalidKeyboardFile
        expect("no layouts given; pass one, even for a keyboard without Korean", error.message)
    }
    check("the documentation's reader works with org.json, and throws as documented") {
        expect("tags", keyboard(File("Tests/Conformance/practice-tags.json").readText()).pages[0].id)
        fun failure(json: String) = runCatching { keyboard(json) }.exceptionOrNull()
        check(failure("{") is JSONException)
        expect("id must be a string", (failure("""{"id": null}""") as InvalidKeyboardFile).message)
        check(failure("[".repeat(1_000_000)) is StackOverflowError)
    }
    check("very large settings never become due") {
        val never = Long.MAX_VALUE
        val fingers = fingers()
        fingers.machine.settings =
            KeyboardSettings(longPress = never, repeatDelay = never, repeatInterval = never, cursorDelay = never)
        fingers.takeAll("0.0 a↓0.0")
        expect(null, fingers.machine.nextTick) { "holding" }
        fingers.takeAll("a↑ a↓2.8 …9999 a↑")
        fingers.machine.settings.repeatDelay = 400
        fingers.takeAll("0.0 0.0 0.0 a↓2.8 …500 …500")
        expect("ㅂㅂ|" to null, fingers.phone.host.notation to fingers.machine.nextTick) { "a repeat" }
    }
    check("a keyboard still works after its host has thrown, and if time goes back") {
        val fingers = fingers()
        val draw = fingers.machine.onChange
        fingers.machine.onChange = KeyboardMachine.ChangeListener { error("of the host") }
        for (step in listOf("0.0", "a↓1.8", "…500", "a↑", "/symbols", "3.3")) runCatching { fingers.take(step) }
            .exceptionOrNull()?.let { expect("of the host", it.message) { step } }
        fingers.machine.onChange = draw
        fingers.takeAll("/symbols /letters 2.8 2.8 2.8 2.8 2.8 2.8 0.0 1.8 0.0")
        expect("밥|" to "letters off ␣", fingers.phone.host.notation to fingers.shown)
        fingers.takeAll("a↓2.8 …500")
        fingers.time -= 5_000
        fingers.takeAll("…1 a↑ 0.0")
        check(fingers.phone.host.notation.endsWith("ㅂ|")) { fingers.phone.host.notation }
    }
    check("reports during a write count as its effects, and onChange follows after it") {
        val fingers = fingers()
        var changes = 0
        fingers.machine.onChange = KeyboardMachine.ChangeListener { changes += 1 }
        val report = fingers.phone.host.editor.onMessage
        fingers.phone.host.editor.onMessage = { report(); fingers.machine.hostDidChange(fingers.time) }
        fingers.takeAll("0.0 1.8 0.0")
        expect("밥|" to 6, fingers.phone.host.notation to changes) { "once for each finger that goes down or up" }
    }
}
