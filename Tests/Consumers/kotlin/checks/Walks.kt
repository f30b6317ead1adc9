package consumer

import hwalja.Composer
import hwalja.Key
import hwalja.KeyboardLayout
import java.util.concurrent.Callable
import java.util.concurrent.Executors
import kotlin.random.Random

private const val STEPS = 1_000_000

/** What else may be typed: parts that join otherTexts, pairs of surrogates, characters of many scalars. */
val otherTexts: List<String> = listOf(
    "1", "a", ".", " ", "\n", "\r\n", "ㄱ", "ㄴ", "가", "안", "한글", "\u1100\u119E", "\u11A2", "ㄱㆍ", "e\u0301",
    "😀", "👍🏽", "👨‍👩‍👧", "🇰🇷", "❤\uFE0F", "각",
)

/** A walk on a host of [kind]: at each step the session and the model do the same at random. */
private class Walk(private val kind: HostKind, private val maps: List<Pair<KeyboardLayout, FullMap>>) {
    private val random = Random(1)
    private val keyboard = Keyboard(kind)
    private val field = keyboard.field
    private val session = keyboard.session
    private var model = plain(maps.first())
    private val steps = ArrayDeque<String>()
    private var isReported = false
    private var earlyEnds = 0

    fun run(): Int {
        field.show("|")
        val report = field.onUpdateSelection
        field.onUpdateSelection = { start, cursor, composing ->
            report(start, cursor, composing)
            isReported = true
        }
        repeat(STEPS) {
            try {
                step()
            } catch (problem: Throwable) {
                throw AssertionError("after ${steps.joinToString(" ")} in ${field.shown()}: $problem", problem)
            }
        }
        check(earlyEnds < STEPS / 10) { "$earlyEnds runs ended early" }
        return STEPS
    }

    private fun plain(of: Pair<KeyboardLayout, FullMap>) = PlainField("", 0, 0, of.second, of.first.spaceEndsRun)

    private fun step() {
        if (kind.lies) field.answers = if (random.nextInt(8) > 0) Answers.WHOLE else Answers.entries.random(random)
        when (random.nextInt(100)) {
            in 0..63 -> press(session.layout.keys.random(random))
            in 64..65 -> press(maps.random(random).first.keys.random(random))
            in 66..68 -> act("_", { session.commit() }) { it.ended() }
            in 69..72 -> act("␣", { session.space() }) { it.spaced() }
            73 -> act("⏎", { session.enter() }) { it.inserted("\n") }
            in 74..75 -> otherTexts.random(random).let { new -> act("\"$new\"", { session.insert(new) }) { it.inserted(new) } }
            in 76..82 -> act("⌫", { session.backspace() }) { it.lessJamo() }
            in 83..90 -> act("⎌", { session.backspace(Composer.Step.STROKE) }) { it.lessStroke() }
            in 91..93 -> place().let { place -> change(">$place") { field.select(place) } }
            in 94..95 -> listOf(place(), place()).sorted().let { (a, b) -> change(">$a-$b") { field.select(a, b) } }
            in 96..97 -> otherTexts.random(random).let { new -> change("+\"$new\"") { field.typeElsewhere(new) } }
            98 -> switch(maps.random(random))
            else -> if (field.text.length > 40) change("!") { field.empty() }
        }
        check(field.text.length < 1_000) { "the field grows" }
    }

    private fun press(key: Key) {
        val isOwn = key in session.layout.keys
        act(key.id, { session.press(key) }) { if (isOwn) it.pressed(key.id) else it.looked() }
    }

    private fun switch(to: Pair<KeyboardLayout, FullMap>) {
        act("=${to.first.id}", { session.layout = to.first }) { plain(to).changed(it.text, it.start, it.end) }
    }

    /** The place of a random scalar. */
    private fun place(): Int {
        val text = field.text
        return text.offsetByCodePoints(0, random.nextInt(text.codePointCount(0, text.length) + 1))
    }

    /** The session acts, and the model does; a host that lies may end the run before that or after. */
    private fun act(name: String, session: () -> Unit, model: (PlainField) -> PlainField) {
        remember(name)
        val before = this.model
        session()
        agree(model(before), listOf(
            { model(before).ended().takeIf { kind.lies } },
            { model(before.ended()).takeIf { kind.lies } },
            { model(before.ended()).ended().takeIf { kind.lies } },
        ))
    }

    /**
     * Something else than the session acts. A host that has not shown the run since that changed, and lets the user
     * move then, is one on which nobody can be right: one that lies shows it first.
     */
    private fun change(name: String, change: () -> Unit) {
        remember(name)
        if (kind.lies) {
            field.answers = Answers.WHOLE
            act("?", { session.hostDidChange() }) { it.looked() }
        }
        isReported = false
        val before = model
        change()
        val after = before.changed(field.text.toString(), field.start, field.end)
        // What is told at once is looked into at once; else what has become of the run may be seen at the next step.
        if (isReported && kind.reports == Reports.AT_ONCE) agree(after.looked(), listOf({ after.ended() }))
        else agree(after.looked(), listOf({ after.ended() }, { after }))
        val isElsewhere = before.text != after.text || before.start != after.start
        // The run's own text elsewhere is the run, to who sees text alone: the user goes on without it.
        if (isElsewhere && model.looked().composing.isNotEmpty()) act("_", { session.commit() }) { it.ended() }
    }

    /** The model is as [wanted], or else as the first of [allowed] that is so. */
    private fun agree(wanted: PlainField, allowed: List<() -> PlainField?>) {
        field.checkBatches()
        if (wanted.isShown) {
            model = wanted
            return
        }
        earlyEnds += 1
        model = allowed.firstNotNullOfOrNull { other -> other()?.takeIf { it.isShown } }
            ?: throw AssertionError("$wanted was wanted, composing \"${session.composing}\"")
    }

    private val PlainField.isShown: Boolean
        get() = text.contentEquals(field.text) && start == field.start && end == field.end &&
            composing == session.composing

    private fun remember(step: String) {
        if (steps.size == 20) steps.removeFirst()
        steps += step
    }
}

/** A walk of a million steps on each kind of host. */
fun checkWalks(maps: List<Pair<KeyboardLayout, FullMap>>) {
    val threads = Executors.newFixedThreadPool(2)
    val walks = hostKinds.map { kind -> kind to threads.submit(Callable { Walk(kind, maps).run() }) }
    for ((kind, walk) in walks) check("a walk as the model says: ${kind.name}") { walk.get() }
    threads.shutdown()
}
