// Part of Hwalja, under the MIT licence: see LICENSE.

namespace Hwalja
{
    /// <summary>The unit of one backspace.</summary>
    public enum BackspaceUnit
    {
        /// <summary>The last jamo.</summary>
        Jamo,

        /// <summary>The last key press, back to the start of the last syllable; before that, whole syllables.</summary>
        Stroke,
    }
}
