// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

import kotlin.jvm.JvmOverloads
import kotlin.jvm.JvmSynthetic

/**
 * Settings for users and authors. Times are in milliseconds, and `Long.MAX_VALUE` means never. Distances are in points.
 *
 * @property repeatDelay The time from pressing backspace until it repeats.
 * @property repeatInterval The time between two repetitions of backspace.
 * @property wordsAfter The time from pressing backspace until it deletes words.
 * @property wordInterval The time between two deleted words.
 * @property longPress The time from pressing a slot until its offers for holding appear.
 * @property doubleTap The longest time between two taps on shift that lock it.
 * @property doubleSpace The longest time between two spaces that become a full stop. Null never writes a full stop.
 * @property slideStart The distance that a finger slides on space before the cursor moves.
 * @property slideStep The distance for each further step of the cursor.
 * @property flick The distance of a flick.
 * @property cursorDelay The time after which the cursor moves back to the place of a `|`. Some hosts write text late,
 *   so that an earlier move would put the cursor in a wrong place.
 * @property backspaceUnit The unit of the run that backspace deletes.
 * @property needsGlobe True if a globe is shown, as some systems require.
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
    /** Returns the number of steps that the cursor moves when the finger has slid [x] points to the right. */
    @JvmSynthetic
    internal fun cursorStep(x: Int): Int {
        val distance = distance(x)
        if (x == 0 || distance < slideStart) return 0
        val steps = 1 + (distance - slideStart) / maxOf(1, slideStep)
        return if (x < 0) -steps else steps
    }

    /** Returns the direction of a flick; null if the finger has not moved far enough. */
    @JvmSynthetic
    internal fun flickDirection(x: Int, y: Int): Direction? = when {
        maxOf(distance(x), distance(y)) < flick -> null
        distance(x) >= distance(y) -> if (x < 0) Direction.LEFT else Direction.RIGHT
        else -> if (y < 0) Direction.UP else Direction.DOWN
    }

    private fun distance(points: Int) = maxOf(points, -points)
}
