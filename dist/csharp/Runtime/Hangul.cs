// Part of Hwalja, under the MIT licence: see LICENSE.

namespace Hwalja
{
    /// <summary>Arithmetic on Hangul in Unicode. A scalar is a number here; 0 means no scalar.</summary>
    internal static class Hangul
    {
        internal const int Leads = 19;
        internal const int Vowels = 21;
        internal const int Tails = 28;
        internal const int FirstConjoiningLead = 0x1100;
        internal const int FirstConsonant = 0x3131;
        internal const int FirstVowel = 0x314F;
        internal const int FirstSyllable = 0xAC00;
        internal const int LastSyllable = 0xD7A3;

        internal static bool IsSyllable(int scalar) => scalar >= FirstSyllable && scalar <= LastSyllable;

        internal static int Lead(int syllable) => (syllable - FirstSyllable) / (Vowels * Tails);

        internal static int Vowel(int syllable) => (syllable - FirstSyllable) / Tails % Vowels;

        internal static int Tail(int syllable) => (syllable - FirstSyllable) % Tails;

        internal static int Syllable(int lead, int vowel, int tail) =>
            FirstSyllable + (lead * Vowels + vowel) * Tails + tail;

        internal static bool IsConjoiningLead(int scalar) =>
            scalar >= FirstConjoiningLead && scalar < FirstConjoiningLead + Leads;

        internal static bool IsConsonant(int scalar) => scalar >= FirstConsonant && scalar < FirstVowel;

        internal static bool IsVowel(int scalar) => scalar >= FirstVowel && scalar < FirstVowel + Vowels;

        /// <summary>Returns true if the scalar is a letter. In a run, every other scalar is a mark.</summary>
        internal static bool IsLetter(int scalar) =>
            (scalar >= 0x1100 && scalar <= 0x11FF) || (scalar >= 0x3131 && scalar <= 0x318E) || IsSyllable(scalar)
            || scalar == TrieFormat.CompatibilityTwoDots;

        /// <summary>Returns true if the scalars are a lead and its pending dot, which form one unit.</summary>
        internal static bool IsPending(int lead, int dot) =>
            (dot == TrieFormat.Dot || dot == TrieFormat.TwoDots || dot == TrieFormat.CompatibilityDot
                || dot == TrieFormat.CompatibilityTwoDots)
            && (IsConjoiningLead(lead) || IsConsonant(lead));

        /// <summary>
        /// Returns the last letter of a scalar if that letter is a consonant or a mark. Returns 0 if it is a vowel or a
        /// dot, or if the scalar is 0.
        /// </summary>
        internal static int ConsonantOrMark(int scalar)
        {
            if (IsSyllable(scalar))
            {
                return Tail(scalar) == 0 ? 0 : TrieFormat.LastConsonants[Tail(scalar) - 1];
            }
            return IsConsonant(scalar) || !IsLetter(scalar) ? scalar : 0;
        }
    }
}
