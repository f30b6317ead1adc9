package consumer

import HangulKeyboard
import UnderliningKeyboard
import android.view.KeyEvent
import android.view.inputmethod.InputConnection
import hwalja.Layouts

/** A text field as Android has it; it tells [keyboard] of changes when [report] is called. */
private class Editor(private val keyboard: HangulKeyboard) : InputConnection {
    val text = StringBuilder()
    private var cursor = 0
    private var composing: IntRange? = null
    private var depth = 0
    private var reports = mutableListOf<() -> Unit>()

    init {
        keyboard.connection = this
        keyboard.onKeyEvent = { code ->
            check(code == KeyEvent.KEYCODE_DEL)
            if (cursor > 0) replace(text.offsetByCodePoints(cursor, -1), cursor, "")
            changed()
        }
    }

    /** Delivers what was not reported yet, as late as a busy system does. */
    fun report() {
        val late = reports
        reports = mutableListOf()
        late.forEach { it() }
    }

    fun move(to: Int) {
        cursor = to
        changed()
    }

    fun empty() {
        text.clear()
        composing = null
        move(to = 0)
    }

    override fun beginBatchEdit() = true.also { depth += 1 }

    override fun endBatchEdit() = true.also { depth -= 1 }

    override fun commitText(text: CharSequence?, newCursorPosition: Int): Boolean {
        put(text.toString())
        composing = null
        return changed()
    }

    override fun setComposingText(text: CharSequence?, newCursorPosition: Int): Boolean {
        val start = put(text.toString())
        composing = (start until cursor).takeUnless { it.isEmpty() }
        return changed()
    }

    override fun finishComposingText(): Boolean {
        composing = null
        return changed()
    }

    override fun deleteSurroundingText(beforeLength: Int, afterLength: Int): Boolean {
        check(beforeLength <= cursor && afterLength == 0)
        replace(cursor - beforeLength, cursor, "")
        return changed()
    }

    override fun getTextBeforeCursor(n: Int, flags: Int): CharSequence =
        text.substring(maxOf(0, cursor - n), cursor)

    /** Puts [new] where the composing text or the cursor is, and tells where that was. */
    private fun put(new: String): Int {
        val range = composing ?: (cursor until cursor)
        replace(range.first, range.last + 1, new)
        return range.first
    }

    private fun replace(start: Int, end: Int, new: String) {
        text.replace(start, end, new)
        cursor = start + new.length
    }

    private fun changed(): Boolean {
        val (at, range) = cursor to composing
        reports += {
            keyboard.onUpdateSelection(-1, -1, at, at, range?.first ?: -1, range?.let { it.last + 1 } ?: -1)
        }
        return true
    }

    fun checkBatches() = check(depth == 0) { "a batch was left open" }
}

private fun checkKeyboard(name: String, make: () -> HangulKeyboard) {
    for (isLate in listOf(false, true)) {
        val timing = if (isLate) "late" else "at once"

        fun scene(what: String, expected: String, act: (HangulKeyboard, Editor) -> Unit) {
            check("$name, told of changes $timing, $what") {
                val keyboard = make()
                val editor = Editor(keyboard)
                act(keyboard, editor)
                editor.checkBatches()
                expect(expected, editor.text.toString()) { "text" }
            }
        }

        fun HangulKeyboard.type(editor: Editor, keys: String) {
            for (id in keys.split(' ')) {
                when (id) {
                    "␣" -> onSpace()
                    "⌫" -> onBackspace()
                    else -> onKey(Layouts.cheonjiin.key(id)!!)
                }
                if (!isLate) editor.report()
            }
            if (isLate) editor.report()
        }

        scene("types, ends runs, writes spaces and deletes", "안ㅎ 가") { keyboard, editor ->
            keyboard.type(editor, "ㅇㅁ 인 천 ㄴㄹ ␣ ㅅㅎ ㅅㅎ ␣ ␣ ㄱㅋ 인 천 ㄴㄹ ⌫")
        }
        scene("deletes all that it typed and what stood there before", "") { keyboard, editor ->
            keyboard.type(editor, "ㄱㅋ 천 ⌫ ⌫ ⌫ ㄱㅋ ␣ ⌫ ⌫")
        }
        scene("begins another run where the cursor was moved to", "ㅅ안ㄴ") { keyboard, editor ->
            keyboard.type(editor, "ㅇㅁ 인 천 ㄴㄹ")
            editor.move(to = 0)
            editor.report()
            keyboard.type(editor, "ㅅㅎ")
            editor.move(to = 2)
            editor.report()
            keyboard.type(editor, "ㄴㄹ")
        }
        scene("begins another run in a field that was emptied", "ㅅ") { keyboard, editor ->
            keyboard.type(editor, "ㅇㅁ 인 천 ㄴㄹ")
            editor.empty()
            editor.report()
            keyboard.type(editor, "ㅅㅎ")
        }
    }
}

/** The glue of docs/GLUE.md, in a text field that does what Android's do. */
fun checkAndroid() {
    checkKeyboard("the keyboard of docs/GLUE.md", ::HangulKeyboard)
    checkKeyboard("the keyboard that underlines", ::UnderliningKeyboard)
}
