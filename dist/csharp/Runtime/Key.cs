// Part of Hwalja, under the MIT licence: see LICENSE.

namespace Hwalja
{
    /// <summary>A key of a layout, and what is needed to draw it.</summary>
    public sealed class Key
    {
        internal Key(
            int number, string id, string legend, string scalar = null, string code = null, string under = null)
        {
            Number = number;
            Id = id;
            Legend = legend;
            Scalar = string.IsNullOrEmpty(scalar) ? 0 : Scalars.Before(scalar, scalar.Length);
            Code = code;
            Under = under;
        }

        /// <summary>Gets its place in <see cref="KeyboardLayout.Keys"/>, from 0.</summary>
        public int Number { get; }

        /// <summary>Gets its name, unique in its layout; empty in a layout that was opened from a trie.</summary>
        public string Id { get; }

        /// <summary>Gets what is printed on it.</summary>
        public string Legend { get; }

        /// <summary>
        /// Gets the code point by which hosts that send characters name it, unique in its layout: what it appends or,
        /// for a modifier, another; 0 if it has none.
        /// </summary>
        public int Scalar { get; }

        /// <summary>
        /// Gets the key of a phone, or the letter of a QWERTY keyboard, that stands for it, a capital for shift; null
        /// if it has none.
        /// </summary>
        public string Code { get; }

        /// <summary>Gets the id of the key that it lies under, if it needs shift; otherwise null.</summary>
        public string Under { get; }

        /// <inheritdoc/>
        public override string ToString() => Id;
    }
}
