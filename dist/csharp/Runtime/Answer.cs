// Part of Hwalja, under the MIT licence: see LICENSE.

namespace Hwalja
{
    /// <summary>
    /// The answer of a look-up: how many of the last two scalars it removes, and up to three scalars that replace them.
    /// It is a value type, so that a press allocates only the text of its edit.
    /// </summary>
    internal struct Answer
    {
        private int second;
        private int third;

        internal Answer(int removed)
            : this()
        {
            Removed = removed;
        }

        internal int Removed { get; set; }

        internal int Count { get; private set; }

        internal int First { get; private set; }

        /// <summary>
        /// Adds a scalar. Returns false if the number is not a Unicode scalar above 0. The look-up then has no answer.
        /// </summary>
        internal bool Add(int scalar)
        {
            if (Count == 0)
            {
                First = scalar;
            }
            else if (Count == 1)
            {
                second = scalar;
            }
            else
            {
                third = scalar;
            }
            Count += 1;
            return Scalars.IsScalar(scalar);
        }

        /// <summary>
        /// Drops the scalars that would be removed and written again after a text that ends in these scalars.
        /// </summary>
        internal void KeepWhatStays(int last, int before)
        {
            while (Removed > 0 && Count > 0 && First == (Removed == 1 ? last : before))
            {
                First = second;
                second = third;
                Count -= 1;
                Removed -= 1;
            }
        }

        /// <summary>Returns the number of code units to remove from a text that ends in these scalars.</summary>
        internal int UnitsRemoved(int last, int before) =>
            (Removed > 0 ? Scalars.Units(last) : 0) + (Removed > 1 ? Scalars.Units(before) : 0);

        /// <summary>Gets the number of code units to add.</summary>
        internal int UnitsAdded =>
            (Count > 0 ? Scalars.Units(First) : 0) + (Count > 1 ? Scalars.Units(second) : 0)
            + (Count > 2 ? Scalars.Units(third) : 0);

        internal void AppendTo(TextBuffer text)
        {
            if (Count > 0)
            {
                text.AddScalar(First);
            }
            if (Count > 1)
            {
                text.AddScalar(second);
            }
            if (Count > 2)
            {
                text.AddScalar(third);
            }
        }
    }
}
