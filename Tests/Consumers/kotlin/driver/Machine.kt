package consumer

import hwalja.Keyboard
import hwalja.KeyboardField
import hwalja.KeyboardRequest
import hwalja.Keyboards
import hwalja.Outcome
import hwalja.Place

/** A keyboard on a field in which [before] stands, and what docs/KEYBOARD.md has its scenarios show of it. */
class Machine(tried: Tried, pages: String, before: String = "|", private val isDrawn: Boolean = false) {
    val phone = tried.phone(before)
    // A keyboard of one's own by its id, and one of the project's by that of its layout.
    val keyboard = Keyboard((Keyboards.all.find { it.id == pages } ?: Keyboards.byId(pages))!!, phone.session)
    private val editor = phone.host.editor
    var time = 1_000L

    /** What the host was asked for. */
    val asked = mutableListOf<String>()

    /** What was drawn when the keyboard last said that it had changed. */
    var shown = ""
        private set

    init {
        keyboard.onChange = ::draw
        keyboard.onRequest = ::answer
    }

    /** Draws the page, shift, and the legend of space; if that is asked, all slots. */
    private fun draw() {
        val endsRun = phone.session.layout.spaceEndsRun && phone.session.composing.lastOrNull()?.isLetter() == true
        shown = "${keyboard.page.id} ${keyboard.shift.name.lowercase()} ${if (endsRun) "다음" else "␣"}"
        if (!isDrawn) return
        shown += keyboard.rows.joinToString(" ␤ ", " ") { row ->
            row.joinToString(" ") { face ->
                (listOf(face.legend, "${(face.width * 2).toInt()}") + face.hold).joinToString("␟")
            }
        }
    }

    /** The keyboard is told of a field, and the session is not. */
    fun begin(words: List<String>) {
        keyboard.settings.needsGlobe = words.last() != "globeless"
        val (kind, capitals, action) = words.map { it.uppercase() }
        keyboard.fieldDidChange(
            KeyboardField(
                KeyboardField.Kind.valueOf(kind), KeyboardField.Capitals.valueOf(capitals),
                KeyboardField.Action.valueOf(action),
            ),
        )
    }

    fun take(step: String): Outcome = phone.turn { act(step) }

    private fun act(step: String): Outcome {
        val finger = "abc".indexOf(step[0])
        val rest = step.drop(2)
        return when {
            finger >= 0 -> when (step[1]) {
                '↓' -> keyboard.down(place(rest), finger, time)
                '→' -> keyboard.move(finger, if (rest.isEmpty()) null else place(rest), time)
                '~' -> rest.split(',').map { it.toInt() }.let { (x, y) -> keyboard.drag(finger, x, y, time) }
                ':' -> keyboard.choose(rest.toInt(), finger, time)
                '↑' -> keyboard.up(finger, time)
                '×' -> keyboard.cancel(finger, time)
                else -> error("no step $step")
            }
            editor.takeFromOthers(step) -> {
                phone.session.hostDidChange()
                keyboard.hostDidChange(time)
            }
            step[0] == '+' -> keyboard.tick(step.drop(1).toLong().let { time += it; time })
            step[0] == '@' -> Outcome.NOTHING.also { begin(step.drop(1).split(',')) }
            else -> maxOf(keyboard.down(place(step), 0, time), keyboard.up(0, time))
        }
    }

    private fun place(numbers: String): Place {
        val (row, column) = numbers.split('.').map { it.toInt() }
        return Place(row, column)
    }

    private fun answer(request: KeyboardRequest) {
        asked += when (request) {
            is KeyboardRequest.MoveCursor -> ">${request.by}".also { moveCursor(request.by) }
            is KeyboardRequest.Perform -> request.action.name.lowercase()
            KeyboardRequest.NextKeyboard -> "globe"
            KeyboardRequest.Hide -> "hide"
        }
    }

    /** Moves the cursor by so many characters, as a person sees them. */
    private fun moveCursor(by: Int) {
        val content = editor.content
        val left = charactersOf(content.text.subSequence(0, content.start)).takeLast(maxOf(0, -by))
        val right = charactersOf(content.text.subSequence(content.end, content.text.length)).take(maxOf(0, by))
        val place = if (by < 0) content.start - left.sumOf { it.length } else content.end + right.sumOf { it.length }
        editor.move(place, place)
    }
}

/** The text after the steps of [question], what is shown, and the requests. */
fun keyboardAfter(tried: Tried, question: List<String>): String {
    val (_, keyboard, field, before, steps) = question
    val words = steps.split(' ').filter { it.isNotEmpty() }
    val machine = Machine(tried, keyboard, before, isDrawn = "?" in words)
    machine.begin(field.split(' '))
    for (step in words - "?") machine.take(step)
    val asked = machine.asked.joinToString(" ").ifEmpty { "-" }
    return "${machine.phone.host.notation}\t${machine.shown}\t$asked"
}
