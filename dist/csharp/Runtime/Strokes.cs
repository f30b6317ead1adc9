// Part of Hwalja, under the MIT licence: see LICENSE.

using System;

namespace Hwalja
{
    /// <summary>
    /// The strokes of a run: what each removed from the end of the run, and how much it added. They are kept in one
    /// text, so that a stroke costs a few bytes however long the run is.
    /// </summary>
    internal sealed class Strokes
    {
        // What each stroke removed, and then a unit: 16 times the length of that, and the length of what was added.
        private readonly TextBuffer kept = new TextBuffer();

        /// <summary>Gets how much is kept: where the next stroke begins.</summary>
        internal int Length => kept.Length;

        internal void Clear() => kept.Truncate(0);

        /// <summary>Adds a stroke that removes some units of the run's end, and adds others.</summary>
        internal void Add(TextBuffer run, int removing, int adding)
        {
            for (int index = run.Length - removing; index < run.Length; index++)
            {
                kept.Add(run[index]);
            }
            kept.Add((char)(16 * removing + adding));
        }

        /// <summary>Takes the last stroke back in the run, and forgets it. Returns how many units it removed.</summary>
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
        /// Returns where the last stroke begins before which the run was the first <paramref name="length"/> units of
        /// itself; 0 if there is none.
        /// </summary>
        internal int LastStart(TextBuffer run, int length)
        {
            int start = kept.Length;
            // The run before a stroke: its length, and how many of its units are known to be those of the run.
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
