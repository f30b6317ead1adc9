package host

import helium314.keyboard.event.Event
import helium314.keyboard.event.HwaljaCombiner
import helium314.keyboard.event.hwalja.Composer
import helium314.keyboard.event.hwalja.DotStyle
import helium314.keyboard.event.hwalja.KeyboardLayout
import helium314.keyboard.event.hwalja.Layouts
import helium314.keyboard.keyboard.internal.keyboard_parser.floris.KeyCode

private val layouts = listOf(
    Layouts.cheonjiin, Layouts.naratgeul, Layouts.sky, Layouts.dubeolsik, Layouts.danmoeum,
).associateBy { it.id } + ("cheonjiin-compatibility" to Layouts.cheonjiin.writing(DotStyle.COMPATIBILITY))

/** HeliBoard around a combiner: what is done with an event after it. */
class HeliBoard private constructor(layout: KeyboardLayout) : AdapterHost(layout.spaceEndsRun) {
    private val combiner = HwaljaCombiner(layout) { time }
    override val feedback: CharSequence get() = combiner.combiningStateFeedback

    constructor(id: String) : this(layouts.getValue(id))

    override fun reset() = combiner.reset()

    override fun press(codePoint: Int) = send(Event.key(codePoint))

    override fun shift() = send(Event.function(KeyCode.SHIFT))

    override fun setCycleTimeout(milliseconds: Long) { combiner.cycleTimeoutMillis = milliseconds }

    override fun delete(byStroke: Boolean) {
        combiner.step = if (byStroke) Composer.Step.STROKE else Composer.Step.JAMO
        send(Event.function(KeyCode.DELETE))
    }

    private fun send(first: Event) {
        time += 1
        generateSequence(combiner.processEvent(ArrayList(), first)) { it.nextEvent }.forEach(::handle)
    }

    private fun handle(event: Event) {
        when {
            event.isConsumed -> if (word.isNotEmpty()) shown = word
            event.keyCode == KeyCode.MULTIPLE_CODE_POINTS -> combined.append(event.text)
            event.keyCode == KeyCode.DELETE -> delete()
            !event.isFunctionalKeyEvent -> write(event.codePoint)
        }
    }
}
