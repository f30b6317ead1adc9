// Part of Hwalja, under the MIT licence: see LICENSE.

namespace Hwalja
{
    /// <summary>A key of a layout, with the data to draw it.</summary>
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

        /// <summary>Gets the index of the key in <see cref="KeyboardLayout.Keys"/>.</summary>
        public int Number { get; }

        /// <summary>
        /// Gets the id of the key, unique in its layout. The id is empty if the layout was opened from a trie.
        /// </summary>
        public string Id { get; }

        /// <summary>Gets the legend of the key.</summary>
        public string Legend { get; }

        /// <summary>
        /// Gets the code point that identifies the key in hosts that send characters. It is the character that the key
        /// appends or, for a modifier, another character. It is unique in its layout, and 0 if the key has none.
        /// </summary>
        public int Scalar { get; }

        /// <summary>
        /// Gets the phone key or the QWERTY letter that types the key. A capital means the letter with shift. The code
        /// is null if the key has none.
        /// </summary>
        public string Code { get; }

        /// <summary>
        /// Gets the id of the unshifted key in the same place, or null if this key does not need shift.
        /// </summary>
        public string Under { get; }

        /// <inheritdoc/>
        public override string ToString() => Id;
    }
}
