package consumer

import android.inputmethodservice.InputMethodService
import android.view.KeyEvent
import hwalja.AndroidInputSession

/** A kind of host, and what to know of the session that is tried on it. */
class HostKind(
    val name: String, val underlines: Boolean, val reports: Reports, val dropsMarks: Boolean = false,
    val lies: Boolean = false,
)

val hostKinds: List<HostKind> =
    listOf(false, true).flatMap { underlines ->
        val way = if (underlines) "underlining" else "plain"
        Reports.entries.map { HostKind("$way, reports ${it.name.lowercase()}", underlines, it) } +
            HostKind("$way, answers cut or missing", underlines, Reports.LATE, lies = true)
    } + HostKind("underlining, marks dropped by moves", true, Reports.AT_ONCE, dropsMarks = true)

/** A keyboard on a simulated field, as a service has it. */
class Keyboard(kind: HostKind, val field: SimulatedField = SimulatedField(kind.reports, kind.dropsMarks)) {
    private val service = InputMethodService()
    val session: AndroidInputSession

    /** The field as the session is told of it. */
    val telling = Telling(field)

    init {
        service.connection = telling
        service.onKeyEvent = {
            check(it == KeyEvent.KEYCODE_DEL) { "key event $it" }
            field.pressBackspace()
        }
        session = AndroidInputSession(service, layouts.first(), kind.underlines)
        field.onUpdateSelection = { start, end, composing ->
            session.onUpdateSelection(-1, -1, start, end, if (composing < 0) -1 else 0, composing)
        }
    }
}
