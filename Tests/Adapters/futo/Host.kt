package host

import org.futo.inputmethod.event.Event
import org.futo.inputmethod.event.combiners.HwaljaCombiner
import org.futo.inputmethod.event.combiners.hwalja.Composer
import org.futo.inputmethod.event.combiners.hwalja.KeyboardLayout
import org.futo.inputmethod.event.combiners.hwalja.Layouts
import org.futo.inputmethod.latin.common.Constants

/** FUTO Keyboard around a combiner: what is done with an event after it, and a field. */
class Host(val layout: KeyboardLayout) : AdapterHost {
    private var time = 5000L
    private val combiner = HwaljaCombiner(layout) { time }
    private val combined = StringBuilder()
    private val written = StringBuilder()
    /** What is shown as the word: only some events make it anew. */
    private var shown = ""

    override val text: String get() = "$written$shown"
    override val endsRunWithSpace: Boolean get() = layout.spaceEndsRun
    override val word: String get() = "$combined${combiner.combiningStateFeedback}"

    override fun press(codePoint: Int) = key(codePoint)
    override fun space() = key(' '.code)
    override fun shift() = send(Event.key(Event.EVENT_TYPE_INPUT_KEYPRESS, -1, Constants.CODE_SHIFT))
    override fun pause() { time += 1000 }
    override fun setCycleTimeout(milliseconds: Long) { combiner.cycleTimeoutMillis = milliseconds }

    override fun delete(byStroke: Boolean) {
        combiner.step = if (byStroke) Composer.Step.STROKE else Composer.Step.JAMO
        send(Event.key(Event.EVENT_TYPE_INPUT_KEYPRESS, -1, Constants.CODE_DELETE))
    }

    override fun finish() {
        written.append(word)
        combined.setLength(0)
        shown = ""
        combiner.reset()
    }

    /** Takes up the word before the cursor again, as after a tap on it. */
    fun resume(word: String) {
        for (character in word) send(Event.key(Event.EVENT_TYPE_INPUT_KEYPRESS_RESUMED, character.code, 0))
    }

    private fun key(codePoint: Int) = send(Event.key(Event.EVENT_TYPE_INPUT_KEYPRESS, codePoint, 0))

    private fun send(first: Event) {
        time += 1
        var event: Event? = combiner.processEvent(ArrayList(), first)
        while (event != null) {
            handle(event)
            event = event.mNextEvent
        }
    }

    private fun handle(event: Event) {
        when {
            event.isConsumed -> shown = word
            event.eventType == Event.EVENT_TYPE_STOP_COMPOSING -> finish()
            event.mKeyCode == Constants.CODE_DELETE && word.isEmpty() -> written.removeLast()
            event.mKeyCode == Constants.CODE_DELETE -> { combined.removeLast(); shown = word }
            event.isFunctionalKeyEvent -> return
            Character.isWhitespace(event.mCodePoint) -> { finish(); written.appendCodePoint(event.mCodePoint) }
            else -> { combined.appendCodePoint(event.mCodePoint); shown = word }
        }
    }
}

/** The layouts by the names of their conformance files. */
val hosts: List<Pair<String, () -> AdapterHost>> = listOf(
    Layouts.cheonjiin, Layouts.naratgeul, Layouts.sky, Layouts.dubeolsik, Layouts.danmoeum,
).map { layout -> layout.id to { Host(layout) } }
