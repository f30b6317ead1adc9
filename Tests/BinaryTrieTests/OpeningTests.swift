import Layouts
import Testing

import struct Hwalja.Trie
import enum Hwalja.TrieError

@Suite("Opening a trie") struct OpeningTests {
  private let cheonjiin: [UInt8]

  init() throws {
    cheonjiin = try LayoutTrie(.cheonjiin).bytes
  }

  private func error(_ bytes: [UInt8]) -> TrieError? {
    do {
      _ = try Trie(copying: bytes)
      return nil
    } catch {
      return error
    }
  }

  private func error(after change: (inout TrieForgery) -> Void) -> TrieError? {
    error(TrieForgery(bytes: cheonjiin).sealed(change))
  }

  @Test("succeeds where nothing was changed")
  func sound() {
    #expect(error(cheonjiin) == nil)
    #expect(error { _ in } == nil)
    #expect(error(TrieForgery.mending(cheonjiin)) == nil)
  }

  @Test("names how much of it there is at whatever length it was cut")
  func truncated() {
    for length in 0..<cheonjiin.count {
      let expected = length < 22 ? 22 : cheonjiin.count
      #expect(
        error(Array(cheonjiin.prefix(length))) == .truncated(expected: expected, actual: length))
    }
  }

  @Test("finds every bit that was turned")
  func flippedBits() {
    for offset in cheonjiin.indices {
      for bit in 0..<8 {
        var bytes = cheonjiin
        bytes[offset] ^= 1 << bit
        #expect(error(bytes) != nil, "bit \(bit) at \(offset)")
      }
    }
  }

  @Test("names where a byte is no digit")
  func notADigit() {
    for offset in 4..<cheonjiin.count {
      for byte: UInt8 in [0, 0x24, 0x7F, 0xFF] {
        var bytes = cheonjiin
        bytes[offset] = byte
        #expect(error(bytes) == .wrongByte(offset))
      }
    }
  }

  @Test("finds more than the size, and less")
  func size() {
    let count = cheonjiin.count
    #expect(error(cheonjiin + [0x25]) == .tooLong(expected: count, actual: count + 1))
    #expect(error { $0.setPair(10, 0) } == .tooLong(expected: 0, actual: count))
    #expect(error { $0.setPair(10, 8_099) } == .truncated(expected: 8_099, actual: count))
  }

  @Test("finds other files by their first bytes, and later versions by theirs")
  func kind() {
    for offset in 0..<4 {
      var bytes = cheonjiin
      bytes[offset] = 0x25
      #expect(error(bytes) == .wrongMagic)
    }
    #expect(error { $0[9] = 2 } == .newerVersion(2))
    #expect(error { $0[9] = 89 } == .newerVersion(89))
    #expect(error { $0[9] = 0 } == .wrongByte(9))
    var later = cheonjiin
    later[9] += 1
    later[30] = 0xFF
    #expect(error(later) == .newerVersion(2))
  }

  @Test("finds the checksum wrong, even one that no CRC can be")
  func checksum() {
    var bytes = cheonjiin
    bytes[4] = bytes[4] == 0x25 ? 0x26 : 0x25
    #expect(error(bytes) == .wrongChecksum)
    bytes.replaceSubrange(4..<9, with: "~~~~~".utf8)
    #expect(error(bytes) == .wrongChecksum)
  }

  @Test("has one clear line for every error")
  func descriptions() {
    let errors: [TrieError] = [
      .wrongMagic, .newerVersion(2), .truncated(expected: 1_228, actual: 40),
      .tooLong(expected: 1_228, actual: 1_229), .wrongByte(40), .wrongChecksum,
    ]
    let lines = errors.map(\.description)
    #expect(
      lines == [
        "not a trie: the first four bytes are not HWJT",
        "version 2 is newer than this reader, which knows 1",
        "cut short: 40 bytes of 1228",
        "too long: 1229 bytes for 1228",
        "damaged: the byte at 40 is not one of % to ~",
        "damaged: the checksum is wrong",
      ])
  }
}
