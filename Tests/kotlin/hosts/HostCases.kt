package consumer

import hwalja.DotStyle
import hwalja.KeyboardLayout

/**
 * A kind of host.
 *
 * @property late The number of later messages that a message waits for.
 * @property catchesUp True if only the first message is late.
 * @property isRotated True if the phone is rotated after each step.
 * @property isImmediate True if messages are delivered during the keyboard's operations instead of after them.
 * @property isPlaced True if the field reports its selection at the start.
 * @property takesDots Returns true if dots in the conjoining style can be typed there, underlined or not.
 * @property letsOthersAct True if the result is predictable when the user or the app acts. False if its reports can
 *   leave a session in doubt, so that a run may end.
 * @property takesTwo True if it accepts two texts in one operation. False if its app closes the connection after the
 *   first.
 * @property startOfLast Returns the start of the text that the field deletes at a backspace key.
 * @property connect Returns a connection to the field.
 * @property edit Returns an empty field of this kind.
 */
class HostCase(
    val name: String, val late: Int = 0, val catchesUp: Boolean = false, val isRotated: Boolean = false,
    val isImmediate: Boolean = false, val isPlaced: Boolean = true, val letsOthersAct: Boolean = true,
    val takesDots: (isUnderlined: Boolean) -> Boolean = { true }, val takesTwo: Boolean = true,
    val startOfLast: (CharSequence, Int) -> Int = ::startOfCharacter,
    val connect: (Editor) -> EditorConnection = ::EditorConnection, val edit: () -> Editor = { Editor() },
) {
    /** Returns true if [layout] can be typed there, with its dots. */
    fun takes(layout: KeyboardLayout, isUnderlined: Boolean): Boolean =
        layout.dots != DotStyle.CONJOINING || takesDots(isUnderlined)

    /** Returns true if the field deletes text of [layout] by user-perceived characters. */
    fun deletesWhole(layout: KeyboardLayout): Boolean =
        layout.dots != DotStyle.CONJOINING || startOfLast("\u1100\u119E", 2) == 0
}

/** A delay with which no message is ever delivered. */
private const val NEVER = Int.MAX_VALUE

/** Returns a field that holds at most [most] code units. */
fun limited(most: Int, late: Int = 0) = HostCase("maxLength $most", late) { Editor(room = most) }

fun flutter(name: String, format: (EditingState, EditingState) -> EditingState) =
    HostCase(name) { Editor(later = Flutter(format)::answer) }

/** Returns a field with another connection; its result is predictable only if it is empty and others do not act. */
private fun connected(name: String, late: Int = 0, connect: (Editor) -> EditorConnection) =
    HostCase(name, late, letsOthersAct = false, connect = connect)

/** Returns a late host. Without an underlined run, a press cannot see which dots are one character with a syllable. */
private fun lateGraphemes(late: Int) = HostCase(
    "Chromium of 2017, reports $late late", late, letsOthersAct = false, takesDots = { it }, connect = ::GraphemeConnection,
)

/** Returns ConnectBot's terminal over a line in which a DEL deletes from [startOfLast]. */
private fun connectBot(name: String, isComposing: Boolean, startOfLast: (CharSequence, Int) -> Int) = HostCase(
    "ConnectBot, $name", isPlaced = isComposing, letsOthersAct = false,
    takesDots = { startOfLast("\u1100\u119E", 2) == 1 }, startOfLast = startOfLast,
    connect = { TerminalConnection(it, isComposing, startOfLast) },
)

/** Returns a field whose app sets the text again at each change, as number formatters do, and keeps the cursor. */
private fun formatted(closes: Boolean = false): Editor = Editor(closes = closes, watcher = { editor ->
    val (from, to) = editor.content.start to editor.content.end
    editor.setText(editor.content.text.toString())
    editor.content.select(from, to)
})

/** Returns a field whose app sets a changed text again, then the cursor, and reports each. */
private fun setAgain(): Editor {
    var seen = ""
    return Editor(later = { editor ->
        val (from, to) = editor.content.start to editor.content.end
        val text = editor.content.text.toString()
        if (text != seen) {
            editor.edit { editor.setText(text) }
            editor.content.select(from, to)
        }
        seen = text
    })
}

/** Returns a field whose input restarts after each step, without a report of the selection. */
private fun startedAnew(): Editor = Editor(later = { it.restart(it.info(isPlaced = false)) })

/** A field whose reports are limited by the scenario. */
val scripted = HostCase("reports by the steps", NEVER, isPlaced = false, connect = { ScriptedConnection(it) })

/** The fields for scenarios of keyboards. */
val keyboardHosts: List<HostCase> = listOf(
    HostCase("immediate TextView", isImmediate = true),
    HostCase("immediate TextView, reports 3 late", 3, isImmediate = true, letsOthersAct = false),
    HostCase("TextView, no reports", NEVER),
    HostCase("immediate TextView, region cleared by moves", isImmediate = true) { Editor(clearsRegionOnMove = true) },
)

/** All fields with enough room. */
val hostCases: List<HostCase> = keyboardHosts + listOf(
    HostCase("TextView"),
    HostCase("TextView, reports 1 late", 1, letsOthersAct = false),
    HostCase("TextView, reports 2 late", 2, letsOthersAct = false),
    HostCase("TextView, reports 3 late", 3, letsOthersAct = false),
    HostCase("immediate TextView, no places", isImmediate = true, isPlaced = false),
    HostCase("immediate TextView, no places, reports 3 late", 3, isImmediate = true, isPlaced = false),
    HostCase("TextView, no places, no reports", NEVER, isPlaced = false),
    HostCase("immediate TextView, no places, region cleared by moves", isImmediate = true, isPlaced = false) {
        Editor(clearsRegionOnMove = true)
    },
    HostCase("setText in a TextWatcher") { formatted() },
    HostCase("setText in a TextWatcher, reports 2 late", 2, letsOthersAct = false) { formatted() },
    HostCase("setText closes the connection", letsOthersAct = false, takesTwo = false) { formatted(closes = true) },
    flutter("Flutter") { _, new -> new },
    flutter("Flutter, a controller that clears the region") { _, new -> new.copy(region = null) },
    connected("TYPE_NULL", NEVER) { SendingConnection(it, sendsBackspaces = false) },
    connected("Termux", NEVER) { SendingConnection(it, sendsBackspaces = true) },
    HostCase("Compose", connect = ::ComposeConnection),
    HostCase("Chromium of 2017", connect = ::GraphemeConnection),
    lateGraphemes(1),
    lateGraphemes(2),
    lateGraphemes(3),
    connectBot("compose mode", isComposing = true, ::startOfScalar),
    connectBot("compose mode over readline", isComposing = true, ::startOfColumn),
    connectBot("readline", isComposing = false, ::startOfColumn),
    connectBot("tty", isComposing = false, ::startOfScalar),
    connected("answers null") { ScriptedConnection(it, "-") },
    connected("answers nothing") { ScriptedConnection(it, "0") },
    connected("answers a character at most") { ScriptedConnection(it, "1") },
)

/** Fields that restart input repeatedly, or do not report exactly once for each batch. */
val restlessHosts: List<HostCase> = listOf(
    HostCase("TextView, reports late for a moment", 1, catchesUp = true),
    HostCase("immediate TextView, reports late for a moment", 1, catchesUp = true, isImmediate = true),
    HostCase("TextView on a phone that is turned", isRotated = true),
    HostCase("immediate TextView on a phone that is turned", isRotated = true, isImmediate = true),
    HostCase("no batches", connect = ::UnbatchedConnection),
    HostCase("input starts anew without a place") { startedAnew() },
    HostCase("setText after each change") { setAgain() },
)

/**
 * Returns the hosts with a predictable result of [steps] in the field [before]. Some hosts are predictable only in an
 * empty field without changes by others. Scenarios that limit the reports have a host of their own.
 */
fun hostsFor(before: String, steps: List<String>): List<HostCase> {
    if (steps.any { it.startsWith("?") }) return listOf(scripted)
    val isAlone = before == "|" && steps.none { it == "!" || it.startsWith("+\"") || it.startsWith(">") }
    // A session that writes on commit writes the run and the text that ends it separately.
    val areTwo = "§" in steps
    return (hostCases + restlessHosts).filter { (isAlone || it.letsOthersAct) && (it.takesTwo || !areTwo) }
}

/**
 * Returns the result of [leave] on all of these hosts that support [layouts] and delete their text by whole characters,
 * with and without an underlined run, or in turn with a [turn]. If the hosts differ, returns all results.
 */
fun List<HostCase>.agree(
    before: String, turn: Int?, layouts: List<KeyboardLayout> = emptyList(), leave: (SessionPhone) -> String,
): String =
    flatMapIndexed { index, host ->
        val styles = if (turn == null) listOf(false, true) else listOf((turn + index).mod(2) == 1)
        styles.filter { style -> layouts.all { host.takes(it, style) && host.deletesWhole(it) } }
            .map { runCatching { leave(host.phone(it, before)) }.getOrElse { "${host.name}: $it" } }
    }
        .distinct().joinToString(" / ").replace("\n", "\\n")
