import Artifacts
import Verification

/// A generator of forged tries, which have a valid checksum over invalid data. A reader opens them, and must not crash.
struct TrieForger {
  private let trie: [UInt8]
  private var random = LinearCongruentialGenerator(seed: 21)
  private var count = 0

  init(_ trie: [UInt8]) { self.trie = trie }

  /// Returns the next trie. Some of its digits are changed: anywhere, only in its tables, or only in its cells.
  mutating func next() -> [UInt8] {
    defer { count += 1 }
    var bytes = trie
    let digits = TrieDigits(trie)
    let (ownCount, letters, blocks) = (digits[12], digits.pair(13), digits.pair(17))
    let places = [12..<trie.count, 12..<blocks, blocks..<trie.count][count % 3]
    for _ in 0..<random.element(of: [1, 4, 60, 2_000]) {
      bytes[places.lowerBound + random.next(below: places.count)] = digit(random.next(below: 90))
    }
    if count % 5 == 0 {
      // Set the letter count so high that the digit for no letter, and the numbers of before-blocks, are read as
      // letters.
      bytes[12] = digit(89)
      for _ in 0..<200 {
        let cell = blocks + 2 * random.next(below: (trie.count - blocks - 1) / 2)
        bytes.replaceSubrange(cell..<cell + 2, with: number(1_206 + random.next(below: 40), 2))
      }
    }
    if count % 7 == 0 {
      let letter = letters + 3 * random.next(below: 6)
      let scalar = random.element(of: [0, 0xD7FF, 0xD800, 0xDFFF, 0xE000])
      bytes.replaceSubrange(letter..<letter + 3, with: number(scalar, 3))
    }
    // Use values just beyond the last valid one: for a letter in cells, and for the lead of a consonant.
    if count % 11 == 0 { bytes[12] = digit(ownCount - 1) }
    if count % 13 == 0 { bytes[letters + 3 * ownCount + 19 + random.element(of: [0, 2, 29])] = digit(19) }
    bytes.replaceSubrange(4..<9, with: number(Int(Checksum.crc32(Array(bytes[9...]))), 5))
    return bytes
  }

  private func digit(_ value: Int) -> UInt8 { UInt8(0x25 + value) }

  /// Returns `value` in base 90, with the lowest digit first.
  private func number(_ value: Int, _ length: Int) -> [UInt8] {
    var rest = value
    return (0..<length).map { _ in
      defer { rest /= 90 }
      return digit(rest % 90)
    }
  }
}
