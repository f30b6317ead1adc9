// SPDX-License-Identifier: MIT
package helium314.keyboard.event

import android.os.SystemClock
import helium314.keyboard.keyboard.internal.keyboard_parser.floris.KeyCode
import helium314.keyboard.keyboard.internal.keyboard_parser.floris.KeyCode.isModifier
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

    override val combiningStateFeedback: CharSequence
        get() = if (ended.isEmpty()) composer.composing else "$ended${composer.composing}"

    override fun reset() {
        ended.setLength(0)
        composer.commit()
    }

    override fun processEvent(previousEvents: ArrayList<Event>?, event: Event): Event {
        val key = if (event.isFunctionalKeyEvent) null else layout.key(event.codePoint)
        when {
            key != null -> press(key)
            combiningStateFeedback.isEmpty() || event.keyCode.isModifier() -> return event
            event.keyCode == KeyCode.DELETE -> return delete(event)
            event.codePoint == ' '.code && composer.isEndedBySpace -> ended.append(composer.commit())
            else -> {
                val word = combiningStateFeedback
                reset()
                return Event.createSoftwareTextEvent(word, KeyCode.MULTIPLE_CODE_POINTS, event)
            }
        }
        return Event.createConsumedEvent(event)
    }

    private fun press(key: HwaljaKey) {
        val time = now()
        if (time - lastPress >= cycleTimeout && composer.pauseEndsRun(key)) ended.append(composer.commit())
        lastPress = time
        composer.press(key)
    }

    private fun delete(event: Event): Event {
        if (!composer.backspace(backspaceUnit)) ended.setLength(ended.offsetByCodePoints(ended.length, -1))
        if (combiningStateFeedback.isNotEmpty()) return Event.createConsumedEvent(event)
        // HeliBoard removes the last character only if HeliBoard itself deletes a character, so give it any character.
        return Event.createSoftwareTextEvent("ㅇ", KeyCode.MULTIPLE_CODE_POINTS, event)
    }
}
