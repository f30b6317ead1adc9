// Part of Hwalja, under the MIT licence: see LICENSE.

using System;

namespace Hwalja
{
    /// <summary>
    /// The strokes of a run: the text that each removed from the end of the run, and the length that it added. They are
    /// stored in one text, so that a stroke costs a few bytes however long the run is.
    /// </summary>
    internal sealed class Strokes
    {
        // For each stroke, the removed text, and then one code unit: 16 times the length of that text, plus the added
        // length.
        private readonly TextBuffer kept = new TextBuffer();

        /// <summary>Gets the length of the history, at which the next stroke begins.</summary>
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

        /// <summary>
        /// Takes the last stroke back in the run, and removes it. Returns the number of units that it removed.
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
        /// Returns the start of the last stroke before which the run was its present first <paramref name="length"/>
        /// units; 0 if there is no such stroke.
        /// </summary>
        internal int LastStart(TextBuffer run, int length)
        {
            int start = kept.Length;
            // The run before a stroke: its length, and the number of its units that are known to match the run.
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
