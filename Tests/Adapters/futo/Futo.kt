package host

import org.futo.inputmethod.event.Event
import org.futo.inputmethod.event.combiners.HwaljaCombiner
import org.futo.inputmethod.event.combiners.HwaljaComposer
import org.futo.inputmethod.event.combiners.HwaljaDots
import org.futo.inputmethod.event.combiners.HwaljaLayout
import org.futo.inputmethod.event.combiners.HwaljaLayouts
import org.futo.inputmethod.latin.common.Constants

private val layouts = HwaljaLayouts.run {
    val made = javaClass.methods.filter { it.returnType == HwaljaLayout::class.java }.map { it.invoke(this) as HwaljaLayout }
    val others = made.map { HwaljaLayout("${it.id}-compatibility", it.spaceEndsRun, it.keys, HwaljaDots.COMPATIBILITY) }
    (made + others).associateBy { it.id }
}

private fun function(code: Int) = Event(Event.EVENT_TYPE_INPUT_KEYPRESS, mKeyCode = code)

/** FUTO Keyboard with a combiner. */
class Futo private constructor(layout: HwaljaLayout) : AdapterHost<Event>(
    layout.spaceEndsRun, shift = function(Constants.CODE_SHIFT), backspace = function(Constants.CODE_DELETE),
) {
    private val combiner = HwaljaCombiner(layout) { time }
    override val feedback: CharSequence get() = combiner.combiningStateFeedback
    override var isByStroke: Boolean
        get() = combiner.backspaceUnit == HwaljaComposer.BackspaceUnit.STROKE
        set(value) { combiner.backspaceUnit = if (value) HwaljaComposer.BackspaceUnit.STROKE else HwaljaComposer.BackspaceUnit.JAMO }

    constructor(id: String) : this(layouts.getValue(id))

    override fun reset() = combiner.reset()

    override fun key(codePoint: Int) = Event(Event.EVENT_TYPE_INPUT_KEYPRESS, codePoint)

    override fun combine(event: Event) = generateSequence(combiner.processEvent(ArrayList(), event)) { it.mNextEvent }

    override fun handle(event: Event) {
        when {
            event.isConsumed -> shown = word
            event.eventType == Event.EVENT_TYPE_STOP_COMPOSING -> finish()
            event.mKeyCode == Constants.CODE_DELETE -> delete()
            !event.isFunctionalKeyEvent -> write(event.mCodePoint)
        }
    }

    companion object {
        /** Checks that nothing joins a word that is resumed, as when the user taps the word. */
        fun checkResumed() {
            val host = Futo("cheonjiin")
            host.send(Event(Event.EVENT_TYPE_INPUT_KEYPRESS_RESUMED, 'ㄱ'.code))
            host.press('ㅣ'.code)
            check(host.text == "ㄱㅣ") { "a resumed word joins: ${host.text}" }
        }
    }
}
