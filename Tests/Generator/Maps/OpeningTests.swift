import Formats
import Layouts
import Maps
import Testing

import struct Hwalja.Trie
import enum Hwalja.TrieError

/// A trie is opened whole and sound, or an error names what is wrong. `gen conform` asks every language, Swift too, of
/// tries cut at any length, with any bit turned, and forged with a right checksum.
@Suite struct OpeningTests {
  private static let sound = try! LayoutMaps(.cheonjiin).trie.get()

  private static func changed(_ changes: [Int: UInt8]) -> [UInt8] {
    var bytes = sound
    for (place, byte) in changes { bytes[place] = byte }
    return bytes
  }

  /// Bytes, the error and its line. The version tells before anything else that is wrong.
  @Test(
    arguments: [
      (changed([0: 0x41]), .wrongMagic, "not a trie: the first four bytes are not HWJT"),
      (changed([9: 0x27, 30: 0xFF]), .newerVersion(2), "version 2 is newer than this reader, which knows 1"),
      (Array(sound[..<21]), .truncated(expected: 22, actual: 21), "cut short: 21 bytes of 22"),
      (
        sound.dropLast(), .truncated(expected: sound.count, actual: sound.count - 1),
        "cut short: \(sound.count - 1) bytes of \(sound.count)"
      ),
      (
        sound + [0x25], .tooLong(expected: sound.count, actual: sound.count + 1),
        "too long: \(sound.count + 1) bytes for \(sound.count)"
      ),
      (changed([9: 0x25]), .wrongByte(9), "damaged: the byte at 9 is not one of % to ~"),
      (changed([40: 0x7F]), .wrongByte(40), "damaged: the byte at 40 is not one of % to ~"),
      (changed([4: sound[4] ^ 1]), .wrongChecksum, "damaged: the checksum is wrong"),
    ] as [([UInt8], TrieError, String)])
  func everyErrorHasOneClearLine(bytes: [UInt8], error: TrieError, line: String) {
    #expect(throws: error) { try Trie(copying: bytes) }
    #expect(error.description == line)
  }
}
