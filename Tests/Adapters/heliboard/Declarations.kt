// The declarations of HeliBoard and Android that the combiner uses, written without their code.
@file:Suppress("UNUSED_PARAMETER")

package helium314.keyboard.event

import java.util.ArrayList

interface Combiner {
    fun processEvent(previousEvents: ArrayList<Event>?, event: Event): Event
    val combiningStateFeedback: CharSequence
    fun reset()
}

class Event private constructor(
    val text: CharSequence?,
    val codePoint: Int,
    val keyCode: Int,
    val isConsumed: Boolean,
    val nextEvent: Event?,
) {
    val isFunctionalKeyEvent: Boolean get() = codePoint == -1

    companion object {
        fun key(codePoint: Int) = Event(null, codePoint, 0, false, null)

        fun function(keyCode: Int) = Event(null, -1, keyCode, false, null)

        fun createSoftwareTextEvent(text: CharSequence?, keyCode: Int, nextEvent: Event? = null) =
            Event(text, -1, keyCode, false, nextEvent)

        fun createConsumedEvent(source: Event) =
            Event(source.text, source.codePoint, source.keyCode, true, source.nextEvent)
    }
}
