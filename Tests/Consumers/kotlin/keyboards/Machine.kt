package consumer

import android.view.inputmethod.EditorInfo
import hwalja.Face
import hwalja.Field
import hwalja.KeyContent
import hwalja.KeyboardPages
import hwalja.Outcome
import hwalja.Place
import hwalja.Request
import hwalja.endsInHangul

private val graphemes = Regex("\\X")

/** A keyboard on a simulated field, and what stands in the scenarios' notation of it; docs/KEYBOARD.md has that. */
class Machine(kind: HostKind, pages: KeyboardPages, notation: String = "|") {
    private val host = Keyboard(kind)
    val field = host.field
    val session = host.session
    val keyboard = hwalja.Keyboard(pages, session)
    var time = 1_000L

    /** What the host was asked for. */
    val asked = mutableListOf<String>()

    /** How often it was told that something has changed by itself. */
    var changes = 0

    init {
        keyboard.settings.needsGlobe = true
        keyboard.onChange = { changes += 1 }
        keyboard.onRequest = ::answer
        field.show(notation.replace("\\n", "\n"))
        val info = EditorInfo()
        info.initialSelStart = field.start
        info.initialSelEnd = field.end
        session.onStartInput(info, false)
    }

    /** The field, the page, shift and space, as the scenarios have them. */
    val text: String get() = host.field.shown().replace("\n", "\\n")
    val shown: String get() = "${keyboard.page.id} ${keyboard.shift.name.lowercase()} $space"

    private val space: String get() = if (session.layout.spaceEndsRun && session.composing.endsInHangul()) "다음" else "␣"

    /** The keyboard is told of a field; as the scenarios have it, the session is not. */
    fun begin(words: List<String>) {
        val (kind, capitals, action) = words.map { it.uppercase() }
        keyboard.fieldDidChange(
            Field(Field.Kind.valueOf(kind), Field.Capitals.valueOf(capitals), Field.Action.valueOf(action)),
        )
    }

    /** Takes all [steps], with a space between them; what the last did. */
    fun take(steps: String): Outcome = steps.split(' ').map(::step).last()

    private fun step(step: String): Outcome {
        val finger = "abc".indexOf(step[0])
        val rest = step.drop(2)
        return when {
            finger < 0 || step.length == 1 -> stepWithoutFinger(step)
            step[1] == '↓' -> keyboard.down(place(rest), finger, time)
            step[1] == '→' -> keyboard.move(finger, if (rest.isEmpty()) null else place(rest), time)
            step[1] == '~' -> rest.split(',').map { it.toInt() }.let { (x, y) -> keyboard.drag(finger, x, y, time) }
            step[1] == ':' -> keyboard.choose(finger, rest.toInt(), time)
            step[1] == '↑' -> keyboard.up(finger, time)
            step[1] == '×' -> keyboard.cancel(finger, time)
            else -> error("no step $step")
        }
    }

    private fun stepWithoutFinger(step: String): Outcome {
        when {
            step.startsWith("+\"") ->
                field.typeElsewhere(step.substring(2, step.length - 1).replace("\\s", " ").replace("\\n", "\n"))
            step.startsWith("+") -> {
                time += step.drop(1).toLong()
                return keyboard.tick(time)
            }
            step.startsWith("@") && step.length > 1 -> return Outcome.NOTHING.also { begin(step.drop(1).split(',')) }
            step == "!" -> field.empty()
            step[0] == '>' && step.length > 1 -> step.drop(1).split('-').map(::unit).let { field.select(it.first(), it.last()) }
            else -> return keyboard.tap(place(step), time)
        }
        session.hostDidChange()
        return keyboard.hostDidChange(time)
    }

    private fun unit(scalars: String) = field.text.offsetByCodePoints(0, scalars.toInt())

    /** The place that is written, or else that of the slot that is named. */
    private fun place(name: String): Place {
        val numbers = Regex("(\\d+)\\.(\\d+)").matchEntire(name)?.groupValues?.drop(1)?.map { it.toInt() }
        if (numbers != null) return Place(numbers[0], numbers[1])
        return face(name).place
    }

    /** The slot with this legend, or with the key of this id. */
    fun face(name: String): Face =
        keyboard.rows.flatten().find { it.legend == name || (it.slot.content as? KeyContent)?.key?.id == name }
            ?: error("no $name in ${keyboard.page}")

    private fun answer(request: Request) {
        asked += when (request) {
            is Request.MoveCursor -> ">${request.characters}".also { moveCursor(request.characters) }
            is Request.Act -> request.action.name.lowercase()
            Request.NextKeyboard -> "globe"
            Request.Hide -> "hide"
        }
    }

    /** Moves the cursor by so many characters, as a person sees them. */
    private fun moveCursor(by: Int) {
        val ends = listOf(0) + graphemes.findAll(field.text).map { it.range.last + 1 }
        val now = ends.indexOfLast { it <= field.start }
        field.select(ends[(now + by).coerceIn(ends.indices)])
    }

    /** What is drawn. */
    val drawn: String
        get() = keyboard.rows.joinToString(" ␤ ") { row ->
            row.joinToString(" ") { face ->
                val offers = face.hold.map { it.key?.id ?: it.text }
                (listOf(face.legend, "${(face.width * 2).toInt()}") + offers).joinToString("␟")
            }
        }
}
