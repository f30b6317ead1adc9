package consumer

/**
 * A kind of host.
 *
 * @property events What happens on it.
 * @property mayEnd Whether what it tells can leave a session in doubt, so that a run may end.
 * @property isHard Whether a session may end the run at every press, if it loses nothing.
 * @property holds Whether a text fits.
 * @property make A host of this kind, empty.
 */
class HostCase(
    val name: String, val events: Set<Event> = emptySet(), val mayEnd: Boolean = false,
    val isHard: Boolean = false, val holds: (String) -> Boolean = { true }, val make: () -> Host,
)

private val all = setOf(Event.MOVES)

private fun textView(late: Int = 0, editor: Editor = Editor()) = Host(editor, EditorConnection(editor), late)

private fun answering(answer: (CharSequence?) -> CharSequence?) =
    Editor().let { Host(it, Answering(EditorConnection(it), answer)) }

private fun flutter(format: (EditingState, EditingState) -> EditingState) =
    Flutter(format).let { half -> Editor(later = half::answer).let { Host(it, EditorConnection(it)) } }

/** A field whose app sets its text anew at each change, as those that format numbers do, and keeps the cursor. */
fun formatted(closes: Boolean = false): Editor = Editor(closes = closes, watcher = { editor ->
    val (from, to) = editor.content.start to editor.content.end
    editor.setText(editor.content.text.toString())
    editor.content.select(from, to)
})

private fun long(text: String) = Regex("\\X").findAll(text).count()

val hostCases: List<HostCase> = listOf(
    HostCase("TextView", all) { textView() },
    HostCase("TextView, reports 1 late", all, mayEnd = true) { textView(1) },
    HostCase("TextView, reports 2 late", all, mayEnd = true) { textView(2) },
    HostCase("TextView, reports 3 late", all, mayEnd = true) { textView(3) },
    HostCase("TextView, no reports", all) { textView(Int.MAX_VALUE) },
    HostCase("maxLength 1", all, holds = { it.length <= 1 }) { textView(editor = Editor(listOf(lengthFilter(1)))) },
    HostCase("maxLength 3", all, holds = { it.length <= 3 }) { textView(editor = Editor(listOf(lengthFilter(3)))) },
    HostCase("maxLength 6, reports 2 late", all, mayEnd = true, holds = { it.length <= 6 }) {
        textView(2, Editor(listOf(lengthFilter(6))))
    },
    HostCase("setText in a TextWatcher", all) { textView(editor = formatted()) },
    HostCase("setText in a TextWatcher, reports 2 late", all, mayEnd = true) { textView(2, formatted()) },
    HostCase("setText closes the connection", all, mayEnd = true, isHard = true) {
        formatted(closes = true).let { Host(it, Closing(EditorConnection(it), it)) }
    },
    HostCase("TYPE_NULL") { Editor().let { Host(it, SendingConnection(it), Int.MAX_VALUE) } },
    HostCase("Termux") { Editor().let { Host(it, TermuxConnection(it), Int.MAX_VALUE) } },
    HostCase("Flutter", all) { flutter { _, new -> new } },
    HostCase("Flutter, a controller that unmarks", all) { flutter(unmarking) },
    HostCase("Flutter, a limit of 1 character", holds = { long(it) <= 1 }) { flutter(limiting(1)) },
    HostCase("Compose", all) { Editor().let { Host(it, ComposeConnection(it)) } },
    HostCase("Chromium of 2017", all) { Editor().let { Host(it, GraphemeConnection(it)) } },
    HostCase("answers null") { answering { null } },
    HostCase("answers nothing") { answering { "" } },
    HostCase("answers a character at most") { answering { it?.takeLast(1) } },
    HostCase("regions that others compose", setOf(Event.MOVES, Event.FOREIGN_MARKS)) { textView() },
    HostCase("no connection at times", setOf(Event.MOVES, Event.DISCONNECTS), mayEnd = true) { textView() },
    HostCase("hidden and left at times", setOf(Event.MOVES, Event.HIDES)) { textView() },
)
