package consumer

import android.view.inputmethod.InputConnection

/** A connection to [host] that tells of the text before the cursor what a scenario says. */
class Telling(private val host: SimulatedField) : InputConnection by host {
    private var tell: ((String) -> String?)? = null
    private var late = 0

    /** What stood before the cursor at first and after each step. */
    private val past = mutableListOf<String>()

    /** It is as it stood so many steps ago; what a step has just written counts as one step more. */
    private val told: String
        get() {
            val now = host.text.substring(0, host.start)
            val all = if (past.lastOrNull() == now) past else past + now
            return all[maxOf(0, all.size - 1 - late)]
        }

    /** From now on: `2` for so many scalars, `-` for nothing, `<1` for what stood there so many steps ago, `*` for all. */
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
        past += host.text.substring(0, host.start)
    }

    override fun getTextBeforeCursor(n: Int, flags: Int): CharSequence? {
        val whole = host.getTextBeforeCursor(n, flags)
        val tell = tell ?: return whole
        return tell(told)?.takeLast(n)
    }

    private fun startOfLast(scalars: Int, text: String) =
        text.offsetByCodePoints(text.length, -minOf(scalars, text.codePointCount(0, text.length)))
}
