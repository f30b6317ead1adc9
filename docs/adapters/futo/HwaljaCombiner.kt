// SPDX-License-Identifier: MIT
package org.futo.inputmethod.event.combiners

import android.os.SystemClock
import org.futo.inputmethod.event.Combiner
import org.futo.inputmethod.event.Event
import org.futo.inputmethod.event.combiners.hwalja.Composer
import org.futo.inputmethod.event.combiners.hwalja.Edit
import org.futo.inputmethod.event.combiners.hwalja.Key
import org.futo.inputmethod.event.combiners.hwalja.KeyboardLayout
import org.futo.inputmethod.latin.common.Constants
import java.util.ArrayList

/** Types on [layout], whose keys send their code points. [now] tells the time in milliseconds. */
class HwaljaCombiner(
    private val layout: KeyboardLayout,
    private val now: () -> Long = { SystemClock.uptimeMillis() },
) : Combiner {
    /** What backspace takes back. */
    var step: Composer.Step = Composer.Step.JAMO

    /** After how many milliseconds a key begins a new letter; 1000 is what layouts have that name no other. */
    var cycleTimeoutMillis: Long = 1000

    private val composer = Composer(layout)

    /** What the word begins with and no key changes any more; what is composed follows it. */
    private val ended = StringBuilder()
    private var lastPress = 0L

    override fun getCombiningStateFeedback(): CharSequence = "$ended${composer.composing}"

    override fun reset() {
        ended.setLength(0)
        composer.commit()
    }

    override fun processEvent(previousEvents: ArrayList<Event>?, event: Event?): Event {
        if (event == null) return Event.createNotHandledEvent()
        // A word that was typed before and is taken up again comes as events of another type.
        if (event.eventType != Event.EVENT_TYPE_INPUT_KEYPRESS) return event
        val key = if (event.isFunctionalKeyEvent) null else layout.keyByScalar(event.mCodePoint)
        return when {
            key != null -> Event.createConsumedEvent(event).also { press(key) }
            event.mKeyCode == Constants.CODE_DELETE && combiningStateFeedback.isNotEmpty() ->
                Event.createConsumedEvent(event).also { delete() }
            event.isFunctionalKeyEvent -> event
            event.mCodePoint == ' '.code && keeping { space() } == Edit.NONE -> Event.createConsumedEvent(event)
            else -> Event.createResetEvent(event)
        }
    }

    private fun press(key: Key) {
        val time = now()
        if (time - lastPress >= cycleTimeoutMillis) keeping { endCycle(key) }
        lastPress = time
        composer.press(key)
    }

    /** Does what may end the run, and keeps the text of it then. */
    private fun <T> keeping(change: Composer.() -> T): T {
        val text = composer.composing
        return composer.change().also { if (composer.composing.isEmpty()) ended.append(text) }
    }

    private fun delete() {
        if (composer.backspace(step) == null) {
            ended.setLength(ended.length - Character.charCount(ended.codePointBefore(ended.length)))
        }
    }
}
