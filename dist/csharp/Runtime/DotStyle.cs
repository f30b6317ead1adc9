// Part of Hwalja, under the MIT licence: see LICENSE.

namespace Hwalja
{
    /// <summary>
    /// The style of a pending dot, which follows a lead and waits for the press that makes it a vowel.
    /// </summary>
    public enum DotStyle
    {
        /// <summary>
        /// U+119E, or U+11A2 for two dots, after a conjoining lead from U+1100 on. Fonts draw both as one block.
        /// </summary>
        Conjoining = 1,

        /// <summary>
        /// U+318D, or U+2025 for two dots, after a compatibility consonant from U+3131 on. Every Korean font has these
        /// characters.
        /// </summary>
        Compatibility = 2,
    }
}
