package consumer

import hwalja.DotStyle
import hwalja.KeyboardLayout

/**
 * A kind of host.
 *
 * @property late How many more pieces of news are sent before one is delivered.
 * @property catchesUp Whether nothing is late any more once a piece has been delivered.
 * @property isTurned Whether the phone is turned after each step.
 * @property isPrompt Whether news is delivered in the middle of what the keyboard does, and not after.
 * @property isPlaced Whether it says at first where the selection is.
 * @property takesDots Returns true if dots in the conjoining style can be typed there, underlined or not.
 * @property letsOthersAct Whether the field is the same on it whatever the user or the app do: not if what it tells can
 *   leave a session in doubt, so that a run may end.
 * @property takesTwo Whether it takes two texts of one operation: not if its app closes the connection after the first.
 * @property startOfLast Returns the start of what the field deletes at a backspace key.
 * @property connect What a keyboard is given to reach the field.
 * @property edit A field of this kind, empty.
 */
class HostCase(
    val name: String, val late: Int = 0, val catchesUp: Boolean = false, val isTurned: Boolean = false,
    val isPrompt: Boolean = false, val isPlaced: Boolean = true, val letsOthersAct: Boolean = true,
    val takesDots: (isUnderlined: Boolean) -> Boolean = { true }, val takesTwo: Boolean = true,
    val startOfLast: (CharSequence, Int) -> Int = ::startOfCharacter,
    val connect: (Editor) -> EditorConnection = ::EditorConnection, val edit: () -> Editor = { Editor() },
) {
    /** Returns true if [layout] can be typed there, with its dots. */
    fun takes(layout: KeyboardLayout, isUnderlined: Boolean): Boolean =
        layout.dots != DotStyle.CONJOINING || takesDots(isUnderlined)

    /** Returns true if what is typed on [layout] is deleted by characters as people see them. */
    fun deletesWhole(layout: KeyboardLayout): Boolean =
        layout.dots != DotStyle.CONJOINING || startOfLast("\u1100\u119E", 2) == 0
}

/** No piece of news is ever delivered. */
private const val NEVER = Int.MAX_VALUE

/** A field that holds so many code units. */
fun limited(most: Int, late: Int = 0) = HostCase("maxLength $most", late) { Editor(room = most) }

fun flutter(name: String, format: (EditingState, EditingState) -> EditingState) =
    HostCase(name) { Editor(later = Flutter(format)::answer) }

/** A field with another connection, in which only what a keyboard does in an empty field is sure. */
private fun connected(name: String, late: Int = 0, connect: (Editor) -> EditorConnection) =
    HostCase(name, late, letsOthersAct = false, connect = connect)

/** Late, a press does not know which dots are one character with the syllable before: it has to write over a mark. */
private fun lateGraphemes(late: Int) = HostCase(
    "Chromium of 2017, reports $late late", late, letsOthersAct = false, takesDots = { it }, connect = ::GraphemeConnection,
)

/** The terminal of ConnectBot, over a line in which a DEL deletes what [startOfLast] says. */
private fun connectBot(name: String, isComposing: Boolean, startOfLast: (CharSequence, Int) -> Int) = HostCase(
    "ConnectBot, $name", isPlaced = isComposing, letsOthersAct = false,
    takesDots = { startOfLast("\u1100\u119E", 2) == 1 }, startOfLast = startOfLast,
    connect = { TerminalConnection(it, isComposing, startOfLast) },
)

/** A field whose app sets its text anew at each change, as those that format numbers do, and keeps the cursor. */
private fun formatted(closes: Boolean = false): Editor = Editor(closes = closes, watcher = { editor ->
    val (from, to) = editor.content.start to editor.content.end
    editor.setText(editor.content.text.toString())
    editor.content.select(from, to)
})

/** A field whose app sets the same text anew once it has changed, and then the cursor, and tells of each. */
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

/** A field whose input starts anew after each step, which does not say where the selection is. */
private fun startedAnew(): Editor = Editor(later = { it.restart(it.info(isPlaced = false)) })

/** A field that says of its text what a scenario says, and nothing else. */
val telling = HostCase("told as the steps say", NEVER, isPlaced = false, connect = { Telling(it) })

/** The fields on which keyboards are tried. */
val keyboardHosts: List<HostCase> = listOf(
    HostCase("TextView in a hurry", isPrompt = true),
    HostCase("TextView in a hurry, reports 3 late", 3, isPrompt = true, letsOthersAct = false),
    HostCase("TextView, no reports", NEVER),
    HostCase("TextView in a hurry, marks dropped by moves", isPrompt = true) { Editor(dropsMarks = true) },
)

/** All of them that have room. */
val hostCases: List<HostCase> = keyboardHosts + listOf(
    HostCase("TextView"),
    HostCase("TextView, reports 1 late", 1, letsOthersAct = false),
    HostCase("TextView, reports 2 late", 2, letsOthersAct = false),
    HostCase("TextView, reports 3 late", 3, letsOthersAct = false),
    HostCase("TextView in a hurry, no places", isPrompt = true, isPlaced = false),
    HostCase("TextView in a hurry, no places, reports 3 late", 3, isPrompt = true, isPlaced = false),
    HostCase("TextView, no places, no reports", NEVER, isPlaced = false),
    HostCase("TextView in a hurry, no places, marks dropped by moves", isPrompt = true, isPlaced = false) {
        Editor(dropsMarks = true)
    },
    HostCase("setText in a TextWatcher") { formatted() },
    HostCase("setText in a TextWatcher, reports 2 late", 2, letsOthersAct = false) { formatted() },
    HostCase("setText closes the connection", letsOthersAct = false, takesTwo = false) { formatted(closes = true) },
    flutter("Flutter") { _, new -> new },
    flutter("Flutter, a controller that unmarks") { _, new -> new.copy(mark = null) },
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
    connected("answers null") { Telling(it, "-") },
    connected("answers nothing") { Telling(it, "0") },
    connected("answers a character at most") { Telling(it, "1") },
)

/** Those that have input start anew again and again, or tell of more or less than each batch of edits does. */
val restlessHosts: List<HostCase> = listOf(
    HostCase("TextView, reports late for a moment", 1, catchesUp = true),
    HostCase("TextView in a hurry, reports late for a moment", 1, catchesUp = true, isPrompt = true),
    HostCase("TextView on a phone that is turned", isTurned = true),
    HostCase("TextView in a hurry on a phone that is turned", isTurned = true, isPrompt = true),
    HostCase("no batches", connect = ::UnbatchedConnection),
    HostCase("input starts anew without a place") { startedAnew() },
    HostCase("setText after each change") { setAgain() },
)

/**
 * The hosts on which [steps] lead from [before] to one field: in some, only what the keyboard does in an empty field is
 * sure, and steps may themselves say what is told.
 */
fun hostsFor(before: String, steps: List<String>): List<HostCase> {
    if (steps.any { it.startsWith("?") }) return listOf(telling)
    val isAlone = before == "|" && steps.none { it == "!" || it.startsWith("+\"") || it.startsWith(">") }
    // Where a run is written only when it ends, the text that ends it is written by itself.
    val areTwo = "§" in steps
    return (hostCases + restlessHosts).filter { (isAlone || it.letsOthersAct) && (it.takesTwo || !areTwo) }
}

/**
 * What is left on all these hosts that take all of [layouts], and delete them by whole characters, with the run
 * underlined and without, or in turn with a [turn]; on each of them, if they do not agree.
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
