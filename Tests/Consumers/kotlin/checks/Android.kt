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
    private var selected = 0
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

    /** Moves the cursor, as a finger does, and selects the code units after it. */
    fun move(to: Int, selecting: Int = 0) {
        cursor = to
        selected = selecting
        changed()
        report()
    }

    /** Empties the field, as its app does. */
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
        check(beforeLength <= cursor && afterLength == 0) { "$beforeLength to delete at $cursor" }
        val stays = selected
        replace(cursor - beforeLength, cursor, "")
        selected = stays
        return changed()
    }

    override fun getTextBeforeCursor(n: Int, flags: Int): CharSequence =
        text.substring(maxOf(0, cursor - n), cursor)

    /** Puts [new] where the composing text or the cursor is, and tells where that was. */
    private fun put(new: String): Int {
        val range = composing ?: (cursor until cursor + selected)
        replace(range.first, range.last + 1, new)
        return range.first
    }

    private fun replace(start: Int, end: Int, new: String) {
        text.replace(start, end, new)
        cursor = start + new.length
        selected = 0
    }

    private fun changed(): Boolean {
        val (start, end, range) = Triple(cursor, cursor + selected, composing)
        reports += {
            val (first, last) = range?.let { it.first to it.last + 1 } ?: (-1 to -1)
            keyboard.onUpdateSelection(-1, -1, start, end, first, last)
        }
        return true
    }

    fun checkBatches() = check(depth == 0) { "a batch was left open" }
}

private fun checkKeyboard(name: String, tellsPlaces: Boolean, make: () -> HangulKeyboard) {
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
            keyboard.type(editor, "ㄱㅋ 천 ⌫ ⌫ ㄱㅋ ␣ ⌫")
        }
        scene("begins another run where the cursor was moved to", "ㅅ안ㄴ") { keyboard, editor ->
            keyboard.type(editor, "ㅇㅁ 인 천 ㄴㄹ")
            editor.move(to = 0)
            keyboard.type(editor, "ㅅㅎ")
            editor.move(to = 2)
            keyboard.type(editor, "ㄴㄹ")
        }
        scene("begins another run in a field that was emptied", "ㄴ") { keyboard, editor ->
            keyboard.type(editor, "ㅇㅁ 인 천 ㄴㄹ")
            editor.empty()
            keyboard.type(editor, "ㄴㄹ")
        }
        scene("writes over what was selected after the run", "안ㄴ") { keyboard, editor ->
            keyboard.type(editor, "ㅅㅎ")
            editor.move(to = 0)
            keyboard.type(editor, "ㅇㅁ 인 천 ㄴㄹ")
            editor.move(to = 1, selecting = 1)
            keyboard.type(editor, "ㄴㄹ")
        }
        if (tellsPlaces) {
            scene("begins another run where the same text stands before the cursor", "ㄴㄴㄴ") { keyboard, editor ->
                keyboard.type(editor, "ㄴㄹ ␣ ㄴㄹ")
                editor.move(to = 1)
                keyboard.type(editor, "ㄴㄹ")
            }
        }
    }
}

/** The glue of docs/GLUE.md, in a text field that does what Android's do. */
fun checkAndroid() {
    checkKeyboard("the keyboard of docs/GLUE.md", tellsPlaces = false, ::HangulKeyboard)
    checkKeyboard("the keyboard that underlines", tellsPlaces = true, ::UnderliningKeyboard)
}
