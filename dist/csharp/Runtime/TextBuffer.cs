// Part of Hwalja, under the MIT licence: see LICENSE.

using System;

namespace Hwalja
{
    /// <summary>A text that grows and shrinks at its end, in place.</summary>
    internal sealed class TextBuffer
    {
        private char[] units = new char[32];

        internal int Length { get; private set; }

        internal char this[int index] => units[index];

        /// <summary>Returns the scalar before <paramref name="end"/>. Returns 0 at the start of the text.</summary>
        internal int ScalarBefore(int end)
        {
            if (end == 0)
            {
                return 0;
            }
            return end == 1 ? units[0] : Scalars.Joined(units[end - 2], units[end - 1]);
        }

        internal void Truncate(int length) => Length = length;

        internal void Add(char unit)
        {
            if (Length == units.Length)
            {
                Array.Resize(ref units, 2 * Length);
            }
            units[Length] = unit;
            Length += 1;
        }

        internal void AddScalar(int scalar)
        {
            if (scalar > 0xFFFF)
            {
                Add((char)(0xD7C0 + (scalar >> 10)));
                scalar = 0xDC00 + (scalar & 0x3FF);
            }
            Add((char)scalar);
        }

        /// <summary>Returns the text from <paramref name="start"/> on.</summary>
        internal string Substring(int start) => start == Length ? "" : new string(units, start, Length - start);
    }
}
