// The declarations of FUTO Keyboard that the combiner uses, written without its code.
package org.futo.inputmethod.event

class Event(
    val eventType: Int, val mCodePoint: Int = -1, val mKeyCode: Int = 0, val isConsumed: Boolean = false,
    val mNextEvent: Event? = null,
) {
    val isFunctionalKeyEvent: Boolean get() = mCodePoint == -1

    companion object {
        const val EVENT_TYPE_NOT_HANDLED = 0
        const val EVENT_TYPE_INPUT_KEYPRESS = 1
        const val EVENT_TYPE_INPUT_KEYPRESS_RESUMED = 9
        const val EVENT_TYPE_STOP_COMPOSING = 10

        @JvmStatic
        fun createConsumedEvent(source: Event) =
            Event(source.eventType, source.mCodePoint, source.mKeyCode, true, source.mNextEvent)

        @JvmStatic
        fun createResetEvent(source: Event) = Event(EVENT_TYPE_STOP_COMPOSING, mNextEvent = source)

        @JvmStatic
        fun createNotHandledEvent() = Event(EVENT_TYPE_NOT_HANDLED)
    }
}
