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

        /// <summary>Gets its index in <see cref="KeyboardLayout.Keys"/>.</summary>
        public int Number { get; }

        /// <summary>Gets its id, unique in its layout; empty if the layout was opened from a trie.</summary>
        public string Id { get; }

        /// <summary>Gets its legend.</summary>
        public string Legend { get; }

        /// <summary>
        /// Gets the code point that identifies it in hosts that send characters, unique in its layout: the one that it
        /// appends or, for a modifier, another; 0 if it has none.
        /// </summary>
        public int Scalar { get; }

        /// <summary>
        /// Gets the phone key or the QWERTY letter that types it, where a capital means with shift; null if it has
        /// none.
        /// </summary>
        public string Code { get; }

        /// <summary>
        /// Gets the id of the unshifted key in the same place, if this key needs shift; otherwise null.
        /// </summary>
        public string Under { get; }

        /// <inheritdoc/>
        public override string ToString() => Id;
    }
}
