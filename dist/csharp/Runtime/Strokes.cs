// Part of Hwalja, under the MIT licence: see LICENSE.

using System;

namespace Hwalja
{
    /// <summary>
    /// The strokes of a run. For each stroke, this contains the text that the stroke removed from the end of the run,
    /// and the length of the text that it added. All strokes are in one buffer, so that a stroke takes a few bytes
    /// however long the run is.
    /// </summary>
    internal sealed class Strokes
    {
        // Each stroke is stored as the text that it removed, followed by one code unit. That unit is 16 times the
        // length of the removed text, plus the length of the added text.
        private readonly TextBuffer kept = new TextBuffer();

        /// <summary>Gets the length of the history, which is also the start of the next stroke.</summary>
        internal int Length => kept.Length;

        internal void Clear() => kept.Truncate(0);

        /// <summary>Adds a stroke that removes units at the end of the run, and then adds units.</summary>
        internal void Add(TextBuffer run, int removing, int adding)
        {
            for (int index = run.Length - removing; index < run.Length; index++)
            {
                kept.Add(run[index]);
            }
            kept.Add((char)(16 * removing + adding));
        }

        /// <summary>
        /// Takes back the last stroke in the run, and removes the stroke from the history. Returns the number of units
        /// that this removed from the end of the run.
        /// </summary>
        internal int TakeBack(TextBuffer run)
        {
            int end = kept.Length - 1;
            int start = end - kept[end] / 16;
            int deleting = kept[end] % 16;
            run.Truncate(run.Length - deleting);
            for (int index = start; index < end; index++)
            {
                run.Add(kept[index]);
            }
            kept.Truncate(start);
            return deleting;
        }

        /// <summary>
        /// Returns the start of the last stroke that was made when the run consisted of its present first <paramref
        /// name="length"/> units. Returns 0 if there is no such stroke.
        /// </summary>
        internal int LastStart(TextBuffer run, int length)
        {
            int start = kept.Length;
            // The length of the run before a stroke, and the number of units of that run that are known to match the
            // present run.
            int before = run.Length;
            int same = length;
            while (start > 0)
            {
                int end = start - 1;
                start = end - kept[end] / 16;
                int unchanged = before - kept[end] % 16;
                before = unchanged + end - start;
                if (unchanged <= same)
                {
                    same = unchanged;
                    while (same < Math.Min(length, before) && kept[start + same - unchanged] == run[same])
                    {
                        same += 1;
                    }
                }
                if (same == length && before == length)
                {
                    return start;
                }
            }
            return 0;
        }
    }
}
