package host

import helium314.keyboard.event.Event
import helium314.keyboard.event.HwaljaCombiner
import helium314.keyboard.event.hwalja.Composer
import helium314.keyboard.event.hwalja.DotStyle
import helium314.keyboard.event.hwalja.KeyboardLayout
import helium314.keyboard.event.hwalja.Layouts
import helium314.keyboard.keyboard.internal.keyboard_parser.floris.KeyCode

private val layouts = Layouts.run { listOf(cheonjiin, naratgeul, sky, dubeolsik, danmoeum) }.associateBy { it.id } +
    ("cheonjiin-compatibility" to Layouts.cheonjiin.writing(DotStyle.COMPATIBILITY))

/** HeliBoard around a combiner. */
class HeliBoard private constructor(layout: KeyboardLayout) : AdapterHost<Event>(
    layout.spaceEndsRun, shift = Event.function(KeyCode.SHIFT), backspace = Event.function(KeyCode.DELETE),
) {
    private val combiner = HwaljaCombiner(layout) { time }
    override val feedback: CharSequence get() = combiner.combiningStateFeedback
    override var cycleTimeout by combiner::cycleTimeoutMillis
    override var isByStroke: Boolean
        get() = combiner.step == Composer.Step.STROKE
        set(value) { combiner.step = if (value) Composer.Step.STROKE else Composer.Step.JAMO }

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
