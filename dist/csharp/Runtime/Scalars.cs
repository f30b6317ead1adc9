// Part of Hwalja, under the MIT licence: see LICENSE.

namespace Hwalja
{
    /// <summary>Unicode scalars in UTF-16 text.</summary>
    internal static class Scalars
    {
        /// <summary>
        /// Returns the scalar before <paramref name="end"/>, or a lone surrogate. Returns 0 at the start of the text.
        /// </summary>
        internal static int Before(string text, int end)
        {
            if (end == 0)
            {
                return 0;
            }
            char last = text[end - 1];
            return end > 1 ? Joined(text[end - 2], last) : last;
        }

        /// <summary>
        /// Returns the scalar of two code units that are a surrogate pair. Otherwise returns the last unit.
        /// </summary>
        internal static int Joined(char before, char last) =>
            char.IsSurrogatePair(before, last) ? char.ConvertToUtf32(before, last) : last;

        /// <summary>Returns the number of code units of a scalar. Returns 0 if the scalar is 0.</summary>
        internal static int Units(int scalar) => scalar == 0 ? 0 : scalar > 0xFFFF ? 2 : 1;

        /// <summary>Returns true if the number is a Unicode scalar above 0.</summary>
        internal static bool IsScalar(int value) =>
            (value > 0 && value < 0xD800) || (value > 0xDFFF && value <= 0x10FFFF);
    }
}
