package consumer

import hwalja.Keyboard
import hwalja.KeyboardField
import hwalja.KeyboardMachine
import hwalja.KeyboardRequest
import hwalja.Keyboards
import hwalja.Outcome
import hwalja.Place
import java.io.File

/** A keyboard that types into the field of [phone]. Touches and answers have the notation of docs/spec/KEYBOARD.md. */
class Fingers(val phone: SessionPhone, keyboard: String, private val isDrawn: Boolean = false) {
    val machine = KeyboardMachine(keyboardNamed(keyboard, phone), phone.session)
    var time = 1_000L

    /** The requests that the keyboard has made to its host. */
    val requests = mutableListOf<String>()

    /** The page, shift and space at the last call of `onChange`. If [isDrawn] is true, the text also has all slots. */
    var shown = ""
        private set

    init {
        machine.onChange = KeyboardMachine.ChangeListener(::draw)
        machine.onRequest = KeyboardMachine.RequestListener(::answer)
    }

    /** Formats the page, shift and the legend of space. If [isDrawn] is true, also formats all slots. */
    private fun draw() {
        val endsRun = phone.session.layout.spaceEndsRun && phone.session.composing.lastOrNull()?.isLetter() == true
        shown = "${machine.page.id} ${machine.shift.name.lowercase()} ${if (endsRun) "다음" else "␣"}"
        if (!isDrawn) return
        shown += machine.rows.joinToString(" ␤ ", " ") { row ->
            row.joinToString(" ") { face ->
                val width = "${(face.width * 2).toInt()}${if (face.isPressed) "●" else ""}"
                (listOf(face.legend, width) + face.hold).joinToString("␟")
            }
        }
        val (place, items, chosen) = machine.list ?: return
        shown += (listOf(" ␤ ${place.row}.${place.column}", chosen ?: "-") + items).joinToString("␟")
    }

    /** Reports a field to the keyboard, but not to the session. */
    fun begin(words: List<String>) {
        machine.settings.needsGlobe = "globeless" !in words
        machine.settings.cursorDelay = if ("slow" in words) 100 else 0
        val (kind, capitals, action) = words.map { it.uppercase() }
        machine.fieldDidChange(
            KeyboardField(
                KeyboardField.Kind.valueOf(kind), KeyboardField.Capitals.valueOf(capitals),
                KeyboardField.Action.valueOf(action),
            ),
        )
    }

    fun take(step: String): Outcome = phone.turn {
        val finger = "abc".indexOf(step[0])
        val numbers = step.drop(if (finger < 0) 0 else 2).split('.', ',').map { it.toIntOrNull() ?: 0 }
        val place = Place(numbers[0], numbers.last())
        when {
            step[0] == '/' -> Outcome.NOTHING.also { machine.open(step.drop(1)) }
            step[0] == '@' -> Outcome.NOTHING.also { begin(step.drop(1).split(',')) }
            phone.host.editor.takeFromOthers(step) -> {
                phone.session.hostDidChange()
                machine.hostDidChange(time)
            }
            step[0] == '…' -> machine.tick((time + step.drop(1).toInt()).also { time = it })
            finger < 0 -> maxOf(machine.down(place, 0, time), machine.up(0, time))
            step[1] == '↓' -> machine.down(place, finger, time)
            step[1] == '→' -> machine.move(finger, place.takeIf { step.length > 2 }, time)
            step[1] == '↦' -> machine.drag(finger, place.row, place.column, time)
            step[1] == '✓' -> machine.choose(place.row, finger, time)
            step[1] == '↑' -> machine.up(finger, time)
            else -> machine.cancel(finger, time)
        }
    }

    private fun answer(request: KeyboardRequest) {
        requests += when (request) {
            is KeyboardRequest.MoveCursor -> "cursor:${request.by}".also { phone.host.editor.moveBy(request.by) }
            is KeyboardRequest.Perform -> request.action.name.lowercase()
            KeyboardRequest.NextKeyboard -> "globe"
            KeyboardRequest.Hide -> "hide"
            is KeyboardRequest.Action -> "action:${request.name}"
        }
    }
}

/** Returns the keyboard with this name in questions. On the last host, practice keyboards are read from their files. */
private fun keyboardNamed(name: String, phone: SessionPhone): Keyboard {
    val file = File("Tests/Conformance/$name.json")
    val isRead = phone.host.case == keyboardHosts.last() && file.exists()
    if (isRead) return read.getOrPut(name) { keyboard(file.readText()) }
    return Keyboards.byId(name)!!
}

private val read = mutableMapOf<String, Keyboard>()
