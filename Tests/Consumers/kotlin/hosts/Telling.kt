package consumer

import android.view.inputmethod.InputConnection

/** A connection to [editor] that tells of the text before the cursor what a scenario says. */
class Telling(private val editor: Editor) : InputConnection by EditorConnection(editor) {
    private var tell: ((String) -> String?)? = null
    private var late = 0
    private val before: String get() = editor.content.text.substring(0, editor.content.start)

    /** What stood before the cursor at first and after each step. */
    private val past = mutableListOf<String>()

    /** It is as it stood so many steps ago; what a step has just written counts as one step more. */
    private val told: String
        get() {
            val all = if (past.lastOrNull() == before) past else past + before
            return all[maxOf(0, all.size - 1 - late)]
        }

    /** From now on: `2` for so many scalars, `-` for nothing, `<1` for what stood there that many steps ago, `*`: all. */
    fun report(what: String) {
        late = if (what.startsWith("<")) what.drop(1).toInt() else 0
        val most = what.toIntOrNull()
        tell = when {
            most != null -> { text -> text.substring(startOfLast(most, text)) }
            what == "-" -> { _ -> null }
            what == "*" -> null
            late > 0 -> { text -> text }
            else -> error("no report $what")
        }
    }

    /** A step is over, or the field shows what it does at first. */
    fun remember() {
        past += before
    }

    override fun getTextBeforeCursor(n: Int, flags: Int): CharSequence? {
        val tell = tell ?: return before.takeLast(n)
        return tell(told)?.takeLast(n)
    }

    private fun startOfLast(scalars: Int, text: String) =
        text.offsetByCodePoints(text.length, -minOf(scalars, text.codePointCount(0, text.length)))
}
