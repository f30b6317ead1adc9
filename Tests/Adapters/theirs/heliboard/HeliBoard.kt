package host

import helium314.keyboard.event.CombinerChain
import helium314.keyboard.event.Event
import helium314.keyboard.event.HwaljaCombiner
import helium314.keyboard.event.HwaljaComposer
import helium314.keyboard.event.HwaljaDots
import helium314.keyboard.event.HwaljaLayout
import helium314.keyboard.event.HwaljaLayouts
import helium314.keyboard.keyboard.internal.keyboard_parser.floris.KeyCode
import helium314.keyboard.latin.WordComposer

private val layouts = HwaljaLayouts.run {
    val compatible = HwaljaLayout("cheonjiin-compatibility", true, cheonjiin.keys, HwaljaDots.COMPATIBILITY)
    val made = javaClass.methods.filter { it.returnType == HwaljaLayout::class.java }
    (made.map { it.invoke(this) as HwaljaLayout } + compatible).associateBy { it.id }
}

private fun function(keyCode: Int) = Event.createSoftwareKeypressEvent(keyCode, 0, -1, -1, false)

/** HeliBoard's own composer of words, with what its InputLogic does with events. */
class HeliBoard private constructor(layout: HwaljaLayout, cycleTimeout: Long) : AdapterHost<Event>(
    layout.spaceEndsRun, shift = function(KeyCode.SHIFT), backspace = function(KeyCode.DELETE),
) {
    private val combiner = HwaljaCombiner(layout, cycleTimeout) { time }
    private val composer = composerWith(combiner)
    override val feedback: CharSequence get() = composer.typedWord
    override var isByStroke: Boolean
        get() = combiner.step == HwaljaComposer.Step.STROKE
        set(value) { combiner.step = if (value) HwaljaComposer.Step.STROKE else HwaljaComposer.Step.JAMO }

    constructor(id: String, cycleTimeout: Long = 1000) : this(layouts.getValue(id), cycleTimeout)

    override fun reset() = composer.reset()

    override fun key(codePoint: Int): Event = Event.createSoftwareKeypressEvent(codePoint, 0, -1, -1, false)

    override fun combine(event: Event) = generateSequence(composer.processEvent(event)) { it.nextEvent }

    override fun handle(event: Event) {
        when {
            event.isConsumed -> Unit
            event.keyCode == KeyCode.MULTIPLE_CODE_POINTS -> composer.applyProcessedEvent(event, true)
            event.keyCode == KeyCode.DELETE ->
                if (composer.isComposingWord) composer.applyProcessedEvent(event) else delete()
            event.isFunctionalKeyEvent -> return
            Character.isWhitespace(event.codePoint) -> write(event.codePoint)
            else -> composer.applyProcessedEvent(event)
        }
        shown = word
    }

    private companion object {
        /** A composer of words whose combiner, which the patch has put there, is [combiner]. */
        fun composerWith(combiner: HwaljaCombiner): WordComposer {
            val composer = WordComposer()
            composer.restartCombining("hwalja_cheonjiin")
            // A word that is edited again, whose letters are no presses of keys.
            composer.setComposingWord(intArrayOf('ㅇ'.code, 'ㅇ'.code), IntArray(4))
            check(composer.typedWord == "ㅇㅇ") { "taken up again: ${composer.typedWord}" }
            composer.reset()
            val chain = ownedBy(composer, WordComposer::class.java, "mCombinerChain")
            @Suppress("UNCHECKED_CAST")
            val combiners = ownedBy(chain, CombinerChain::class.java, "mCombiners") as MutableList<Any>
            check(combiners.last() is HwaljaCombiner) { "the patch has put no combiner there" }
            combiners[combiners.lastIndex] = combiner
            return composer
        }
    }
}
