// Part of Hwalja, under the MIT licence: see LICENSE.

namespace Hwalja
{
    /// <summary>What one press of backspace takes away.</summary>
    public enum BackspaceUnit
    {
        /// <summary>The last jamo.</summary>
        Jamo,

        /// <summary>
        /// The last key press, back to where the last syllable began; before that, whole syllables.
        /// </summary>
        Stroke,
    }
}
