// SPDX-License-Identifier: MIT
package com.dessalines.thumbkey.textprocessors

import android.os.SystemClock
import android.view.KeyEvent
import android.view.inputmethod.ExtractedTextRequest
import com.dessalines.thumbkey.IMEService

/**
 * Types with [layout]. After a pause of [cycleTimeout] milliseconds, a key begins a new letter. [now] returns the time.
 */
class HwaljaTextProcessor(
    private val layout: HwaljaLayout,
    private val cycleTimeout: Long = 1000,
    private val now: () -> Long = { SystemClock.uptimeMillis() },
) : TextProcessor {
    /** The unit that one backspace deletes. */
    var backspaceUnit: HwaljaComposer.BackspaceUnit = HwaljaComposer.BackspaceUnit.JAMO
    private val composer = HwaljaComposer(layout)
    private var lastPress = 0L

    /**
     * The start of the run and the cursor after each edit. All of them are kept because reports may be late. Empty if
     * the positions are unknown.
     */
    private val cursors = ArrayDeque<Int>()
    private var start = 0
    private var lastReport = -1

    /** True until the first edit of the run has been reported. */
    private var isBehind = false

    override fun handleCommitText(ime: IMEService, input: CharSequence) {
        val key = layout.key(Character.codePointAt(input, 0)).takeIf { input.length == 1 }
        val isEndOfRun = input.toString() == " " && composer.isEndedBySpace
        val isLate = now() - lastPress >= cycleTimeout
        if (key == null || isLate && composer.pauseEndsRun(key)) handleFinishInput(ime)
        if (key != null) press(key, ime) else if (!isEndOfRun) ime.currentInputConnection.commitText(input, 1)
    }

    private fun press(key: HwaljaKey, ime: IMEService) {
        if (composer.composing.isEmpty()) {
            val field = ime.currentInputConnection.getExtractedText(ExtractedTextRequest(), 0)
            start = if (field != null) field.startOffset + minOf(field.selectionStart, field.selectionEnd) else 0
            cursors.clear()
            if (field != null) cursors += start
            isBehind = lastReport != start
        }
        lastPress = now()
        composer.press(key)
        show(ime)
    }

    private fun show(ime: IMEService) {
        if (cursors.isNotEmpty()) cursors += start + composer.composing.length
        ime.currentInputConnection.setComposingText(composer.composing, 1)
    }

    override fun handleKeyEvent(ime: IMEService, ev: KeyEvent) {
        if (ev.keyCode == KeyEvent.KEYCODE_DEL && composer.backspace(backspaceUnit)) return show(ime)
        handleFinishInput(ime)
        ime.currentInputConnection.sendKeyEvent(ev)
    }

    override fun handleFinishInput(ime: IMEService) {
        if (composer.commit().isNotEmpty()) ime.currentInputConnection.finishComposingText()
    }

    override fun handleCursorUpdate(
        ime: IMEService, oldSelStart: Int, oldSelEnd: Int, newSelStart: Int, newSelEnd: Int,
    ) {
        lastReport = newSelStart
        val own = if (newSelStart == newSelEnd) cursors.indexOf(newSelStart) else -1
        if (own >= 0) {
            repeat(own) { cursors.removeFirst() }
            isBehind = false
        } else if (cursors.isNotEmpty() && !isBehind) {
            handleFinishInput(ime)
        }
    }

    override fun updateCursorPosition(ime: IMEService) = Unit
}
