import Hangul
import Layouts

/// Lays a trie out in bytes, as docs/FORMAT.md describes them. No byte is above 127.
struct TrieWriter {
  /// The bytes of each section by name, in order.
  let sections: [(name: String, bytes: [UInt8])]
  /// The blocks, for those who want to know what sharing them saves.
  let pool: TrieBlockPool

  /// The whole trie.
  var bytes: [UInt8] { sections.flatMap(\.bytes) }

  /// Lays `model` out.
  ///
  /// - Throws: `TrieTooLarge` if something does not fit its field.
  init(_ model: TrieModel) throws(TrieTooLarge) {
    let codes = TrieLetterCodes(own: model.letters)
    var pool = TrieBlockPool(codes: codes)
    let letterIndices = 0..<Jamo.vowels.count + model.letters.count
    // A cell has eleven bits to say where a block for the scalar before is, so those come first.
    for key in model.keys {
      for block in [key.consonants, key.letters] { pool.addDeeperBlocks(of: block) }
    }
    let keys = model.keys.flatMap { key -> [UInt8] in
      let offsets = [
        pool.add(key.finals, indices: 1..<Tail.count),
        pool.add(key.vowels, indices: 0..<Jamo.vowels.count),
        pool.add(key.consonants, indices: 0..<Jamo.leads.count),
        pool.add(key.letters, indices: letterIndices),
      ]
      return Self.initial(of: key, codes, model.layout.dotStyle) + offsets.flatMap(Self.integer)
    }
    let letters = model.letters.flatMap {
      Self.integer(Int($0.value) & 0x3FFF) + [UInt8($0.value >> 14)]
    }
    sections = try TrieWriter.assemble(model, letters: letters, keys: keys, blocks: pool.bytes)
    self.pool = pool
  }

  private static func assemble(
    _ model: TrieModel, letters: [UInt8], keys: [UInt8], blocks: [UInt8]
  ) throws(TrieTooLarge) -> [(name: String, bytes: [UInt8])] {
    let id = Array(model.layout.id.utf8)
    let lettersAt = 22 + id.count
    let keysAt = lettersAt + letters.count + consonants.count
    let blocksAt = keysAt + keys.count
    let size = blocksAt + blocks.count
    guard size <= largestSize, model.letters.count <= 86, model.keys.count < 128, id.count < 128
    else { throw TrieTooLarge(layout: model.layout.id, size: size) }
    // The pointers of a key are offsets from the start of the file.
    var keys = keys
    for key in stride(from: 0, to: keys.count, by: 10) {
      for pointer in stride(from: key + 2, to: key + 10, by: 2) {
        let offset = Int(keys[pointer]) | Int(keys[pointer + 1]) << 7
        keys.replaceSubrange(pointer..<pointer + 2, with: integer(blocksAt + offset))
      }
    }
    let described =
      [1] + integer(size) + [UInt8(model.letters.count)] + integer(lettersAt)
      + integer(keysAt) + integer(blocksAt) + [UInt8(model.keys.count), 0, UInt8(id.count)] + id
    let checksum = Gzip.checksum(described + letters + consonants + keys + blocks)
    return [
      ("header", Array("HWJT".utf8) + sevenBitBytes(checksum, count: 5) + described),
      ("letters", letters), ("consonants", consonants), ("keys", keys), ("blocks", blocks),
    ]
  }

  /// The largest number that two bytes of seven bits can say.
  private static let largestSize = 16_383

  /// Two bytes of seven bits, the lower first.
  static func integer(_ value: Int) -> [UInt8] {
    [UInt8(value & 0x7F), UInt8(value >> 7 & 0x7F)]
  }

  private static func sevenBitBytes(_ value: UInt32, count: Int) -> [UInt8] {
    (0..<count).map { UInt8(value >> (7 * $0) & 0x7F) }
  }

  /// The code of the letter that a key starts with, and what that letter makes on a lead.
  private static func initial(
    of key: TrieModel.Key, _ codes: TrieLetterCodes, _ style: DotStyle
  ) -> [UInt8] {
    guard let initial = key.initial else { return [127, 127] }
    let code = UInt8(codes[style.scalar(of: initial)])
    if let vowel = initial.vowel { return [code, UInt8(vowel)] }
    guard initial.isDot else { return [code, 127] }
    return [code, style == .conjoining ? 21 : 22]
  }

  /// Compatibility consonants from U+3131 by lead index, and lead indices by compatibility consonant,
  /// 127 for a cluster.
  private static let consonants: [UInt8] = {
    let offsets = Jamo.leads.map { UInt8($0.scalar.value - 0x3131) }
    return offsets
      + (0..<30).map { jamo in offsets.firstIndex(of: UInt8(jamo)).map(UInt8.init) ?? 127 }
  }()
}

/// A trie does not fit the fields of the binary form.
struct TrieTooLarge: Error, Hashable, CustomStringConvertible {
  let layout: String
  let size: Int

  var description: String {
    "trie: layout \(layout) takes \(size) bytes, too many keys, or too many letters of its own"
  }
}
