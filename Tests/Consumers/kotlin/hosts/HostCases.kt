package consumer

/**
 * A kind of host.
 *
 * @property letsOthersAct Whether the field is the same on it whatever the user or the app do: not if what it tells can
 *   leave a session in doubt, so that a run may end.
 * @property holds Whether a text fits.
 * @property make A host of this kind, empty.
 */
class HostCase(
    val name: String, val letsOthersAct: Boolean = true, val holds: (String) -> Boolean = { true }, val make: () -> Host,
)

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

private fun textView(late: Int = 0, editor: Editor = Editor(), isPrompt: Boolean = false, isPlaced: Boolean = true) =
    Host(editor, EditorConnection(editor), late, isPrompt, isPlaced)

private fun answering(answer: (CharSequence?) -> CharSequence?) =
    Editor().let { Host(it, Answering(EditorConnection(it), answer)) }

private fun flutter(format: (EditingState, EditingState) -> EditingState) =
    Flutter(format).let { half -> Editor(later = half::answer).let { Host(it, EditorConnection(it)) } }

private fun limited(most: Int, late: Int = 0) =
    HostCase("maxLength $most, reports $late late", late == 0, { it.length <= most }) {
        textView(late, Editor(listOf(lengthFilter(most))))
    }

/** A field whose app sets its text anew at each change, as those that format numbers do, and keeps the cursor. */
fun formatted(closes: Boolean = false): Editor = Editor(closes = closes, watcher = { editor ->
    val (from, to) = editor.content.start to editor.content.end
    editor.setText(editor.content.text.toString())
    editor.content.select(from, to)
})

/** A field that says of its text what a scenario says, and nothing else. */
val telling = HostCase("told as the steps say") {
    Editor().let { Host(it, Telling(it), Int.MAX_VALUE, isPlaced = false) }
}

/** The fields on which keyboards are tried. */
val textViews: List<HostCase> = listOf(
    HostCase("TextView in a hurry") { textView(isPrompt = true) },
    HostCase("TextView in a hurry, reports 3 late", letsOthersAct = false) { textView(3, isPrompt = true) },
    HostCase("TextView, no reports") { textView(Int.MAX_VALUE) },
    HostCase("TextView in a hurry, marks dropped by moves") { textView(editor = Editor(dropsMarks = true), isPrompt = true) },
)

val hostCases: List<HostCase> = textViews + listOf(
    HostCase("TextView") { textView() },
    HostCase("TextView, reports 1 late", letsOthersAct = false) { textView(1) },
    HostCase("TextView, reports 2 late", letsOthersAct = false) { textView(2) },
    HostCase("TextView, reports 3 late", letsOthersAct = false) { textView(3) },
    HostCase("TextView in a hurry, no places") { textView(isPrompt = true, isPlaced = false) },
    HostCase("TextView in a hurry, no places, reports 3 late") { textView(3, isPrompt = true, isPlaced = false) },
    HostCase("TextView, no places, no reports") { textView(Int.MAX_VALUE, isPlaced = false) },
    HostCase("TextView in a hurry, no places, marks dropped by moves") {
        textView(editor = Editor(dropsMarks = true), isPrompt = true, isPlaced = false)
    },
    limited(1),
    limited(2),
    limited(3),
    limited(6, late = 2),
    HostCase("setText in a TextWatcher") { textView(editor = formatted()) },
    HostCase("setText in a TextWatcher, reports 2 late", letsOthersAct = false) { textView(2, formatted()) },
    HostCase("setText closes the connection", letsOthersAct = false) {
        formatted(closes = true).let { Host(it, Closing(EditorConnection(it), it)) }
    },
    HostCase("TYPE_NULL", letsOthersAct = false) { Editor().let { Host(it, SendingConnection(it), Int.MAX_VALUE) } },
    HostCase("Termux", letsOthersAct = false) { Editor().let { Host(it, TermuxConnection(it), Int.MAX_VALUE) } },
    HostCase("Flutter") { flutter { _, new -> new } },
    HostCase("Flutter, a controller that unmarks") { flutter(unmarking) },
    HostCase("Flutter, a limit of 1 character", holds = { text -> Regex("\\X").findAll(text).count() <= 1 }) {
        flutter(limiting(1))
    },
    HostCase("Compose") { Editor().let { Host(it, ComposeConnection(it)) } },
    HostCase("Chromium of 2017") { Editor().let { Host(it, GraphemeConnection(it)) } },
    HostCase("answers null", letsOthersAct = false) { answering { null } },
    HostCase("answers nothing", letsOthersAct = false) { answering { "" } },
    HostCase("answers a character at most", letsOthersAct = false) { answering { it?.takeLast(1) } },
)
