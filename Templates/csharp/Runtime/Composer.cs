using System;

namespace Hwalja
{
    /// <summary>
    /// Turns presses of a layout's keys into edits, and keeps the composing run: the typed text that can still change.
    /// The run ends at the cursor. Use a composer on one thread.
    /// </summary>
    /// <remarks>
    /// All counts are in UTF-16 code units. A press allocates the text of its edit. It also allocates memory for the
    /// run if the run is longer than it has ever been.
    /// </remarks>
    public sealed class Composer
    {
        private readonly TextBuffer run = new TextBuffer();
        private readonly Strokes strokes = new Strokes();

        // The run as a string. It is null if nothing has needed the string since the run changed.
        private string composing = "";

        // The length of the part of the history that is older than the last unit of the run. Backspace does not take
        // the strokes in that part back one by one. The length is -1 until backspace needs it.
        private int floor = -1;

        /// <summary>Creates an empty composer.</summary>
        /// <exception cref="ArgumentNullException"><paramref name="layout"/> is null.</exception>
        public Composer(KeyboardLayout layout)
        {
            Layout = layout ?? throw new ArgumentNullException(nameof(layout));
        }

        /// <summary>Gets the layout whose keys are pressed.</summary>
        public KeyboardLayout Layout { get; }

        /// <summary>Gets the text of the run, all of which can still change.</summary>
        public string Composing => composing ?? (composing = run.Substring(0));

        /// <summary>
        /// Presses a key. Returns an empty edit if the key does nothing here, or belongs to another layout.
        /// </summary>
        /// <exception cref="ArgumentNullException"><paramref name="key"/> is null.</exception>
        public Edit Press(Key key)
        {
            int last = Last;
            int before = run.ScalarBefore(run.Length - Scalars.Units(last));
            if (!Layout.Trie.LookUp(Layout.NumberOf(key), last, before, out Answer answer))
            {
                return default(Edit);
            }
            answer.KeepWhatStays(last, before);
            if (answer.Removed == 0 && answer.Count == 0)
            {
                return default(Edit);
            }
            int deleting = answer.UnitsRemoved(last, before);
            strokes.Add(run, deleting, answer.UnitsAdded);
            floor = -1;
            return Change(deleting, answer);
        }

        /// <summary>
        /// Ends the run if <paramref name="key"/>, pressed after a pause, begins a new letter. This is the case if the
        /// run ends in a consonant or mark of the key's cycle, and the key would turn that letter into another.
        /// </summary>
        /// <remarks>
        /// Call this before <see cref="Press"/> if <see cref="KeyboardLayout.CycleTimeout"/> or more has passed since
        /// the last press.
        /// </remarks>
        /// <exception cref="ArgumentNullException"><paramref name="key"/> is null.</exception>
        public void EndCycle(Key key)
        {
            int number = Layout.NumberOf(key);
            int last = Hangul.ConsonantOrMark(Last);
            if (last == 0)
            {
                return;
            }
            int letter = NextLetter(number, 0);
            // No trie has more letters than this loop visits.
            for (int count = 0; letter != last && letter != 0 && count < TrieFormat.Base; count++)
            {
                letter = NextLetter(number, letter);
            }
            if (letter == last && NextLetter(number, letter) != 0)
            {
                Commit();
            }
        }

        /// <summary>Ends the run; its text stays. Call this also when the cursor has moved.</summary>
        public void Commit()
        {
            run.Truncate(0);
            composing = "";
            ClearHistory();
        }

        /// <summary>
        /// Ends the run, and writes a space. If the run ended in a letter and the layout's spaces end runs, writes
        /// nothing.
        /// </summary>
        public Edit Space() => Space(Layout.SpaceEndsRun);

        /// <summary>
        /// Ends the run, and writes a space. If the run ended in a letter and <paramref name="endsRun"/> is true,
        /// writes nothing.
        /// </summary>
        /// <param name="endsRun">True if a space after a letter ends the run and writes nothing.</param>
        public Edit Space(bool endsRun)
        {
            bool isEnough = endsRun && Hangul.IsLetter(Last);
            Commit();
            return isEnough ? default(Edit) : new Edit(0, " ");
        }

        /// <summary>
        /// Deletes the last unit of the run. Returns null if there is no run. In that case, delete one character as
        /// usual.
        /// </summary>
        public Edit? Backspace(BackspaceUnit unit = BackspaceUnit.Jamo)
        {
            int last = Last;
            if (last == 0)
            {
                return null;
            }
            if (unit == BackspaceUnit.Stroke)
            {
                return TakeBack();
            }
            ClearHistory();
            int before = run.ScalarBefore(run.Length - Scalars.Units(last));
            if (!Layout.Trie.LookUp(Layout.Trie.KeyCount - 1, last, before, out Answer answer))
            {
                answer = new Answer(1);
            }
            answer.KeepWhatStays(last, before);
            return Change(answer.UnitsRemoved(last, before), answer);
        }

        /// <inheritdoc/>
        public override string ToString() => $"{Layout} \"{Composing}\"";

        private int Last => run.ScalarBefore(run.Length);

        /// <summary>
        /// Returns the letter that a key makes of a letter. If the letter is 0, returns the letter that the key
        /// appends. Returns 0 if the result is not a single letter.
        /// </summary>
        private int NextLetter(int number, int letter)
        {
            bool isOne = Layout.Trie.LookUp(number, letter, 0, out Answer answer) && answer.Count == 1;
            return isOne && (letter == 0 || answer.Removed == 1) ? answer.First : 0;
        }

        /// <summary>
        /// Takes back the last stroke of the last unit. If no such stroke is left, removes that unit.
        /// </summary>
        private Edit TakeBack()
        {
            int last = Last;
            int before = run.ScalarBefore(run.Length - Scalars.Units(last));
            int unit = Hangul.IsPending(before, last) ? 2 : Scalars.Units(last);
            if (floor < 0)
            {
                floor = strokes.LastStart(run, run.Length - unit);
            }
            composing = null;
            if (strokes.Length > floor)
            {
                int length = run.Length;
                int deleting = strokes.TakeBack(run);
                return new Edit(deleting, run.Substring(length - deleting));
            }
            ClearHistory();
            run.Truncate(run.Length - unit);
            return new Edit(unit, "");
        }

        /// <summary>Changes the end of the run, and returns the same change as an edit of the field.</summary>
        private Edit Change(int deleting, Answer answer)
        {
            int start = run.Length - deleting;
            run.Truncate(start);
            answer.AppendTo(run);
            composing = null;
            return new Edit(deleting, run.Substring(start));
        }

        private void ClearHistory()
        {
            strokes.Clear();
            floor = -1;
        }
    }
}
