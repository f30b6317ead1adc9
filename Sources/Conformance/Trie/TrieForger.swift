import Verification
import Zlib

/// Makes tries with a right checksum over nonsense: a reader opens them, and has to answer something.
struct TrieForger {
  private let trie: [UInt8]
  private var random = LinearCongruentialGenerator(seed: 21)
  private var number = 0

  init(_ trie: [UInt8]) { self.trie = trie }

  /// The next trie: some digits are others, anywhere, in its tables or in its cells.
  mutating func next() -> [UInt8] {
    defer { number += 1 }
    var bytes = trie
    let blocks = TrieDigits(trie).pair(17)
    let places = [12..<trie.count, 12..<blocks, blocks..<trie.count][number % 3]
    for _ in 0..<random.element(of: [1, 4, 60, 2_000]) {
      bytes[places.lowerBound + random.next(below: places.count)] = digit(random.next(below: 90))
    }
    if number % 5 == 0 {
      // So many letters of its own that the digit for none, and the numbers of before-blocks, would name one too.
      bytes[12] = digit(89)
      for _ in 0..<200 {
        let cell = blocks + 2 * random.next(below: (trie.count - blocks - 1) / 2)
        bytes.replaceSubrange(cell..<cell + 2, with: digits(1_206 + random.next(below: 40), 2))
      }
    }
    if number % 7 == 0 {
      let letter = TrieDigits(trie).pair(13) + 3 * random.next(below: 6)
      let scalar = random.element(of: [0, 0xD7FF, 0xD800, 0xDFFF, 0xE000])
      bytes.replaceSubrange(letter..<letter + 3, with: digits(scalar, 3))
    }
    bytes.replaceSubrange(4..<9, with: digits(Int(Checksum.crc32(Array(bytes[9...]))), 5))
    return bytes
  }

  private func digit(_ value: Int) -> UInt8 { UInt8(0x25 + value) }

  /// `value` in base 90, the lowest digit first.
  private func digits(_ value: Int, _ count: Int) -> [UInt8] {
    var rest = value
    return (0..<count).map { _ in
      defer { rest /= 90 }
      return digit(rest % 90)
    }
  }
}
