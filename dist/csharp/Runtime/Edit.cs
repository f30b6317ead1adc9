// Part of Hwalja, under the MIT licence: see LICENSE.

using System;

namespace Hwalja
{
    /// <summary>
    /// An edit that a key press makes in the text before the cursor: a deletion, followed by an insertion. Counts are
    /// in UTF-16 code units, as in <see cref="string"/>.
    /// </summary>
    public readonly struct Edit : IEquatable<Edit>
    {
        private readonly string inserting;

        internal Edit(int deleting, string inserting)
        {
            Deleting = deleting;
            this.inserting = inserting;
        }

        /// <summary>Gets the number of code units before the cursor to delete.</summary>
        public int Deleting { get; }

        /// <summary>Gets the text to insert after the deletion, never null.</summary>
        public string Inserting => inserting ?? "";

        /// <summary>Gets a value indicating whether the edit leaves the field as it is.</summary>
        public bool IsEmpty => Deleting == 0 && Inserting.Length == 0;

        /// <summary>
        /// Returns <paramref name="text"/>, which ends at the cursor, with this edit applied to its end.
        /// </summary>
        /// <exception cref="ArgumentNullException"><paramref name="text"/> is null.</exception>
        /// <exception cref="ArgumentException">The text is shorter than the deletion.</exception>
        public string ApplyTo(string text)
        {
            if (text == null)
            {
                throw new ArgumentNullException(nameof(text));
            }
            if (text.Length < Deleting)
            {
                throw new ArgumentException("not the text before the cursor: less than is to be deleted", nameof(text));
            }
            return text.Substring(0, text.Length - Deleting) + Inserting;
        }

        /// <inheritdoc/>
        public bool Equals(Edit other) => Deleting == other.Deleting && Inserting == other.Inserting;

        /// <inheritdoc/>
        public override bool Equals(object obj) => obj is Edit other && Equals(other);

        /// <inheritdoc/>
        public override int GetHashCode() => Inserting.GetHashCode() * 31 + Deleting;

        /// <inheritdoc/>
        public override string ToString() => $"-{Deleting} \"{Inserting}\"";

        /// <summary>Returns true if the edits are equal.</summary>
        public static bool operator ==(Edit left, Edit right) => left.Equals(right);

        /// <summary>Returns true if the edits differ.</summary>
        public static bool operator !=(Edit left, Edit right) => !left.Equals(right);
    }
}
