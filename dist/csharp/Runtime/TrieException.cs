// Part of Hwalja, under the MIT licence: see LICENSE.

using System;

namespace Hwalja
{
    /// <summary>The reason why bytes cannot be opened as a trie. Later versions may add reasons.</summary>
    public enum TrieFault
    {
        /// <summary>The bytes do not start with the magic of a trie.</summary>
        WrongMagic,

        /// <summary>
        /// The trie has a later version, <see cref="TrieException.Version"/>, than this reader supports.
        /// </summary>
        NewerVersion,

        /// <summary>There are fewer bytes than the header gives, or fewer than a header needs.</summary>
        Truncated,

        /// <summary>There are more bytes than the header gives.</summary>
        TooLong,

        /// <summary>The byte at <see cref="TrieException.Offset"/> is invalid.</summary>
        WrongByte,

        /// <summary>The checksum does not match the bytes.</summary>
        WrongChecksum,
    }

    /// <summary>The error for bytes that cannot be opened as a trie. Sizes and offsets are in bytes.</summary>
    public sealed class TrieException : FormatException
    {
        private TrieException(TrieFault fault, string message)
            : base(message)
        {
            Fault = fault;
        }

        /// <summary>Gets the reason for the error.</summary>
        public TrieFault Fault { get; }

        /// <summary>Gets the version of a trie that is too new. It is 0 for other errors.</summary>
        public int Version { get; private set; }

        /// <summary>Gets the expected number of bytes if the size is wrong. It is 0 for other errors.</summary>
        public int Expected { get; private set; }

        /// <summary>Gets the actual number of bytes if the size is wrong. It is 0 for other errors.</summary>
        public int Actual { get; private set; }

        /// <summary>Gets the offset of an invalid byte. It is 0 for other errors.</summary>
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
