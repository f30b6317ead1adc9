package host

import org.futo.inputmethod.event.Event
import org.futo.inputmethod.event.combiners.HwaljaCombiner
import org.futo.inputmethod.event.combiners.hwalja.Composer
import org.futo.inputmethod.event.combiners.hwalja.DotStyle
import org.futo.inputmethod.event.combiners.hwalja.KeyboardLayout
import org.futo.inputmethod.event.combiners.hwalja.Layouts
import org.futo.inputmethod.latin.common.Constants

private val layouts = listOf(
    Layouts.cheonjiin, Layouts.naratgeul, Layouts.sky, Layouts.dubeolsik, Layouts.danmoeum,
).associateBy { it.id } + ("cheonjiin-compatibility" to Layouts.cheonjiin.writing(DotStyle.COMPATIBILITY))

/** FUTO Keyboard around a combiner: what is done with an event after it. */
class Futo private constructor(layout: KeyboardLayout) : AdapterHost(layout.spaceEndsRun) {
    private val combiner = HwaljaCombiner(layout) { time }
    override val feedback: CharSequence get() = combiner.combiningStateFeedback

    constructor(id: String) : this(layouts.getValue(id))

    override fun reset() = combiner.reset()

    override fun press(codePoint: Int) = send(Event(Event.EVENT_TYPE_INPUT_KEYPRESS, codePoint))

    override fun shift() = send(Event(Event.EVENT_TYPE_INPUT_KEYPRESS, mKeyCode = Constants.CODE_SHIFT))

    override fun setCycleTimeout(milliseconds: Long) { combiner.cycleTimeoutMillis = milliseconds }

    override fun delete(byStroke: Boolean) {
        combiner.step = if (byStroke) Composer.Step.STROKE else Composer.Step.JAMO
        send(Event(Event.EVENT_TYPE_INPUT_KEYPRESS, mKeyCode = Constants.CODE_DELETE))
    }

    private fun send(first: Event) {
        time += 1
        generateSequence(combiner.processEvent(ArrayList(), first)) { it.mNextEvent }.forEach(::handle)
    }

    private fun handle(event: Event) {
        when {
            event.isConsumed -> shown = word
            event.eventType == Event.EVENT_TYPE_STOP_COMPOSING -> finish()
            event.mKeyCode == Constants.CODE_DELETE -> delete()
            !event.isFunctionalKeyEvent -> write(event.mCodePoint)
        }
    }

    companion object {
        /** A word before the cursor that is taken up again, as after a tap on it, joins nothing. */
        fun checkResumed() {
            val host = Futo("cheonjiin")
            host.send(Event(Event.EVENT_TYPE_INPUT_KEYPRESS_RESUMED, 'ㄱ'.code))
            host.press('ㅣ'.code)
            check(host.text == "ㄱㅣ") { "taken up again: ${host.text}" }
        }
    }
}
