// SPDX-License-Identifier: MIT
package org.futo.inputmethod.event.combiners

import android.os.SystemClock
import org.futo.inputmethod.event.Combiner
import org.futo.inputmethod.event.Event
import org.futo.inputmethod.latin.common.Constants
import java.util.ArrayList

/**
 * Types with [layout]. After a pause of [cycleTimeout] milliseconds, a key begins a new letter. [now] returns the time.
 */
class HwaljaCombiner(
    private val layout: HwaljaLayout,
    private val cycleTimeout: Long = 1000,
    private val now: () -> Long = { SystemClock.uptimeMillis() },
) : Combiner {
    /** The unit that one backspace deletes. */
    var backspaceUnit: HwaljaComposer.BackspaceUnit = HwaljaComposer.BackspaceUnit.JAMO
    private val composer = HwaljaComposer(layout)

    /** The beginning of the word, which no key can change any more. The composed text follows this beginning. */
    private val ended = StringBuilder()
    private var lastPress = 0L

    override fun getCombiningStateFeedback(): CharSequence =
        if (ended.isEmpty()) composer.composing else "$ended${composer.composing}"

    override fun reset() {
        ended.setLength(0)
        composer.commit()
    }

    override fun processEvent(previousEvents: ArrayList<Event>?, event: Event?): Event {
        if (event == null) return Event.createNotHandledEvent()
        // The letters of a resumed word arrive as events of another type.
        if (event.eventType != Event.EVENT_TYPE_INPUT_KEYPRESS) return event
        val key = if (event.isFunctionalKeyEvent) null else layout.key(event.mCodePoint)
        when {
            key != null -> press(key)
            event.mKeyCode == Constants.CODE_DELETE && combiningStateFeedback.isNotEmpty() -> delete()
            event.isFunctionalKeyEvent -> return event
            event.mCodePoint == ' '.code && composer.isEndedBySpace -> ended.append(composer.commit())
            else -> return Event.createResetEvent(event)
        }
        return Event.createConsumedEvent(event)
    }

    private fun press(key: HwaljaKey) {
        val time = now()
        if (time - lastPress >= cycleTimeout && composer.pauseEndsRun(key)) ended.append(composer.commit())
        lastPress = time
        composer.press(key)
    }

    private fun delete() {
        if (!composer.backspace(backspaceUnit)) ended.setLength(ended.offsetByCodePoints(ended.length, -1))
    }
}
