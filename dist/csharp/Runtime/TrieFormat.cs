// Part of Hwalja, under the MIT licence: see LICENSE.

namespace Hwalja
{
    /// <summary>
    /// The constants of the trie's format. In Hwalja's repository, docs/spec/FORMAT.md describes the format.
    /// </summary>
    internal static class TrieFormat
    {
        internal const int Version = 1;
        internal const int Base = 90;
        internal const int HeaderSize = 22;
        internal const int KeySize = 10;
        internal const int LeadIndex = 28;
        internal const int None = 89;
        internal const int Pending = 21;

        // The first number of each kind of cell. With the cell 0, the key appends its letter.
        internal const int Tail = 1;
        internal const int Push = 29;
        internal const int Carry = 561;
        internal const int Vowel = 1093;
        internal const int BareLead = 1114;
        internal const int Appended = 1115;
        internal const int Nothing = 1116;
        internal const int Letter = 1117;
        internal const int Before = 1206;

        // The pending dots of both styles.
        internal const int Dot = 0x119E;
        internal const int TwoDots = 0x11A2;
        internal const int CompatibilityDot = 0x318D;
        internal const int CompatibilityTwoDots = 0x2025;

        /// <summary>The last consonant of each tail, from tail 1 on.</summary>
        internal const string LastConsonants = "ㄱㄲㅅㄴㅈㅎㄷㄹㄱㅁㅂㅅㅌㅍㅎㅁㅂㅅㅅㅆㅇㅈㅊㅋㅌㅍㅎ";
    }
}
