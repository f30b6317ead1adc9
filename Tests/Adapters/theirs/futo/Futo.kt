package host

import org.futo.inputmethod.event.CombinerChain
import org.futo.inputmethod.event.Event
import org.futo.inputmethod.event.combiners.HwaljaCombiner
import org.futo.inputmethod.event.combiners.HwaljaComposer
import org.futo.inputmethod.event.combiners.HwaljaDots
import org.futo.inputmethod.event.combiners.HwaljaLayout
import org.futo.inputmethod.event.combiners.HwaljaLayouts
import org.futo.inputmethod.latin.WordComposer
import org.futo.inputmethod.latin.common.Constants
import org.futo.inputmethod.v2keyboard.CombinerKind

private val layouts = HwaljaLayouts.run {
    val compatible = HwaljaLayout("cheonjiin-compatibility", true, cheonjiin.keys, HwaljaDots.COMPATIBILITY)
    val made = javaClass.methods.filter { it.returnType == HwaljaLayout::class.java }
    (made.map { it.invoke(this) as HwaljaLayout } + compatible).associateBy { it.id }
}

private fun function(keyCode: Int) = Event.createSoftwareKeypressEvent(Event.NOT_A_CODE_POINT, keyCode, -1, -1, false)

/** FUTO Keyboard's own composer of words, with what its InputLogic does with events. */
class Futo private constructor(layout: HwaljaLayout, cycleTimeout: Long) : AdapterHost<Event>(
    layout.spaceEndsRun, shift = function(Constants.CODE_SHIFT), backspace = function(Constants.CODE_DELETE),
) {
    private val combiner = HwaljaCombiner(layout, cycleTimeout) { time }
    private val composer = composerWith(combiner)
    override val feedback: CharSequence get() = composer.typedWord
    override var isByStroke: Boolean
        get() = combiner.step == HwaljaComposer.Step.STROKE
        set(value) { combiner.step = if (value) HwaljaComposer.Step.STROKE else HwaljaComposer.Step.JAMO }

    constructor(id: String, cycleTimeout: Long = 1000) : this(layouts.getValue(id), cycleTimeout)

    override fun reset() = composer.reset(true)

    override fun key(codePoint: Int): Event = Event.createSoftwareKeypressEvent(codePoint, 0, -1, -1, false)

    override fun combine(event: Event) = generateSequence(composer.processEvent(event)) { it.mNextEvent }

    override fun handle(event: Event) {
        when {
            event.isConsumed -> Unit
            event.eventType == Event.EVENT_TYPE_STOP_COMPOSING -> finish()
            event.mKeyCode == Constants.CODE_DELETE ->
                if (composer.isComposingWord) composer.applyProcessedEvent(event) else delete()
            event.isFunctionalKeyEvent -> return
            Character.isWhitespace(event.mCodePoint) -> write(event.mCodePoint)
            else -> composer.applyProcessedEvent(event)
        }
        shown = word
    }

    companion object {
        /** A word that is edited again, whose letters are no presses of keys, and a press after that. */
        fun checkResumed() {
            val host = Futo("cheonjiin")
            host.composer.setComposingWord(intArrayOf('ㅇ'.code, 'ㅇ'.code), IntArray(4))
            host.press('ㅣ'.code)
            check(host.text == "ㅇㅇㅣ") { "taken up again: ${host.text}" }
        }

        /** A composer of words whose combiner, which the patch has named, is [combiner]. */
        private fun composerWith(combiner: HwaljaCombiner): WordComposer {
            val composer = WordComposer()
            composer.setCombiners(listOf(CombinerKind.DeadKey, CombinerKind.HwaljaCheonjiin))
            val chain = ownedBy(composer, WordComposer::class.java, "mCombinerChain")
            @Suppress("UNCHECKED_CAST")
            val combiners = ownedBy(chain, CombinerChain::class.java, "mCombiners") as MutableList<Any>
            check(combiners.last() is HwaljaCombiner) { "the patch has put no combiner there" }
            combiners[combiners.lastIndex] = combiner
            return composer
        }
    }
}
