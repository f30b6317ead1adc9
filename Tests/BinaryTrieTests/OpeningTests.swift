import Layouts
import Testing

import struct Hwalja.Trie
import enum Hwalja.TrieError

/// A trie is opened whole and sound, or not at all.
@Suite struct OpeningTests {
  private let sound: [UInt8]

  init() throws { sound = try Layout.cheonjiin.trie() }

  private func error(_ bytes: [UInt8]) -> TrieError? {
    do {
      _ = try Trie(copying: bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test func whatWasNotChangedOpens() {
    #expect(error(sound) == nil)
    #expect(error(TrieForgery(bytes: sound).sealed { _ in }) == nil)
  }

  @Test func whereverItIsCutItSaysHowMuchThereIs() {
    for length in sound.indices {
      let expected = length < 22 ? 22 : sound.count
      let cut = Array(sound[..<length])
      #expect(error(cut) == .truncated(expected: expected, actual: length))
    }
  }

  @Test func everyBitThatWasTurnedIsFoundAndEveryByteThatIsNoDigitNamed() {
    for offset in sound.indices {
      var bytes = sound
      for bit in 0..<8 {
        bytes[offset] = sound[offset] ^ 1 << bit
        #expect(error(bytes) != nil, "bit \(bit) at \(offset)")
      }
      for byte: UInt8 in [0, 0x24, 0x7F, 0xFF] {
        bytes[offset] = byte
        #expect(error(bytes) == (offset < 4 ? .wrongMagic : .wrongByte(offset)))
      }
    }
  }

  /// With a right checksum: another size, and another version, which tells before anything else that is wrong.
  @Test func theHeaderIsBelieved() {
    let count = sound.count
    func sealed(_ change: (inout TrieForgery) -> Void) -> TrieError? {
      error(TrieForgery(bytes: sound).sealed(change))
    }
    #expect(error(sound + [0x25]) == .tooLong(expected: count, actual: count + 1))
    #expect(sealed { $0.setPair(10, 0) } == .tooLong(expected: 0, actual: count))
    #expect(sealed { $0.setPair(10, 8_099) } == .truncated(expected: 8_099, actual: count))
    #expect(sealed { $0[9] = 89 } == .newerVersion(89) && sealed { $0[9] = 0 } == .wrongByte(9))
    var later = sound
    (later[9], later[30]) = (0x27, 0xFF)
    #expect(error(later) == .newerVersion(2))
  }

  @Test(arguments: ["&%%%%", "~~~~~"]) func aChecksumIsWrong(digits: String) {
    #expect(error(sound[..<4] + Array(digits.utf8) + sound[9...]) == .wrongChecksum)
  }

  @Test(
    arguments: [
      (.wrongMagic, "not a trie: the first four bytes are not HWJT"),
      (.newerVersion(2), "version 2 is newer than this reader, which knows 1"),
      (.truncated(expected: 1_228, actual: 40), "cut short: 40 bytes of 1228"),
      (.tooLong(expected: 1_228, actual: 1_229), "too long: 1229 bytes for 1228"),
      (.wrongByte(40), "damaged: the byte at 40 is not one of % to ~"),
      (.wrongChecksum, "damaged: the checksum is wrong"),
    ] as [(TrieError, String)])
  func everyErrorHasOneClearLine(error: TrieError, line: String) {
    #expect(error.description == line)
  }
}
