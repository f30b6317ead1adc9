package consumer

import kotlin.random.Random

private const val TEXTS = 1_000
private const val LONGEST = 40

/** How texts of one kind went. */
class Tally(val name: String) {
    private var all = 0
    private var wrong = 0
    private var shortest: String? = null

    /** Counts a text, and what is wrong with it. */
    fun count(problem: String?) {
        all += 1
        if (problem == null) return
        wrong += 1
        if (shortest.let { it == null || words(problem) < words(it) }) shortest = problem
    }

    /** Fails if one was wrong. */
    fun result(): Int {
        check(all > 0) { "nothing was tried" }
        if (wrong > 0) throw AssertionError("$wrong of $all are wrong; the shortest: $shortest")
        return all
    }

    private fun words(text: String) = text.substringBefore('→').count { it == ' ' }
}

/** Every host, with the run underlined if it may be and if it may not. */
fun forEveryHost(what: String, cases: List<HostCase>, body: (HostCase, Boolean, Tally) -> Unit) {
    for (case in cases) {
        for (underlines in listOf(false, true)) {
            val name = "$what: ${case.name}, ${if (underlines) "underlining" else "plain"}"
            check(name) { Tally(name).also { body(case, underlines, it) }.result() }
        }
    }
}

/** Random texts on each host, a million steps in all, checked after each step. */
fun checkHostWalks(maps: List<Mapped>) = forEveryHost("texts as the model says", hostCases) { case, underlines, tally ->
    val random = Random(1)
    var steps = 0
    var earlyEnds = 0
    repeat(TEXTS) {
        val trial = Trial(case, underlines, random, maps)
        val length = random.nextInt(1, LONGEST + 3)
        tally.count(trial.run(length))
        steps += length
        earlyEnds += trial.earlyEnds
    }
    tally.count("→ $earlyEnds runs ended early in $steps steps".takeIf { !case.isHard && earlyEnds > steps / 10 })
}
