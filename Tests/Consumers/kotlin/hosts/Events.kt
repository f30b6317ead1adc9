package consumer

import kotlin.random.Random

/** What may happen on a host besides keys. */
enum class Event { MOVES, HIDES, DISCONNECTS, FOREIGN_MARKS }

/** Something of the kind that may happen at [random], and a name for it. */
fun Phone.chance(event: Event, random: Random): Pair<String, () -> Unit> {
    val (from, to) = listOf(host.place(random), host.place(random)).sorted()
    return when (event) {
        Event.MOVES -> move(from, to, random)
        Event.HIDES -> if (random.nextBoolean()) "hide" to ::hideAndShow else "leave" to ::leaveAndReturn
        Event.DISCONNECTS -> (if (isConnected) "disconnect" else "connect") to { isConnected = !isConnected }
        Event.FOREIGN_MARKS -> "mark$from-$to" to { host.editor.edit { mark(from, to) } }
    }
}

private fun Phone.move(from: Int, to: Int, random: Random): Pair<String, () -> Unit> = when (random.nextInt(4)) {
    0 -> "!" to { host.editor.empty() }
    1 -> otherTexts.random(random).let { new -> "+\"$new\"" to { host.editor.typeElsewhere(new) } }
    2 -> ">$from" to { host.editor.edit { select(from) } }
    else -> ">$from-$to" to { host.editor.edit { select(from, to) } }
}

/** The place of a random scalar. */
private fun Host.place(random: Random): Int =
    shown.offsetByCodePoints(0, random.nextInt(shown.codePointCount(0, shown.length) + 1))
