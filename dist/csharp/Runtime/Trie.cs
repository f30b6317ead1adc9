// Part of Hwalja, under the MIT licence: see LICENSE.

using System;
using System.Text;

namespace Hwalja
{
    /// <summary>
    /// The effects of a layout's keys, stored as digits of base 90: the content of a file <c>LAYOUT.trie</c>. It is
    /// immutable, so any thread can read it.
    /// </summary>
    /// <remarks>
    /// Even if the digits are invalid, a look-up reads at most three cells, reads nothing outside the trie, and returns
    /// only Unicode scalars.
    /// </remarks>
    public sealed partial class Trie
    {
        private const char FirstDigit = '%';
        private const string Magic = "HWJT";

        private readonly string text;
        private readonly int letterCount;
        private readonly int letters;
        private readonly int keys;
        private readonly int blocks;

        /// <summary>Creates a trie from a text that is known to be valid.</summary>
        internal Trie(string text, DotStyle? style = null)
        {
            this.text = text;
            letterCount = Digit(12);
            letters = Pair(13);
            keys = Pair(15);
            blocks = Pair(17);
            KeyCount = Digit(19);
            int dots = Digit(20);
            if (dots != 0)
            {
                Dots = style ?? (dots == (int)DotStyle.Compatibility ? DotStyle.Compatibility : DotStyle.Conjoining);
            }
        }

        /// <summary>Gets the number of keys, including backspace, which is the last key.</summary>
        public int KeyCount { get; }

        /// <summary>Gets the id of the trie's layout.</summary>
        public string Id =>
            text.Length < TrieFormat.HeaderSize + Digit(21) ? "" : text.Substring(TrieFormat.HeaderSize, Digit(21));

        /// <summary>
        /// Gets the style of the pending dots that the trie writes, or null if it writes no pending dots.
        /// </summary>
        internal DotStyle? Dots { get; }

        /// <summary>Opens a trie from <paramref name="bytes"/>, the content of a file. The trie copies them.</summary>
        /// <exception cref="ArgumentNullException"><paramref name="bytes"/> is null.</exception>
        /// <exception cref="TrieException">The bytes are not a trie, or are damaged or of a later version.</exception>
        public static Trie Open(byte[] bytes)
        {
            if (bytes == null)
            {
                throw new ArgumentNullException(nameof(bytes));
            }
            Check(bytes);
            return new Trie(Encoding.ASCII.GetString(bytes));
        }

        /// <summary>Returns a copy of the bytes of the trie.</summary>
        public byte[] ToBytes() => Encoding.ASCII.GetBytes(text);

        /// <inheritdoc/>
        public override string ToString() => Id;

        /// <summary>
        /// Returns a copy of the trie with pending dots in another style. Returns the trie itself if the copy would be
        /// the same.
        /// </summary>
        internal Trie Writing(DotStyle dots) => Dots == null || Dots == dots ? this : new Trie(text, dots);

        private static void Check(byte[] bytes)
        {
            int actual = bytes.Length;
            if (actual < TrieFormat.HeaderSize)
            {
                throw TrieException.Truncated(TrieFormat.HeaderSize, actual);
            }
            for (int offset = 0; offset < Magic.Length; offset++)
            {
                if (bytes[offset] != Magic[offset])
                {
                    throw TrieException.WrongMagic();
                }
            }
            // The version comes before the other bytes, because later versions may have other digits.
            int version = bytes[9] - FirstDigit;
            if (version > TrieFormat.Version && version < TrieFormat.Base)
            {
                throw TrieException.NewerVersion(version);
            }
            for (int offset = 0; offset < actual; offset++)
            {
                if (bytes[offset] < FirstDigit || bytes[offset] >= FirstDigit + TrieFormat.Base)
                {
                    throw TrieException.WrongByte(offset);
                }
            }
            if (version != TrieFormat.Version)
            {
                throw TrieException.WrongByte(9);
            }
            int expected = bytes[10] - FirstDigit + (bytes[11] - FirstDigit) * TrieFormat.Base;
            if (actual < expected)
            {
                throw TrieException.Truncated(expected, actual);
            }
            if (actual > expected)
            {
                throw TrieException.TooLong(expected, actual);
            }
            long checksum = 0;
            for (int offset = 8; offset >= 4; offset--)
            {
                checksum = checksum * TrieFormat.Base + bytes[offset] - FirstDigit;
            }
            if (checksum != Checksum(bytes))
            {
                throw TrieException.WrongChecksum();
            }
        }

        /// <summary>
        /// Returns the CRC-32 of gzip over the bytes after the checksum. Works bit by bit, because a table would be
        /// larger than the tries.
        /// </summary>
        private static uint Checksum(byte[] bytes)
        {
            uint sum = 0xFFFFFFFF;
            for (int offset = 9; offset < bytes.Length; offset++)
            {
                sum ^= bytes[offset];
                for (int bit = 0; bit < 8; bit++)
                {
                    sum = (sum >> 1) ^ ((sum & 1) * 0xEDB88320);
                }
            }
            return ~sum;
        }

        /// <summary>
        /// Returns the digit at an offset. Returns 0 outside the trie, because offsets in a trie may be forged.
        /// </summary>
        private int Digit(int offset) => offset < text.Length ? text[offset] - FirstDigit : 0;

        /// <summary>Returns the number in the two digits at an offset, the lower digit first.</summary>
        private int Pair(int offset) => Digit(offset) + Digit(offset + 1) * TrieFormat.Base;
    }
}
