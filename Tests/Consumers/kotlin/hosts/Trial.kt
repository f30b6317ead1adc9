package consumer

import hwalja.Composer
import hwalja.KeyboardLayout
import kotlin.random.Random

/** A layout, and what its full map says. */
typealias Mapped = Pair<KeyboardLayout, FullMap>

/** A text that is typed at random on a host of [case], and beside it in the plain model. */
class Trial(
    private val case: HostCase, underlines: Boolean, private val random: Random, private val maps: List<Mapped>,
) {
    private val host = case.make()
    private val phone = SessionPhone(host, underlines)
    private val session = phone.session
    private var model = maps.random(random).let { start ->
        session.layout = start.first
        plain(start)
    }
    private val steps = mutableListOf<String>()

    /** Whether the session may believe still that a press was written which the field refused. */
    private var isUnaware = false

    /** How often the run ended where the rule would go on with it. */
    var earlyEnds = 0
        private set

    /** Takes so many steps. Says, if the field is not as it must be after one, which led there and what it holds. */
    fun run(length: Int): String? {
        for (step in 1..length) {
            val problem = runCatching { step() }.exceptionOrNull() ?: continue
            return "${steps.joinToString(" ")} → ${host.notation}, ${problem.message}".replace("\n", "⏎")
        }
        return null
    }

    private fun plain(of: Mapped) = PlainField("", 0, 0, of.second, of.first.spaceEndsRun)

    private fun step() {
        when (random.nextInt(100)) {
            in 0..62 -> press()
            in 63..65 -> goOn()
            in 66..69 -> act("␣", { session.space() }) { it.spaced().takeIf(::fits) ?: it.ended() }
            70 -> act("⏎", { session.enter() }) { it.insertedIfFits("\n") }
            in 71..72 -> insert(otherTexts.random(random))
            in 73..79 -> act("⌫", { session.backspace() }) { it.lessJamo() }
            in 80..87 -> act("⎌", { session.backspace(Composer.Step.STROKE) }) { it.lessStroke() }
            in 88..89 -> switch()
            else -> if (case.events.isEmpty()) press() else phone.chance(case.events.random(random), random)
                .let { (name, change) -> change(name, change) }
        }
    }

    private fun goOn() = act("_", { session.commit() }) { it.ended() }

    private fun press() {
        val key = session.layout.keys.random(random)
        act(key.id, { session.press(key) }) { it.pressed(key.id) }
    }

    private fun switch() {
        val to = maps.random(random)
        val before = model
        act("=${to.first.id}", { session.layout = to.first }) {
            plain(to).changed(before.text, before.start, before.end)
        }
    }

    private fun fits(field: PlainField) = case.holds(field.text)

    private fun PlainField.insertedIfFits(new: String) = inserted(new).takeIf { fits(it) } ?: inserted("")

    /** Inserts [all], or a scalar of it where that is too much: how much of the rest a host keeps is its own affair. */
    private fun insert(all: String) {
        val new = if (fits(model.inserted(all))) all else all.take(Character.charCount(all.codePointAt(0)))
        act("\"$new\"", { session.insert(new) }) { it.insertedIfFits(new) }
    }

    /** The session acts, and the model does. What does not fit is refused, and what is refused changes nothing. */
    private fun act(name: String, act: () -> Unit, model: (PlainField) -> PlainField) {
        steps += name
        val before = this.model
        isUnaware = false
        phone.turn(act)
        if (!phone.isConnected) {
            val kept = if (name.startsWith("=")) model(before) else before
            return agree(kept, listOf(kept.ended()))
        }
        val wanted = model(before)
        if (!fits(wanted)) return agreeRefused(before)
        val doubts = listOf(wanted.ended(), model(before.ended()), model(before.ended()).ended())
        agree(wanted, doubts.takeIf { case.mayEnd }.orEmpty())
    }

    /** The field is as before. What a session that cannot know it yet believes shows at the next step. */
    private fun agreeRefused(before: PlainField) {
        val kept = listOf(before.ended(), before.looked(), before)
        val known = kept.firstOrNull { it.isShown }
        model = known ?: kept.first()
        if (!model.isInField) throw AssertionError("refused, and wanted: $before")
        isUnaware = known == null
        goOnIfMistaken()
    }

    /** What was refused may be what stands there already, to who sees text alone: the user goes on without it. */
    private fun goOnIfMistaken() {
        if (isUnaware && model.copy(composing = session.composing).looked().composing.isNotEmpty()) goOn()
    }

    /** Something else acts; whether that ends a run whose text still stands is left to the session. */
    private fun change(name: String, change: () -> Unit) {
        steps += name
        val before = model
        phone.turn(change)
        val after = before.changed(host.shown, host.start, host.end)
        agree(after.looked(), listOf(after.ended(), after))
        goOnIfMistaken()
        // Elsewhere the run's own text is the run, to who sees text alone: the user goes on without it.
        if (after.composing.isNotEmpty() && (before.text != after.text || before.start != after.start)) goOn()
    }

    /** The model is as [wanted], or else as the first of [allowed] that is so. */
    private fun agree(wanted: PlainField, allowed: List<PlainField>) {
        if (!wanted.isShown) earlyEnds += 1
        model = (listOf(wanted) + allowed).firstOrNull { it.isShown }
            ?: throw AssertionError("composing \"${session.composing}\"; wanted: $wanted")
    }

    private val PlainField.isInField get() = text == host.shown && start == host.start && end == host.end

    private val PlainField.isShown
        get() = isInField && (composing == session.composing || isUnaware && composing.isEmpty())
}
