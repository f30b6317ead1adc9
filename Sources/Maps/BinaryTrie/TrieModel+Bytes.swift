import Artifacts
import Layouts

extension TrieModel {
  /// Returns the bytes of the trie, which docs/spec/FORMAT.md specifies: digits of base 90 in printable ASCII.
  ///
  /// - Throws: `UnsupportedLayout` if a value does not fit its field.
  func bytes() throws(UnsupportedLayout) -> [UInt8] {
    try checkLimits()
    let id = layout.id.utf8.map { $0 - TrieFormat.zero }
    let ownLetters = own.flatMap {
      TrieFormat.digits(Int(DotStyle.conjoining.scalar(of: $0).value), count: 3)
    }
    let lettersAt = TrieFormat.headerSize + id.count
    let keysAt = lettersAt + ownLetters.count + Self.consonants.count
    let blocksAt = keysAt + keys.count * TrieFormat.keySize
    var pool = TrieBlockPool()
    let records = keys.flatMap { key in
      let offsets = Kind.allCases.map { kind in
        blocksAt + pool.add(key.blocks[kind] ?? [:], indices: indices(of: kind))
      }
      return digits(of: key.appends) + offsets.flatMap(TrieFormat.pair)
    }
    let size = blocksAt + pool.digits.count
    try check(size, below: TrieFormat.sizeLimit, "bytes")
    let described =
      [TrieFormat.version] + TrieFormat.pair(size) + [UInt8(own.count)]
      + [lettersAt, keysAt, blocksAt].flatMap(TrieFormat.pair)
      + [UInt8(keys.count), TrieFormat.dots(of: layout), UInt8(id.count)] + id
    let body = (described + ownLetters + Self.consonants + records + pool.digits).map {
      $0 + TrieFormat.zero
    }
    let checksum = TrieFormat.digits(Int(Checksum.crc32(body)), count: 5)
    return TrieFormat.magic + checksum.map { $0 + TrieFormat.zero } + body
  }

  /// Checks that the counts fit into one digit, and the scalars of letters into three digits.
  private func checkLimits() throws(UnsupportedLayout) {
    try check(keys.count, below: TrieFormat.keyLimit, "keys, including backspace")
    try check(own.count, below: TrieFormat.ownLetterLimit + 1, "letters that are not jamo")
    try check(layout.id.utf8.count, below: TrieFormat.base, "characters in its id")
    if let letter = own.first(where: { $0.scalar.value >= TrieFormat.scalarLimit }) {
      throw UnsupportedLayout(forTrie: "the scalar of the letter \(letter) is too large for a trie")
    }
  }

  private func check(_ count: Int, below limit: Int, _ things: String) throws(UnsupportedLayout) {
    if count < limit { return }
    throw UnsupportedLayout(forTrie: "it has \(count) \(things), but a trie can have at most \(limit - 1)")
  }

  /// Returns the first two digits of a key's record: *appended* and *joining* in docs/spec/FORMAT.md.
  private func digits(of appended: Letter?) -> [UInt8] {
    guard let appended else { return [TrieFormat.none, TrieFormat.none] }
    let code = UInt8(letters.firstIndex(of: appended)!)
    if let vowel = appended.vowel { return [code, UInt8(vowel)] }
    return [code, appended.isDot ? TrieFormat.pendingDot : TrieFormat.none]
  }

  /// Two tables, one after the other. The first one contains the compatibility consonant of each lead index, minus
  /// U+3131. The second one contains the lead index of each compatibility consonant, or `none` for a cluster.
  private static let consonants: [UInt8] = {
    let offsets = Jamo.leads.map { UInt8($0.scalar.value - 0x3131) }
    let leads = (0..<UInt8(30)).map { offsets.firstIndex(of: $0).map(UInt8.init) }
    return offsets + leads.map { $0 ?? TrieFormat.none }
  }()
}
