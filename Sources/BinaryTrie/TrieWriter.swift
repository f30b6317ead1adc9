import Hangul
import Layouts
import Zlib

/// Lays a trie out in bytes, as docs/spec/FORMAT.md describes them: digits of base 90 in printable ASCII.
package struct TrieWriter {
  /// The whole trie.
  package let bytes: [UInt8]

  /// Lays `model` out.
  ///
  /// - Throws: `UnfitForTrie` if something does not fit its field.
  package init(_ model: TrieModel) throws(UnfitForTrie) {
    try TrieWriter.checkLimits(of: model)
    var pool = TrieBlockPool()
    let keys = model.keys.flatMap { key -> [UInt8] in
      let offsets = TrieModel.Kind.allCases.map { kind in
        pool.add(key.blocks[kind] ?? [:], indices: model.indices(of: kind))
      }
      return Self.letter(of: key, among: model.letters) + offsets.flatMap(TrieFormat.pair)
    }
    let letters = model.own.flatMap {
      TrieFormat.digits(Int(DotStyle.conjoining.scalar(of: $0).value), count: 3)
    }
    let digits = try TrieWriter.assemble(model, letters: letters, keys: keys, blocks: pool.digits)
    bytes = TrieFormat.magic + digits.map { $0 + TrieFormat.zero }
  }

  private static func assemble(
    _ model: TrieModel, letters: [UInt8], keys: [UInt8], blocks: [UInt8]
  ) throws(UnfitForTrie) -> [UInt8] {
    let id = model.layout.id.utf8.map { $0 - TrieFormat.zero }
    let lettersAt = TrieFormat.headerSize + id.count
    let keysAt = lettersAt + letters.count + consonants.count
    let blocksAt = keysAt + keys.count
    let size = blocksAt + blocks.count
    try check(size, below: TrieFormat.sizeLimit, "bytes", of: model)
    // Keys have offsets from the first block; a file needs them from its start.
    var keys = keys
    for key in stride(from: 0, to: keys.count, by: TrieFormat.keySize) {
      for pointer in stride(from: key + 2, to: key + TrieFormat.keySize, by: 2) {
        let offset = Int(keys[pointer]) + Int(keys[pointer + 1]) * TrieFormat.base
        keys.replaceSubrange(pointer..<pointer + 2, with: TrieFormat.pair(blocksAt + offset))
      }
    }
    let offsets = [lettersAt, keysAt, blocksAt].flatMap { TrieFormat.pair($0) }
    let described =
      [TrieFormat.version] + TrieFormat.pair(size) + [UInt8(model.own.count)] + offsets
      + [UInt8(model.keys.count), TrieFormat.dots(of: model.layout), UInt8(id.count)] + id
    let body = described + letters + consonants + keys + blocks
    let checksum = Checksum.crc32(body.map { $0 + TrieFormat.zero })
    return TrieFormat.digits(Int(checksum), count: 5) + body
  }

  /// Checks that the counts fit into one digit and the letters' scalars into three.
  private static func checkLimits(of model: TrieModel) throws(UnfitForTrie) {
    try check(
      model.keys.count, below: TrieFormat.keyLimit, "keys, backspace among them", of: model)
    try check(
      model.own.count, below: TrieFormat.ownLetterLimit + 1, "letters that are no jamo",
      of: model)
    try check(
      model.layout.id.utf8.count, below: TrieFormat.base, "letters in its id", of: model)
    if let letter = model.own.first(where: { $0.scalar.value >= TrieFormat.scalarLimit }) {
      throw UnfitForTrie(
        layout: model.layout.id, reason: "the letter \(letter) is beyond the scalars that fit")
    }
  }

  private static func check(_ count: Int, below limit: Int, _ things: String, of model: TrieModel)
    throws(UnfitForTrie)
  {
    guard count >= limit else { return }
    throw UnfitForTrie(
      layout: model.layout.id, reason: "it takes \(count) \(things), and \(limit - 1) fit")
  }

  /// The first two digits of a key's record: *appended* and *joining* in docs/spec/FORMAT.md.
  private static func letter(of key: TrieModel.Key, among letters: [Letter]) -> [UInt8] {
    guard let letter = key.appends else { return [TrieFormat.none, TrieFormat.none] }
    let code = UInt8(letters.firstIndex(of: letter)!)
    if let vowel = letter.vowel { return [code, UInt8(vowel)] }
    return [code, letter.isDot ? TrieFormat.pendingDot : TrieFormat.none]
  }

  /// Compatibility consonants, less U+3131, by lead index; then lead indices by compatibility
  /// consonant, `none` for a cluster.
  private static let consonants: [UInt8] = {
    let offsets = Jamo.leads.map { UInt8($0.scalar.value - 0x3131) }
    let leads = (0..<UInt8(30)).map { offsets.firstIndex(of: $0).map(UInt8.init) }
    return offsets + leads.map { $0 ?? TrieFormat.none }
  }()
}
