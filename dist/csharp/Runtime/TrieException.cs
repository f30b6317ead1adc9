// Part of Hwalja, under the MIT licence: see LICENSE.

using System;

namespace Hwalja
{
    /// <summary>Why bytes cannot be opened as a trie. Later versions may add faults.</summary>
    public enum TrieFault
    {
        /// <summary>The bytes do not begin as a trie does.</summary>
        WrongMagic,

        /// <summary>The trie is of a later version than this reader, <see cref="TrieException.Version"/>.</summary>
        NewerVersion,

        /// <summary>There are fewer bytes than the header says, or than a header takes.</summary>
        Truncated,

        /// <summary>There are more bytes than the header says.</summary>
        TooLong,

        /// <summary>A byte cannot stand in its place, <see cref="TrieException.Offset"/>.</summary>
        WrongByte,

        /// <summary>The checksum is not that of the bytes.</summary>
        WrongChecksum,
    }

    /// <summary>Bytes that cannot be opened as a trie. Sizes and offsets are in bytes.</summary>
    public sealed class TrieException : FormatException
    {
        private TrieException(TrieFault fault, string message)
            : base(message)
        {
            Fault = fault;
        }

        /// <summary>Gets what is wrong with the bytes.</summary>
        public TrieFault Fault { get; }

        /// <summary>Gets the version of a trie that is too new; otherwise 0.</summary>
        public int Version { get; private set; }

        /// <summary>Gets how many bytes there should be, if the size is wrong; otherwise 0.</summary>
        public int Expected { get; private set; }

        /// <summary>Gets how many bytes there are, if the size is wrong; otherwise 0.</summary>
        public int Actual { get; private set; }

        /// <summary>Gets where a wrong byte is; otherwise 0.</summary>
        public int Offset { get; private set; }

        internal static TrieException WrongMagic() =>
            new TrieException(TrieFault.WrongMagic, "not a trie: the first four bytes are not HWJT");

        internal static TrieException NewerVersion(int version) =>
            new TrieException(
                TrieFault.NewerVersion,
                $"version {version} is newer than this reader, which knows {TrieFormat.Version}")
            {
                Version = version,
            };

        internal static TrieException Truncated(int expected, int actual) =>
            new TrieException(TrieFault.Truncated, $"cut short: {actual} bytes of {expected}")
            {
                Expected = expected, Actual = actual,
            };

        internal static TrieException TooLong(int expected, int actual) =>
            new TrieException(TrieFault.TooLong, $"too long: {actual} bytes for {expected}")
            {
                Expected = expected, Actual = actual,
            };

        internal static TrieException WrongByte(int offset) =>
            new TrieException(TrieFault.WrongByte, $"damaged: the byte at {offset} cannot stand there")
            {
                Offset = offset,
            };

        internal static TrieException WrongChecksum() =>
            new TrieException(TrieFault.WrongChecksum, "damaged: the checksum is wrong");
    }
}
