package hwalja

import kotlin.jvm.JvmOverloads
import kotlin.jvm.JvmSynthetic

/**
 * What users and authors may want to change. Times are in milliseconds, with `Long.MAX_VALUE` for never, distances in
 * points.
 *
 * @property repeatDelay How long backspace is held until it repeats.
 * @property repeatInterval The time between two repeats.
 * @property wordsAfter How long backspace is held until it deletes words.
 * @property wordInterval The time between two words.
 * @property longPress How long a slot is held until it offers something.
 * @property doubleTap The longest time between two taps on shift that lock it.
 * @property doubleSpace The longest time between two spaces that become a full stop; null for never.
 * @property slideStart How far a finger slides on space until the cursor moves.
 * @property slideStep How far it slides for each further step.
 * @property flick How far a finger goes for a flick.
 * @property cursorDelay How long the cursor waits before it moves between a pair, for hosts that are slow to write.
 * @property backspaceUnit What backspace takes back of the run.
 * @property needsGlobe Whether a globe is shown, as some systems ask.
 */
public data class KeyboardSettings @JvmOverloads constructor(
    var repeatDelay: Long = 400,
    var repeatInterval: Long = 50,
    var wordsAfter: Long = 2_000,
    var wordInterval: Long = 200,
    var longPress: Long = 350,
    var doubleTap: Long = 300,
    var doubleSpace: Long? = 1_100,
    var slideStart: Int = 50,
    var slideStep: Int = 10,
    var flick: Int = 24,
    var cursorDelay: Long = 0,
    var backspaceUnit: Composer.BackspaceUnit = Composer.BackspaceUnit.JAMO,
    var needsGlobe: Boolean = false,
) {
    /** By how many steps the cursor has moved when the finger is [x] points to the right. */
    @JvmSynthetic
    internal fun step(x: Int): Int {
        val distance = distance(x)
        if (x == 0 || distance < slideStart) return 0
        val steps = 1 + (distance - slideStart) / maxOf(1, slideStep)
        return if (x < 0) -steps else steps
    }

    /** The direction of a flick; null if the finger has not gone far enough. */
    @JvmSynthetic
    internal fun direction(x: Int, y: Int): Direction? = when {
        maxOf(distance(x), distance(y)) < flick -> null
        distance(x) >= distance(y) -> if (x < 0) Direction.LEFT else Direction.RIGHT
        else -> if (y < 0) Direction.UP else Direction.DOWN
    }

    private fun distance(points: Int) = maxOf(points, -points)
}
