// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

import kotlin.jvm.JvmOverloads

/**
 * What a user or an author may want otherwise: times in milliseconds, distances in points.
 *
 * @property repeatDelay How long backspace is held until it repeats.
 * @property repeatInterval How long it then waits each time.
 * @property wordsAfter How long it is held until it deletes words.
 * @property wordInterval How long it then waits each time.
 * @property longPress How long a slot is held until it offers something.
 * @property doubleTap Within what time two taps on shift lock it.
 * @property doubleSpace Within what time a second space makes a full stop of the first; null for never.
 * @property slideStart How far the finger goes on space until the cursor moves.
 * @property slideStep How far it then goes each time.
 * @property flick How far it goes for a flick.
 * @property cursorDelay How long the cursor waits before it moves between a pair, where a host needs time for the text.
 * @property backspaceStep What backspace takes away.
 * @property needsGlobe Whether a globe is shown, which some telephones ask for.
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
    var backspaceStep: Composer.Step = Composer.Step.JAMO,
    var needsGlobe: Boolean = false,
) {
    /** By how many steps the cursor moves where the finger is so far to the right. */
    internal fun step(x: Int): Int {
        val distance = distance(x)
        if (x == 0 || distance < slideStart) return 0
        val steps = 1 + (distance - slideStart) / maxOf(1, slideStep)
        return if (x < 0) -steps else steps
    }

    /** Where the finger goes, if that is far enough for a flick. */
    internal fun direction(x: Int, y: Int): Direction? = when {
        maxOf(distance(x), distance(y)) < flick -> null
        distance(x) >= distance(y) -> if (x < 0) Direction.LEFT else Direction.RIGHT
        else -> if (y < 0) Direction.UP else Direction.DOWN
    }

    private fun distance(points: Int) = maxOf(points, -points)
}
