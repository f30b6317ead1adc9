// Part of Hwalja, under the MIT licence: see LICENSE.

using System;
using System.Collections.Generic;
using System.Collections.ObjectModel;

namespace Hwalja
{
    /// <summary>
    /// A keyboard layout: its keys, and their effects on the text before the cursor. It is immutable, so any thread can
    /// read it. <see cref="Layouts"/> contains the built-in layouts.
    /// </summary>
    public sealed class KeyboardLayout
    {
        private readonly Key[] keys;

        internal KeyboardLayout(
            string id, string name, string latinName, bool spaceEndsRun, int cycleTimeout, Key[] keys, Trie trie)
        {
            Id = id;
            Name = name;
            LatinName = latinName;
            SpaceEndsRun = spaceEndsRun;
            CycleTimeout = TimeSpan.FromMilliseconds(cycleTimeout);
            Trie = trie;
            this.keys = keys;
            Keys = new ReadOnlyCollection<Key>(keys);
        }

        /// <summary>Gets the id of the layout in file names and settings, for <see cref="Layouts.ById"/>.</summary>
        public string Id { get; }

        /// <summary>Gets the name of the layout in Korean.</summary>
        public string Name { get; }

        /// <summary>Gets the name of the layout in Latin letters.</summary>
        public string LatinName { get; }

        /// <summary>
        /// Gets a value indicating whether a space after a letter of the run ends the run and writes nothing.
        /// </summary>
        public bool SpaceEndsRun { get; }

        /// <summary>
        /// Gets the pause after which another press of the same key begins a new letter. See <see
        /// cref="Composer.EndCycle"/>.
        /// </summary>
        public TimeSpan CycleTimeout { get; }

        /// <summary>Gets the keys that type, in the order of the layout. Those that need shift come last.</summary>
        public IReadOnlyList<Key> Keys { get; }

        /// <summary>Gets the trie, which contains the effects of the keys.</summary>
        public Trie Trie { get; }

        /// <summary>
        /// Gets the style of the pending dots that the layout writes, or null if it writes no pending dots.
        /// </summary>
        public DotStyle? Dots => Trie.Dots;

        /// <summary>Opens a layout of your own from the content of the file <c>LAYOUT.trie</c>.</summary>
        /// <remarks>
        /// A trie contains no names, so its keys have empty texts. A space writes a space, and a pause is a second. For
        /// a layout with names and settings, use <c>gen --layout-file my.json --format csharp</c>.
        /// </remarks>
        /// <exception cref="ArgumentNullException"><paramref name="bytes"/> is null.</exception>
        /// <exception cref="TrieException">The bytes are not a trie, or are damaged or of a later version.</exception>
        public static KeyboardLayout Open(byte[] bytes)
        {
            Trie trie = Trie.Open(bytes);
            var keys = new Key[Math.Max(0, trie.KeyCount - 1)];
            for (int number = 0; number < keys.Length; number++)
            {
                keys[number] = new Key(number, "", "");
            }
            return new KeyboardLayout(trie.Id, "", "", false, 1000, keys, trie);
        }

        /// <summary>
        /// Returns a copy of the layout with pending dots in another style. Returns the layout itself if the copy would
        /// be the same.
        /// </summary>
        public KeyboardLayout Writing(DotStyle dots)
        {
            Trie trie = Trie.Writing(dots);
            int timeout = (int)CycleTimeout.TotalMilliseconds;
            return trie == Trie ? this : new KeyboardLayout(Id, Name, LatinName, SpaceEndsRun, timeout, keys, trie);
        }

        /// <summary>Returns the key with this <paramref name="id"/>, or null if there is no such key.</summary>
        public Key FindKey(string id) => string.IsNullOrEmpty(id) ? null : Array.Find(keys, key => key.Id == id);

        /// <summary>
        /// Returns the key for a code: a key of a phone, or a letter of a QWERTY keyboard, where a capital means the
        /// letter with shift. Returns null if there is no such key.
        /// </summary>
        public Key FindKeyByCode(string code) =>
            string.IsNullOrEmpty(code) ? null : Array.Find(keys, key => key.Code == code);

        /// <summary>
        /// Returns the key that a code point identifies in hosts that send characters, or null if there is no such key.
        /// </summary>
        public Key FindKeyByScalar(int scalar) => scalar == 0 ? null : Array.Find(keys, key => key.Scalar == scalar);

        /// <summary>
        /// Returns the edit that a key makes after the text before the cursor. This is the look-up alone, without a
        /// run. Returns null if the key does nothing here, or belongs to another layout.
        /// </summary>
        /// <exception cref="ArgumentNullException">An argument is null.</exception>
        public Edit? GetEdit(Key key, string textBeforeCursor) => Trie.GetEdit(NumberOf(key), textBeforeCursor);

        /// <summary>
        /// Returns the edit that deletes the last jamo of the text before the cursor. Returns null if no run can end
        /// like that text. In that case, delete one character as usual.
        /// </summary>
        /// <exception cref="ArgumentNullException"><paramref name="textBeforeCursor"/> is null.</exception>
        public Edit? GetDeletion(string textBeforeCursor) => Trie.GetEdit(Trie.KeyCount - 1, textBeforeCursor);

        /// <inheritdoc/>
        public override string ToString() => Id;

        /// <summary>
        /// Returns the number of a key of this layout. Returns -1 if the key belongs to another layout.
        /// </summary>
        internal int NumberOf(Key key)
        {
            if (key == null)
            {
                throw new ArgumentNullException(nameof(key));
            }
            return key.Number < keys.Length && keys[key.Number] == key ? key.Number : -1;
        }
    }
}
