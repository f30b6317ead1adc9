package host

import android.view.KeyEvent
import android.view.inputmethod.ExtractedText
import android.view.inputmethod.ExtractedTextRequest
import android.view.inputmethod.InputConnection
import com.dessalines.thumbkey.IMEService
import com.dessalines.thumbkey.textprocessors.HwaljaComposer
import com.dessalines.thumbkey.textprocessors.HwaljaDots
import com.dessalines.thumbkey.textprocessors.HwaljaLayout
import com.dessalines.thumbkey.textprocessors.HwaljaLayouts
import com.dessalines.thumbkey.textprocessors.HwaljaTextProcessor

private val layouts = HwaljaLayouts.run {
    val made = javaClass.methods.filter { it.returnType == HwaljaLayout::class.java }.map { it.invoke(this) as HwaljaLayout }
    val others = made.map { HwaljaLayout("${it.id}-compatibility", it.spaceEndsRun, it.keys, HwaljaDots.COMPATIBILITY) }
    (made + others).associateBy { it.id }
}

private const val SHIFT = -1
private const val BACKSPACE = -2

/** A field that replaces the composing text where that text is, wherever the cursor is. */
private class Field(private val reportsCursor: Boolean) : InputConnection {
    private val text = StringBuilder()
    private var composed: IntRange? = null
    var cursor = 0
    val shown: String get() = text.toString()
    val composing: String get() = composed?.let { text.substring(it) } ?: ""

    override fun getExtractedText(request: ExtractedTextRequest, flags: Int) =
        if (reportsCursor) ExtractedText(0, cursor, cursor) else null

    override fun setComposingText(text: CharSequence, newCursorPosition: Int) = true.also {
        val place = composed ?: (cursor..<cursor)
        this.text.replace(place.first, place.last + 1, text.toString())
        cursor = place.first + text.length
        composed = (place.first..<cursor).takeUnless { it.isEmpty() }
    }

    override fun finishComposingText() = true.also { composed = null }

    override fun commitText(text: CharSequence, newCursorPosition: Int) =
        setComposingText(text, newCursorPosition) && finishComposingText()

    override fun sendKeyEvent(event: KeyEvent) = true.also {
        check(event.keyCode == KeyEvent.KEYCODE_DEL && composing.isEmpty())
        if (cursor == 0) return@also
        val start = text.offsetByCodePoints(cursor, -1)
        text.delete(start, cursor)
        cursor = start
    }
}

/** Thumb-Key with a processor. */
class ThumbKey private constructor(layout: HwaljaLayout, reportsCursor: Boolean) :
    AdapterHost<Int>(layout.spaceEndsRun, SHIFT, BACKSPACE) {
    private val editor = Field(reportsCursor)
    private val ime = IMEService(editor)
    private val processor = HwaljaTextProcessor(layout) { time }
    override val feedback: CharSequence get() = editor.composing
    override val text: String get() = editor.shown
    override var isByStroke: Boolean
        get() = processor.backspaceUnit == HwaljaComposer.BackspaceUnit.STROKE
        set(value) {
            processor.backspaceUnit = HwaljaComposer.BackspaceUnit.entries[if (value) 1 else 0]
        }

    constructor(id: String) : this(layouts.getValue(id), reportsCursor = true)

    override fun key(codePoint: Int) = codePoint

    override fun finish() = processor.handleFinishInput(ime)

    override fun send(event: Int) {
        time += 1
        when (event) {
            SHIFT -> Unit
            BACKSPACE -> processor.handleKeyEvent(ime, KeyEvent(KeyEvent.KEYCODE_DEL))
            else -> processor.handleCommitText(ime, Character.toString(event))
        }
    }

    private fun report(cursor: Int) = processor.handleCursorUpdate(ime, 0, 0, cursor, cursor)

    companion object {
        private fun type(expected: String, reportsCursor: Boolean = true, steps: ThumbKey.() -> Unit) {
            val host = ThumbKey(layouts.getValue("cheonjiin"), reportsCursor)
            host.processor.updateCursorPosition(host.ime)
            host.steps()
            check(host.text == expected) { "${host.text}, not $expected" }
        }

        /** Checks moved cursors. Also checks fields that report the cursor late or not at all. */
        fun checkCursor() {
            val ga = "ㄱㅣㆍ"
            type("ㄴ가") { ga.forEach { press(it.code); report(1) }; editor.cursor = 0; report(0); press('ㄴ'.code) }
            type("가나가") {
                (ga + ga).forEach { press(it.code) }
                report(1)
                report(2)
                editor.cursor = 1
                report(1)
                "ㄴㅣㆍ".forEach { press(it.code) }
            }
            type("가가") { (ga + ga).forEach { press(it.code); if (text.length == 2) report(1) }; report(2) }
            type("1가") { press('1'.code); ga.forEach { press(it.code); report(if (text.length == 2) 0 else 1) } }
            type("가가", reportsCursor = false) { (ga + ga).forEach { press(it.code); report(text.length) } }
        }
    }
}
