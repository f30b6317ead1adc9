package consumer

import hwalja.DotStyle
import hwalja.KeyboardLayout

/**
 * A kind of host: a kind of field, and the reports that the keyboard gets from it.
 *
 * @property late The number of later messages that a message waits for.
 * @property catchesUp True if only the first message is late.
 * @property isRotated True if the phone is rotated after each step.
 * @property isImmediate True if messages are delivered during the keyboard's operations. False if they are delivered
 *   afterwards.
 * @property isPlaced True if the field reports its selection at the start of input.
 * @property takesDots Returns true if dots in the conjoining style can be typed into the field. The argument is true if
 *   the run is underlined.
 * @property letsOthersAct True if the result stays predictable when the user or the app changes the field. False if the
 *   reports can leave a session in doubt, so that a run may end.
 * @property takesTwo True if the field accepts two texts in one operation. False if the app closes the connection after
 *   the first text.
 * @property startOfLast Returns the start of the text that backspace deletes in the field.
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
    /** Returns true if the user can type [layout] and its dots into the field. */
    fun takes(layout: KeyboardLayout, isUnderlined: Boolean): Boolean =
        layout.dots != DotStyle.CONJOINING || takesDots(isUnderlined)

    /** Returns true if the field deletes text typed with [layout] by user-perceived characters. */
    fun deletesWhole(layout: KeyboardLayout): Boolean =
        layout.dots != DotStyle.CONJOINING || startOfLast("\u1100\u119E", 2) == 0
}

/** The delay of messages that are never delivered. */
private const val NEVER = Int.MAX_VALUE

/** Returns a kind of host whose field holds at most [most] code units. */
fun limited(most: Int, late: Int = 0) = HostCase("maxLength $most", late) { Editor(room = most) }

fun flutter(name: String, format: (EditingState, EditingState) -> EditingState) =
    HostCase(name) { Editor(later = Flutter(format)::answer) }

/**
 * Returns a kind of host with a special connection. The result is predictable only if the field is empty and others do
 * not act.
 */
private fun connected(name: String, late: Int = 0, connect: (Editor) -> EditorConnection) =
    HostCase(name, late, letsOthersAct = false, connect = connect)

/**
 * Returns a kind of host that reports late. If the run is not underlined, a press cannot see which dots form one
 * character with a syllable.
 */
private fun lateGraphemes(late: Int) = HostCase(
    "Chromium of 2017, reports $late late", late, letsOthersAct = false, takesDots = { it }, connect = ::GraphemeConnection,
)

/** Returns ConnectBot's terminal. Its program has a line in which a DEL deletes the text from [startOfLast] on. */
private fun connectBot(name: String, isComposing: Boolean, startOfLast: (CharSequence, Int) -> Int) = HostCase(
    "ConnectBot, $name", isPlaced = isComposing, letsOthersAct = false,
    takesDots = { startOfLast("\u1100\u119E", 2) == 1 }, startOfLast = startOfLast,
    connect = { TerminalConnection(it, isComposing, startOfLast) },
)

/** Returns a field whose app sets the text again after each change and keeps the cursor, as number formatters do. */
private fun formatted(closes: Boolean = false): Editor = Editor(closes = closes, watcher = { editor ->
    val (from, to) = editor.content.start to editor.content.end
    editor.setText(editor.content.text.toString())
    editor.content.select(from, to)
})

/** Returns a field whose app sets a changed text again, and then the cursor. The field reports both changes. */
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

/** Returns a field that restarts input after each step without reporting the selection. */
private fun startedAnew(): Editor = Editor(later = { it.restart(it.info(isPlaced = false)) })

/** A kind of host whose reports the scenario limits. */
val scripted = HostCase("reports by the steps", NEVER, isPlaced = false, connect = { ScriptedConnection(it) })

/** The kinds of host for scenarios with keyboards. */
val keyboardHosts: List<HostCase> = listOf(
    HostCase("immediate TextView", isImmediate = true),
    HostCase("immediate TextView, reports 3 late", 3, isImmediate = true, letsOthersAct = false),
    HostCase("TextView, no reports", NEVER),
    HostCase("immediate TextView, region cleared by moves", isImmediate = true) { Editor(clearsRegionOnMove = true) },
)

/** All kinds of host with enough room for the text. */
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

/** Kinds of host that restart input repeatedly, or that do not report each batch exactly once. */
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
 * Returns the kinds of host on which [steps] have a predictable result in the field [before]. On some of them, the
 * result is predictable only if the field is empty and others do not change it. Scenarios that limit the reports have
 * their own host.
 */
fun hostsFor(before: String, steps: List<String>): List<HostCase> {
    if (steps.any { it.startsWith("?") }) return listOf(scripted)
    val isAlone = before == "|" && steps.none { it == "!" || it.startsWith("+\"") || it.startsWith(">") }
    // A session that writes on commit writes twice: first the run, then the text that ends the run.
    val areTwo = "§" in steps
    return (hostCases + restlessHosts).filter { (isAlone || it.letsOthersAct) && (it.takesTwo || !areTwo) }
}

/**
 * Returns the result of [leave] on all of these hosts that support [layouts] and delete their text by whole characters.
 * If [turn] is null, each host is used with and without an underlined run. Otherwise, hosts alternate between the two,
 * starting according to [turn]. If the results differ, returns all of them.
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
