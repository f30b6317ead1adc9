package consumer

import android.view.inputmethod.InputConnection

/**
 * A kind of host.
 *
 * @property letsOthersAct Whether the field is the same on it whatever the user or the app do: not if what it tells can
 *   leave a session in doubt, so that a run may end.
 * @property make A host of this kind, empty.
 */
class HostCase(val name: String, val letsOthersAct: Boolean = true, val make: () -> Host)

/** A kind of host with a session on it. */
data class Tried(val case: HostCase, val underlines: Boolean) {
    /** A phone with such a host, which shows [before]. */
    fun phone(before: String = "|", calls: Set<Call> = Call.entries.toSet()): SessionPhone {
        val host = case.make()
        host.editor.show(before.replace("\\n", "\n"))
        return SessionPhone(host, underlines, calls)
    }

    override fun toString() = "${case.name}, ${if (underlines) "underlining" else "plain"}"
}

/** A `TextView`, and whether it does what [Host] and [Editor] have. */
private fun textView(
    name: String, late: Int = 0, isPrompt: Boolean = false, isPlaced: Boolean = true, letsOthersAct: Boolean = true,
    edit: () -> Editor = { Editor() },
) = HostCase(name, letsOthersAct) { edit().let { Host(it, EditorConnection(it), late, isPrompt, isPlaced) } }

/** A field that holds so many code units. */
fun limited(most: Int, late: Int = 0) = textView("maxLength $most", late) { Editor(listOf(lengthFilter(most))) }

fun flutter(name: String, format: (EditingState, EditingState) -> EditingState) =
    textView(name) { Editor(later = Flutter(format)::answer) }

/** A field with another connection. */
private fun connected(
    name: String, late: Int = 0, letsOthersAct: Boolean = false, connect: (Editor) -> InputConnection,
) = HostCase(name, letsOthersAct) { Editor().let { Host(it, connect(it), late) } }

/** A field whose app sets its text anew at each change, as those that format numbers do, and keeps the cursor. */
private fun formatted(closes: Boolean = false): Editor = Editor(closes = closes, watcher = { editor ->
    val (from, to) = editor.content.start to editor.content.end
    editor.setText(editor.content.text.toString())
    editor.content.select(from, to)
})

/** A field that says of its text what a scenario says, and nothing else. */
val telling = HostCase("told as the steps say") {
    Editor().let { Host(it, Telling(it), Int.MAX_VALUE, isPlaced = false) }
}

/** The fields on which keyboards are tried. */
val keyboardHosts: List<HostCase> = listOf(
    textView("TextView in a hurry", isPrompt = true),
    textView("TextView in a hurry, reports 3 late", 3, isPrompt = true, letsOthersAct = false),
    textView("TextView, no reports", Int.MAX_VALUE),
    textView("TextView in a hurry, marks dropped by moves", isPrompt = true) { Editor(dropsMarks = true) },
)

/** All of them that have room. */
val hostCases: List<HostCase> = keyboardHosts + listOf(
    textView("TextView"),
    textView("TextView, reports 1 late", 1, letsOthersAct = false),
    textView("TextView, reports 2 late", 2, letsOthersAct = false),
    textView("TextView, reports 3 late", 3, letsOthersAct = false),
    textView("TextView in a hurry, no places", isPrompt = true, isPlaced = false),
    textView("TextView in a hurry, no places, reports 3 late", 3, isPrompt = true, isPlaced = false),
    textView("TextView, no places, no reports", Int.MAX_VALUE, isPlaced = false),
    textView("TextView in a hurry, no places, marks dropped by moves", isPrompt = true, isPlaced = false) {
        Editor(dropsMarks = true)
    },
    textView("setText in a TextWatcher") { formatted() },
    textView("setText in a TextWatcher, reports 2 late", 2, letsOthersAct = false) { formatted() },
    HostCase("setText closes the connection", letsOthersAct = false) {
        formatted(closes = true).let { Host(it, Closing(EditorConnection(it), it)) }
    },
    flutter("Flutter") { _, new -> new },
    flutter("Flutter, a controller that unmarks", unmarking),
    connected("TYPE_NULL", Int.MAX_VALUE) { SendingConnection(it) },
    connected("Termux", Int.MAX_VALUE) { TermuxConnection(it) },
    connected("Compose", letsOthersAct = true) { ComposeConnection(it) },
    connected("Chromium of 2017", letsOthersAct = true) { GraphemeConnection(it) },
    connected("answers null") { Answering(EditorConnection(it)) { null } },
    connected("answers nothing") { Answering(EditorConnection(it)) { "" } },
    connected("answers a character at most") { Answering(EditorConnection(it)) { text -> text?.takeLast(1) } },
)
