// Part of Hwalja, under the MIT licence: see LICENSE.

namespace Hwalja
{
    /// <summary>The unit of one backspace.</summary>
    public enum BackspaceUnit
    {
        /// <summary>The last jamo.</summary>
        Jamo,

        /// <summary>
        /// The last key press. Backspace undoes the presses of the last syllable one by one, and then deletes whole
        /// syllables.
        /// </summary>
        Stroke,
    }
}
