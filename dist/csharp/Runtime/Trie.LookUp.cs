// Part of Hwalja, under the MIT licence: see LICENSE.

using System;

namespace Hwalja
{
    /// <content>The look-up in a trie, in the format of docs/spec/FORMAT.md in Hwalja's repository.</content>
    public sealed partial class Trie
    {
        // The number of the first of the trie's own letters.
        private const int OwnLetters = Hangul.Leads + Hangul.Vowels;

        /// <summary>
        /// Returns the edit that a key makes after the text before the cursor, of which only the last two scalars
        /// matter. This is the look-up alone, without a run. Returns null if the key does nothing here, or if the trie
        /// has no such key.
        /// </summary>
        /// <param name="number">
        /// The index of the key in the layout; <see cref="KeyCount"/> - 1 is backspace by jamo.
        /// </param>
        /// <param name="textBeforeCursor">Any text. A lone surrogate counts as a character that joins nothing.</param>
        /// <exception cref="ArgumentNullException"><paramref name="textBeforeCursor"/> is null.</exception>
        public Edit? GetEdit(int number, string textBeforeCursor)
        {
            if (textBeforeCursor == null)
            {
                throw new ArgumentNullException(nameof(textBeforeCursor));
            }
            int last = Scalars.Before(textBeforeCursor, textBeforeCursor.Length);
            int before = Scalars.Before(textBeforeCursor, textBeforeCursor.Length - Scalars.Units(last));
            if (!LookUp(number, last, before, out Answer answer))
            {
                return null;
            }
            var inserting = new TextBuffer();
            answer.AppendTo(inserting);
            return new Edit(answer.UnitsRemoved(last, before), inserting.Substring(0));
        }

        /// <summary>
        /// Looks up a key after two scalars, where 0 means no scalar. Returns false if the key does nothing.
        /// </summary>
        internal bool LookUp(int number, int last, int before, out Answer answer)
        {
            answer = new Answer(0);
            if (number < 0 || number >= KeyCount)
            {
                return false;
            }
            int key = keys + TrieFormat.KeySize * number;
            int cell = LastCell(key, last);
            if (cell >= TrieFormat.Before)
            {
                int block = blocks + 2 * (cell - TrieFormat.Before);
                cell = Entry(block, BeforeIndex(before));
                if (cell > 0)
                {
                    answer.Removed = 2;
                    return Write(cell, before, key, ref answer);
                }
                cell = Pair(block);
            }
            if (cell == 0)
            {
                return answer.Add(Appended(key));
            }
            answer.Removed = 1;
            return Write(cell, last, key, ref answer);
        }

        /// <summary>Returns the cell for the last scalar. Returns 0 if there is no such cell.</summary>
        private int LastCell(int key, int last)
        {
            if (Hangul.IsSyllable(last))
            {
                int tail = Hangul.Tail(last);
                return tail > 0 ? Cell(key + 2, tail) : Cell(key + 4, Hangul.Vowel(last));
            }
            if (Hangul.IsConsonant(last) && Lead(last) < Hangul.Leads)
            {
                return Cell(key + 6, Lead(last));
            }
            if (Hangul.IsVowel(last))
            {
                return Cell(key + 8, last - Hangul.FirstVowel);
            }
            for (int own = 0; Scalars.IsScalar(last) && own < letterCount; own++)
            {
                if (Letter(OwnLetters + own) == last)
                {
                    return Cell(key + 8, Hangul.Vowels + own);
                }
            }
            return 0;
        }

        /// <summary>Returns the cell at an index of the block at <paramref name="pointer"/>.</summary>
        private int Cell(int pointer, int index)
        {
            int block = Pair(pointer);
            int cell = Entry(block, index);
            return cell < 0 ? Pair(block) : cell;
        }

        /// <summary>
        /// Returns the cell at an index of a block. Returns -1 if the index is outside the block's range.
        /// </summary>
        private int Entry(int block, int index)
        {
            int place = index - Digit(block + 2);
            return place >= 0 && place < Digit(block + 3) ? Pair(block + 4 + 2 * place) : -1;
        }

        /// <summary>Returns the index of a scalar in a before-block. Returns -1 if the scalar has no index.</summary>
        private int BeforeIndex(int scalar)
        {
            if (Hangul.IsSyllable(scalar))
            {
                return Hangul.Tail(scalar);
            }
            return Lead(scalar) < Hangul.Leads ? TrieFormat.LeadIndex : -1;
        }

        /// <summary>
        /// Writes the scalars that replace a scalar according to a cell. Returns false if that is impossible.
        /// </summary>
        private bool Write(int cell, int about, int key, ref Answer answer)
        {
            if (cell < TrieFormat.Vowel)
            {
                return Hangul.IsSyllable(about) && WriteSyllable(cell, about, key, ref answer);
            }
            int lead = Lead(about);
            if (cell <= TrieFormat.Appended && lead >= Hangul.Leads)
            {
                return false;
            }
            switch (cell)
            {
                case TrieFormat.BareLead:
                    return answer.Add(Letter(lead));
                case TrieFormat.Appended:
                    return Join(lead, key, ref answer);
                case TrieFormat.Nothing:
                    return true;
                default:
                    // A before-cell in a before-block has no effect.
                    return cell < TrieFormat.BareLead ? answer.Add(Hangul.Syllable(lead, cell - TrieFormat.Vowel, 0))
                        : cell < TrieFormat.Before && answer.Add(Letter(cell - TrieFormat.Letter));
            }
        }

        /// <summary>
        /// Writes a syllable with another tail, followed by the letter or syllable that a push or carry adds.
        /// </summary>
        private bool WriteSyllable(int cell, int syllable, int key, ref Answer answer)
        {
            int open = syllable - Hangul.Tail(syllable);
            if (cell < TrieFormat.Push)
            {
                return answer.Add(open + cell - TrieFormat.Tail);
            }
            int rest = cell - (cell < TrieFormat.Carry ? TrieFormat.Push : TrieFormat.Carry);
            int lead = rest % Hangul.Leads;
            return answer.Add(open + rest / Hangul.Leads)
                && (cell < TrieFormat.Carry ? answer.Add(Letter(lead)) : Join(lead, key, ref answer));
        }

        /// <summary>
        /// Joins the letter that the key appends to a lead. Writes a syllable, or the lead and a pending dot.
        /// </summary>
        private bool Join(int lead, int key, ref Answer answer)
        {
            int letter = Appended(key);
            int joining = Digit(key + 1);
            if (!Scalars.IsScalar(letter) || joining > TrieFormat.Pending)
            {
                return false;
            }
            if (joining < TrieFormat.Pending)
            {
                return answer.Add(Hangul.Syllable(lead, joining, 0));
            }
            bool isCompatible = Dots == DotStyle.Compatibility;
            return answer.Add(isCompatible ? Letter(lead) : Hangul.FirstConjoiningLead + lead) && answer.Add(letter);
        }

        /// <summary>
        /// Returns the lead of a syllable, of a conjoining lead, or of a consonant. Returns 19 or more for other
        /// scalars.
        /// </summary>
        private int Lead(int scalar)
        {
            if (Hangul.IsSyllable(scalar))
            {
                return Hangul.Lead(scalar);
            }
            if (Hangul.IsConjoiningLead(scalar))
            {
                return scalar - Hangul.FirstConjoiningLead;
            }
            return Hangul.IsConsonant(scalar)
                ? Digit(letters + 3 * letterCount + Hangul.Leads + scalar - Hangul.FirstConsonant)
                : TrieFormat.None;
        }

        /// <summary>Returns the letter that a key appends. Returns 0 if the key appends no letter.</summary>
        private int Appended(int key) => Digit(key) == TrieFormat.None ? 0 : Letter(Digit(key));

        /// <summary>
        /// Returns the letter with this number. The numbers start with 19 consonants and 21 vowels, and the trie's own
        /// letters follow. Returns 0 if there is no such letter.
        /// </summary>
        private int Letter(int number)
        {
            if (number < Hangul.Leads)
            {
                return Hangul.FirstConsonant + Digit(letters + 3 * letterCount + number);
            }
            if (number < OwnLetters)
            {
                return Hangul.FirstVowel + number - Hangul.Leads;
            }
            if (number >= OwnLetters + letterCount)
            {
                return 0;
            }
            int offset = letters + 3 * (number - OwnLetters);
            int letter = Pair(offset) + Digit(offset + 2) * TrieFormat.Base * TrieFormat.Base;
            if (Dots != DotStyle.Compatibility)
            {
                return letter;
            }
            return letter == TrieFormat.Dot ? TrieFormat.CompatibilityDot
                : letter == TrieFormat.TwoDots ? TrieFormat.CompatibilityTwoDots
                : letter;
        }
    }
}
