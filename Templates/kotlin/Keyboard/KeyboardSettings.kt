/**
 * All times, in milliseconds, all distances, in points, and all switches of a keyboard. They can change at any time.
 *
 * @property repeatDelay After how long backspace that is held repeats.
 * @property repeatInterval How often it repeats then.
 * @property wordsAfter After how long it deletes words.
 * @property wordInterval How often it does that.
 * @property longPress After how long a slot is held.
 * @property doubleTap Within how long a second tap on shift locks it.
 * @property doubleSpace Within how long a second space makes a full stop of the first; null for never.
 * @property slideStart How far along space a finger goes before the cursor moves.
 * @property slideStep How far it goes for each character from there.
 * @property flick How far it goes to flick a slot.
 * @property backspaceStep What backspace takes back of a run.
 * @property needsGlobe Whether the system asks for a key that shows the next keyboard.
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
    var backspaceStep: Composer.Step = Composer.Step.JAMO,
    var needsGlobe: Boolean = false,
)
