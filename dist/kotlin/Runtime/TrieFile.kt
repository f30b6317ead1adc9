// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

import kotlin.jvm.JvmStatic

/** The reason why bytes cannot be opened as a trie. Later versions may add reasons, so use an `else` branch. */
public sealed class TrieError(message: String) : Exception(message) {
    /** The bytes do not start with the magic of a trie. */
    public class WrongMagic internal constructor() : TrieError("not a trie: the first four bytes are not HWJT")

    /** The trie has a later [version] than this reader supports. */
    public class NewerVersion internal constructor(public val version: Int) :
        TrieError("version $version is newer than this reader, which knows ${TrieFormat.VERSION}")

    /**
     * The file has [actual] bytes. That is fewer than the [expected] bytes that the header declares, or that a header
     * needs.
     */
    public class Truncated internal constructor(public val expected: Int, public val actual: Int) :
        TrieError("cut short: $actual bytes of $expected")

    /** The file has [actual] bytes. That is more than the [expected] bytes that the header declares. */
    public class TooLong internal constructor(public val expected: Int, public val actual: Int) :
        TrieError("too long: $actual bytes for $expected")

    /**
     * The byte at [offset] is not a digit. Digits are the characters from % to ~. The error is also thrown, with the
     * offset 9, if the version is 0.
     */
    public class WrongByte internal constructor(public val offset: Int) :
        TrieError("damaged: the byte at $offset is not one of % to ~")

    /** The checksum does not match the bytes. */
    public class WrongChecksum internal constructor() : TrieError("damaged: the checksum is wrong")
}

/** Opens tries that are not part of this library, such as an app's assets or a download. */
public object TrieFile {
    /**
     * Opens a trie for a custom [KeyboardLayout].
     *
     * @param bytes The content of the file. The bytes are copied.
     * @throws TrieError if the bytes are not a trie, or are damaged.
     */
    @JvmStatic
    @Throws(TrieError::class)
    public fun trie(bytes: ByteArray): Trie {
        check(bytes)
        return Trie(bytes.decodeToString())
    }

    /** Checks the magic, the version, the digits, the size and the checksum. */
    private fun check(bytes: ByteArray) {
        fun digit(offset: Int) = bytes[offset] - FIRST_DIGIT
        val actual = bytes.size
        if (actual < TrieFormat.HEADER_SIZE) throw TrieError.Truncated(TrieFormat.HEADER_SIZE, actual)
        if (MAGIC.indices.any { bytes[it].toInt() != MAGIC[it].code }) throw TrieError.WrongMagic()
        // The version is checked before the digits, because later versions may use other digits.
        val version = digit(9)
        if (version in TrieFormat.VERSION + 1 until TrieFormat.BASE) throw TrieError.NewerVersion(version)
        for (offset in bytes.indices) {
            if (digit(offset) !in 0 until TrieFormat.BASE) throw TrieError.WrongByte(offset)
        }
        if (version != TrieFormat.VERSION) throw TrieError.WrongByte(9)
        val expected = digit(10) + digit(11) * TrieFormat.BASE
        if (actual < expected) throw TrieError.Truncated(expected, actual)
        if (actual > expected) throw TrieError.TooLong(expected, actual)
        var checksum = 0L
        for (offset in 8 downTo 4) checksum = checksum * TrieFormat.BASE + digit(offset)
        if (checksum != checksumOf(bytes)) throw TrieError.WrongChecksum()
    }

    /** Returns the CRC-32 of the bytes after the checksum (polynomial EDB88320, as in gzip). */
    private fun checksumOf(bytes: ByteArray): Long {
        var sum = 0xFFFF_FFFF
        for (offset in 9 until bytes.size) {
            sum = sum xor bytes[offset].toLong()
            for (bit in 0 until 8) sum = sum shr 1 xor (sum and 1) * 0xEDB8_8320
        }
        return sum xor 0xFFFF_FFFF
    }

    private const val MAGIC = "HWJT"
    private const val FIRST_DIGIT = 0x25
}
