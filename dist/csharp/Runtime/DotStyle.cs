// Part of Hwalja, under the MIT licence: see LICENSE.

namespace Hwalja
{
    /// <summary>
    /// The way in which a pending dot is written: one that waits after a lead for the press that makes a vowel of it.
    /// </summary>
    public enum DotStyle
    {
        /// <summary>
        /// U+119E, or U+11A2 for two dots, after a conjoining lead, U+1100 and on. Fonts draw them as one block.
        /// </summary>
        Conjoining = 1,

        /// <summary>
        /// U+318D, or U+2025 for two dots, after a compatibility consonant, U+3131 and on. Every Korean font has them.
        /// </summary>
        Compatibility = 2,
    }
}
