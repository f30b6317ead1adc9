/// Checks all of a trie once, so that look-ups need not.
struct TrieChecker {
  /// Where the sections begin and what they hold.
  struct Header {
    let letters: Int
    let leads: Int
    let consonants: Int
    let keys: Int
    let blocks: Int
    let letterCount: Int
    let keyCount: Int
  }

  /// Which cells make sense in a block.
  private enum Role { case tails, vowels, leads, letters }

  let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  func check() throws(TrieError) -> Header {
    try checkEnvelope()
    let idLength = digit(21)
    let header = Header(
      letters: integer(13), leads: integer(13) + 3 * digit(12),
      consonants: integer(13) + 3 * digit(12) + 19, keys: integer(15), blocks: integer(17),
      letterCount: digit(12), keyCount: digit(19))
    guard digit(20) == 0 else { throw .wrongValue(20) }
    guard header.letters == TrieFormat.headerSize + idLength else { throw .wrongOffset(13) }
    guard header.keys == header.consonants + 30 else { throw .wrongOffset(15) }
    guard header.blocks == header.keys + header.keyCount * TrieFormat.keySize,
      header.blocks <= bytes.count
    else { throw .wrongOffset(17) }
    guard header.keyCount > 0 else { throw .wrongValue(19) }
    try checkTables(header)
    for key in 0..<header.keyCount {
      try checkKey(header.keys + key * TrieFormat.keySize, header)
    }
    return header
  }

  /// The letters are Unicode scalars, and the two tables of consonants undo each other.
  private func checkTables(_ header: Header) throws(TrieError) {
    for index in 0..<header.letterCount {
      let offset = header.letters + 3 * index
      let value = UInt32(
        integer(offset) + digit(offset + 2) * TrieFormat.base * TrieFormat.base)
      guard value > 0, Unicode.Scalar(value) != nil else { throw .wrongValue(offset) }
    }
    for lead in 0..<19 {
      let jamo = digit(header.leads + lead)
      guard jamo < 30, digit(header.consonants + jamo) == lead else {
        throw .wrongValue(header.leads + lead)
      }
    }
    for jamo in 0..<30 {
      let lead = digit(header.consonants + jamo)
      guard lead == TrieFormat.none || lead < 19 && digit(header.leads + lead) == jamo else {
        throw .wrongValue(header.consonants + jamo)
      }
    }
  }

  private func checkKey(_ record: Int, _ header: Header) throws(TrieError) {
    let appended = digit(record)
    guard appended == TrieFormat.none || appended < 40 + header.letterCount else {
      throw .wrongValue(record)
    }
    let joins = digit(record + 1)
    guard
      joins <= TrieFormat.compatibility && appended != TrieFormat.none
        || joins == TrieFormat.none
    else { throw .wrongValue(record + 1) }
    let isJoining = joins != TrieFormat.none
    try checkBlock(.tails, at: record + 2, size: 28, joins: isJoining, header)
    try checkBlock(.vowels, at: record + 4, size: 21, joins: isJoining, header)
    try checkBlock(.leads, at: record + 6, size: 19, joins: isJoining, header)
    try checkBlock(
      .letters, at: record + 8, size: 21 + header.letterCount, joins: isJoining, header)
  }

  /// The block that the key's record points to from `pointer`, with all its cells.
  private func checkBlock(
    _ role: Role, at pointer: Int, size: Int, joins: Bool, _ header: Header
  ) throws(TrieError) {
    let block = integer(pointer)
    try checkBounds(ofBlockAt: block, from: pointer, size: size, header)
    for place in 0...digit(block + 3) {
      try checkCell(cell(place, ofBlockAt: block), role, joins: joins, header)
    }
  }

  /// The block at `offset` lies in its section and holds no index beyond `size`.
  private func checkBounds(
    ofBlockAt offset: Int, from pointer: Int, size: Int, _ header: Header
  ) throws(TrieError) {
    guard offset >= header.blocks, offset + 4 <= bytes.count,
      offset + 4 + 2 * digit(offset + 3) <= bytes.count
    else { throw .wrongOffset(pointer) }
    guard digit(offset + 2) + digit(offset + 3) <= size else { throw .wrongValue(offset + 2) }
  }

  /// Where a block's cell number `place` stands: 0 is its own, 1 that of the first index it names.
  private func cell(_ place: Int, ofBlockAt block: Int) -> Int {
    place == 0 ? block : block + 2 + 2 * place
  }

  private func checkCell(_ offset: Int, _ role: Role, joins: Bool, _ header: Header)
    throws(TrieError)
  {
    let cell = integer(offset)
    if cell == 0 { return }
    if cell >= Cell.before {
      guard role == .leads || role == .letters else { throw .wrongValue(offset) }
      return try checkBefore(offset, role, joins: joins, header)
    }
    let takesTail = role == .tails || role == .vowels
    let takesVowel = role == .vowels || role == .leads
    guard
      isSound(cell, takesTail: takesTail, takesVowel: takesVowel, joins: joins, header)
    else { throw .wrongValue(offset) }
  }

  /// A block for the scalar before the last: syllables by their tails, then bare leads. Its own cell
  /// is for the last scalar alone. Nothing in it leads further, so there is no loop.
  private func checkBefore(_ pointer: Int, _ role: Role, joins: Bool, _ header: Header)
    throws(TrieError)
  {
    let block = header.blocks + 2 * (integer(pointer) - Cell.before)
    try checkBounds(ofBlockAt: block, from: pointer, size: TrieFormat.leadIndex + 1, header)
    for place in 0...digit(block + 3) {
      let offset = cell(place, ofBlockAt: block)
      let isLastAlone = place == 0
      let isLead = place > 0 && digit(block + 2) + place - 1 == TrieFormat.leadIndex
      let cell = integer(offset)
      guard
        cell == 0
          || isSound(
            cell, takesTail: !isLastAlone && !isLead,
            takesVowel: isLastAlone ? role == .leads : true, joins: joins, header)
      else { throw .wrongValue(offset) }
    }
  }

  /// Whether `cell` says something that can be done to a scalar of the kind described.
  private func isSound(
    _ cell: Int, takesTail: Bool, takesVowel: Bool, joins: Bool, _ header: Header
  ) -> Bool {
    switch cell {
    case Cell.tail..<Cell.carry: return takesTail
    case Cell.carry..<Cell.vowel: return takesTail && joins
    case Cell.vowel...Cell.bareLead: return takesVowel
    case Cell.appended: return takesVowel && joins
    case Cell.nothing..<Cell.before:
      return cell - Cell.letter < 40 + header.letterCount
    default: return false
    }
  }

  func integer(_ offset: Int) -> Int {
    digit(offset) + digit(offset + 1) * TrieFormat.base
  }

  func isDigit(_ offset: Int) -> Bool { TrieFormat.zero...0x7E ~= bytes[offset] }

  func digit(_ offset: Int) -> Int { Int(bytes[offset]) - Int(TrieFormat.zero) }
}
