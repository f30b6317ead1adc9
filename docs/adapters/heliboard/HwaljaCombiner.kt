// SPDX-License-Identifier: MIT
package helium314.keyboard.event

import android.os.SystemClock
import helium314.keyboard.event.hwalja.Composer
import helium314.keyboard.event.hwalja.Edit
import helium314.keyboard.event.hwalja.Key
import helium314.keyboard.event.hwalja.KeyboardLayout
import helium314.keyboard.keyboard.internal.keyboard_parser.floris.KeyCode
import helium314.keyboard.keyboard.internal.keyboard_parser.floris.KeyCode.isModifier
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

    override val combiningStateFeedback: CharSequence get() = "$ended${composer.composing}"

    override fun reset() {
        ended.setLength(0)
        composer.commit()
    }

    override fun processEvent(previousEvents: ArrayList<Event>?, event: Event): Event {
        val key = if (event.isFunctionalKeyEvent) null else layout.keyByScalar(event.codePoint)
        val word = combiningStateFeedback
        return when {
            key != null -> Event.createConsumedEvent(event).also { press(key) }
            word.isEmpty() || event.keyCode.isModifier() -> event
            event.keyCode == KeyCode.DELETE -> delete(event)
            event.codePoint == ' '.code && keeping { space() } == Edit.NONE -> Event.createConsumedEvent(event)
            else -> Event.createSoftwareTextEvent(word, KeyCode.MULTIPLE_CODE_POINTS, event).also { reset() }
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

    private fun delete(event: Event): Event {
        if (composer.backspace(step) == null) {
            ended.setLength(ended.length - Character.charCount(ended.codePointBefore(ended.length)))
        }
        if (combiningStateFeedback.isNotEmpty()) return Event.createConsumedEvent(event)
        // HeliBoard leaves the last character on the screen, unless it deletes one by itself: any will do.
        return Event.createSoftwareTextEvent("ㅇ", KeyCode.MULTIPLE_CODE_POINTS, event)
    }
}
