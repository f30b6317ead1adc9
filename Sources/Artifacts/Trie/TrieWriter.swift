import Hangul
import Layouts

/// Lays a trie out in bytes, as docs/FORMAT.md describes them: digits of base 90 in printable ASCII.
struct TrieWriter {
  /// The digits of each section by name, in order.
  let sections: [(name: String, digits: [UInt8])]
  /// The blocks, for those who want to know what they take.
  let pool: TrieBlockPool

  /// The whole trie.
  var bytes: [UInt8] {
    Self.magic + sections.flatMap(\.digits).map { $0 + Self.zero }
  }

  /// Lays `model` out.
  ///
  /// - Throws: `TrieTooLarge` if something does not fit its field.
  init(_ model: TrieModel) throws(TrieTooLarge) {
    let codes = TrieLetterCodes(own: model.letters)
    var pool = TrieBlockPool(codes: codes)
    let keys = model.keys.flatMap { key -> [UInt8] in
      let offsets = key.blocks(letterCount: model.letters.count).map { block, indices in
        pool.add(block, indices: indices)
      }
      return Self.letter(of: key, codes, model.layout.dotStyle) + offsets.flatMap(Self.integer)
    }
    let letters = model.letters.flatMap { Self.digits(Int($0.value), count: 3) }
    sections = try TrieWriter.assemble(model, letters: letters, keys: keys, blocks: pool.digits)
    self.pool = pool
  }

  private static func assemble(
    _ model: TrieModel, letters: [UInt8], keys: [UInt8], blocks: [UInt8]
  ) throws(TrieTooLarge) -> [(name: String, digits: [UInt8])] {
    let id = model.layout.id.utf8.map { $0 - zero }
    let lettersAt = 22 + id.count
    let keysAt = lettersAt + letters.count + consonants.count
    let blocksAt = keysAt + keys.count
    let size = blocksAt + blocks.count
    let largestLetter = model.letters.map(\.value).max() ?? 0
    guard size < 90 * 90, model.letters.count < 50, model.keys.count < 90, id.count < 90,
      largestLetter < 90 * 90 * 90
    else { throw TrieTooLarge(layout: model.layout.id, size: size) }
    // The pointers of a key are offsets from the start of the file.
    var keys = keys
    for key in stride(from: 0, to: keys.count, by: 10) {
      for pointer in stride(from: key + 2, to: key + 10, by: 2) {
        let offset = Int(keys[pointer]) + Int(keys[pointer + 1]) * 90
        keys.replaceSubrange(pointer..<pointer + 2, with: integer(blocksAt + offset))
      }
    }
    let described =
      [1] + integer(size) + [UInt8(model.letters.count)] + integer(lettersAt)
      + integer(keysAt) + integer(blocksAt) + [UInt8(model.keys.count), 0, UInt8(id.count)] + id
    let body = described + letters + consonants + keys + blocks
    let checksum = Gzip.checksum(body.map { $0 + zero })
    return [
      ("header", digits(Int(checksum), count: 5) + described), ("letters", letters),
      ("consonants", consonants), ("keys", keys), ("blocks", blocks),
    ]
  }

  private static let magic = Array("HWJT".utf8)

  /// The character of digit 0. From here to ~ there are 90 characters, without the quote and the dollar
  /// sign that string constants would have to escape.
  private static let zero = UInt8(ascii: "%")

  /// Two digits, the lower first.
  static func integer(_ value: Int) -> [UInt8] { digits(value, count: 2) }

  private static func digits(_ value: Int, count: Int) -> [UInt8] {
    sequence(first: value) { $0 / 90 }.prefix(count).map { UInt8($0 % 90) }
  }

  /// The code of the letter that a key starts with, and what that letter makes on a lead.
  private static func letter(
    of key: TrieModel.Key, _ codes: TrieLetterCodes, _ style: DotStyle
  ) -> [UInt8] {
    guard let letter = key.appends else { return [89, 89] }
    let code = UInt8(codes[style.scalar(of: letter)])
    if let vowel = letter.vowel { return [code, UInt8(vowel)] }
    guard letter.isDot else { return [code, 89] }
    return [code, style == .conjoining ? 21 : 22]
  }

  /// Compatibility consonants from U+3131 by lead index, and lead indices by compatibility consonant,
  /// 89 for a cluster.
  private static let consonants: [UInt8] = {
    let offsets = Jamo.leads.map { UInt8($0.scalar.value - 0x3131) }
    return offsets
      + (0..<30).map { jamo in offsets.firstIndex(of: UInt8(jamo)).map(UInt8.init) ?? 89 }
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
