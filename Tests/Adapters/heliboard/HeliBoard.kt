package host

import helium314.keyboard.event.Event
import helium314.keyboard.event.HwaljaCombiner
import helium314.keyboard.event.HwaljaComposer
import helium314.keyboard.event.HwaljaDots
import helium314.keyboard.event.HwaljaLayout
import helium314.keyboard.event.HwaljaLayouts
import helium314.keyboard.keyboard.internal.keyboard_parser.floris.KeyCode

private val layouts = HwaljaLayouts.run {
    val made = javaClass.methods.filter { it.returnType == HwaljaLayout::class.java }.map { it.invoke(this) as HwaljaLayout }
    val others = made.map { HwaljaLayout("${it.id}-compatibility", it.spaceEndsRun, it.keys, HwaljaDots.COMPATIBILITY) }
    (made + others).associateBy { it.id }
}

/** HeliBoard with a combiner. */
class HeliBoard private constructor(layout: HwaljaLayout) : AdapterHost<Event>(
    layout.spaceEndsRun, shift = Event.function(KeyCode.SHIFT), backspace = Event.function(KeyCode.DELETE),
) {
    private val combiner = HwaljaCombiner(layout) { time }
    override val feedback: CharSequence get() = combiner.combiningStateFeedback
    override var isByStroke: Boolean
        get() = combiner.backspaceUnit == HwaljaComposer.BackspaceUnit.STROKE
        set(value) { combiner.backspaceUnit = if (value) HwaljaComposer.BackspaceUnit.STROKE else HwaljaComposer.BackspaceUnit.JAMO }

    constructor(id: String) : this(layouts.getValue(id))

    override fun reset() = combiner.reset()

    override fun key(codePoint: Int) = Event.key(codePoint)

    override fun combine(event: Event) = generateSequence(combiner.processEvent(ArrayList(), event)) { it.nextEvent }

    override fun handle(event: Event) {
        when {
            event.isConsumed -> if (word.isNotEmpty()) shown = word
            event.keyCode == KeyCode.MULTIPLE_CODE_POINTS -> combined.append(event.text)
            event.keyCode == KeyCode.DELETE -> delete()
            !event.isFunctionalKeyEvent -> write(event.codePoint)
        }
    }
}
