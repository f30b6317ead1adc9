package host

import helium314.keyboard.event.Event
import helium314.keyboard.event.HwaljaCombiner
import helium314.keyboard.event.hwalja.Composer
import helium314.keyboard.event.hwalja.KeyboardLayout
import helium314.keyboard.event.hwalja.Layouts
import helium314.keyboard.keyboard.internal.keyboard_parser.floris.KeyCode

/**
 * HeliBoard around a combiner: what is done with an event after it, and a field. The word is what it has combined, and
 * what the combiner shows after that.
 */
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

    override fun press(codePoint: Int) = send(Event.key(codePoint))
    override fun space() = send(Event.key(' '.code))
    override fun shift() = send(Event.function(KeyCode.SHIFT))
    override fun pause() { time += 1000 }
    override fun setCycleTimeout(milliseconds: Long) { combiner.cycleTimeoutMillis = milliseconds }

    override fun delete(byStroke: Boolean) {
        combiner.step = if (byStroke) Composer.Step.STROKE else Composer.Step.JAMO
        send(Event.function(KeyCode.DELETE))
    }

    override fun finish() {
        written.append(word)
        combined.setLength(0)
        shown = ""
        combiner.reset()
    }

    private fun send(first: Event) {
        time += 1
        var event: Event? = combiner.processEvent(ArrayList(), first)
        while (event != null) {
            handle(event)
            event = event.nextEvent
        }
    }

    private fun handle(event: Event) {
        when {
            event.isConsumed -> if (word.isNotEmpty()) shown = word
            event.keyCode == KeyCode.MULTIPLE_CODE_POINTS -> { combined.append(event.text); return }
            event.keyCode == KeyCode.DELETE && word.isEmpty() -> written.removeLast()
            event.keyCode == KeyCode.DELETE -> { combined.removeLast(); shown = word }
            event.isFunctionalKeyEvent -> return
            Character.isWhitespace(event.codePoint) -> { finish(); written.appendCodePoint(event.codePoint) }
            else -> { combined.appendCodePoint(event.codePoint); shown = word }
        }
    }
}

/** The layouts by the names of their conformance files. */
val hosts: List<Pair<String, () -> AdapterHost>> = listOf(
    Layouts.cheonjiin, Layouts.naratgeul, Layouts.sky, Layouts.dubeolsik, Layouts.danmoeum,
).map { layout -> layout.id to { Host(layout) } }
