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
  private enum Role { case finals, vowels, consonants, letters }

  private let bytes: UnsafeBufferPointer<UInt8>

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

  /// The magic, the version, the size, and the checksum over all that follows it.
  private func checkEnvelope() throws(TrieError) {
    guard bytes.count >= TrieFormat.headerSize else {
      throw .truncated(expected: TrieFormat.headerSize, actual: bytes.count)
    }
    for (index, byte) in TrieFormat.magic.enumerated() where bytes[index] != byte {
      throw .wrongMagic
    }
    for (index, byte) in bytes.enumerated() where !(TrieFormat.zero...0x7E ~= byte) {
      throw .wrongByte(index)
    }
    guard digit(9) <= TrieFormat.version else { throw .newerVersion(digit(9)) }
    guard digit(9) == TrieFormat.version else { throw .wrongValue(9) }
    let size = integer(10)
    guard bytes.count >= size else { throw .truncated(expected: size, actual: bytes.count) }
    guard bytes.count == size else { throw .tooLong(expected: size, actual: bytes.count) }
    var checksum = 0
    for index in (4..<9).reversed() { checksum = checksum * TrieFormat.base + digit(index) }
    guard checksum == Int(crc32(UnsafeBufferPointer(rebasing: bytes[9...]))) else {
      throw .wrongChecksum
    }
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
    let initial = digit(record)
    guard initial == TrieFormat.none || initial < 40 + header.letterCount else {
      throw .wrongValue(record)
    }
    let joins = digit(record + 1)
    guard
      joins <= TrieFormat.compatibility && initial != TrieFormat.none
        || joins == TrieFormat.none
    else { throw .wrongValue(record + 1) }
    let roles: [(Role, Int)] = [
      (.finals, 28), (.vowels, 21), (.consonants, 19), (.letters, 21 + header.letterCount),
    ]
    for (place, (role, size)) in roles.enumerated() {
      let pointer = record + 2 + 2 * place
      let block = integer(pointer)
      try checkBlock(block, from: pointer, size: size, header)
      for offset in cells(ofBlockAt: block) {
        try checkCell(offset, role, joins: joins != TrieFormat.none, header)
      }
    }
  }

  /// The block at `offset` lies in its section and holds no index beyond `size`.
  private func checkBlock(_ offset: Int, from pointer: Int, size: Int, _ header: Header)
    throws(TrieError)
  {
    guard offset >= header.blocks, offset + 4 <= bytes.count,
      offset + 4 + 2 * digit(offset + 3) <= bytes.count
    else { throw .wrongOffset(pointer) }
    guard digit(offset + 2) + digit(offset + 3) <= size else { throw .wrongValue(offset + 2) }
  }

  /// Where the cells of the block at `offset` stand: its own, then those of its indices.
  private func cells(ofBlockAt offset: Int) -> [Int] {
    [offset] + (0..<digit(offset + 3)).map { offset + 4 + 2 * $0 }
  }

  private func checkCell(_ offset: Int, _ role: Role, joins: Bool, _ header: Header)
    throws(TrieError)
  {
    let cell = integer(offset)
    if cell == 0 { return }
    if cell >= Cell.before {
      guard role == .consonants || role == .letters else { throw .wrongValue(offset) }
      return try checkBefore(offset, role, joins: joins, header)
    }
    let takesTail = role == .finals || role == .vowels
    let takesVowel = role == .vowels || role == .consonants
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
    try checkBlock(block, from: pointer, size: TrieFormat.leadIndex + 1, header)
    for (place, offset) in cells(ofBlockAt: block).enumerated() {
      let isLastAlone = place == 0
      let isLead = place > 0 && digit(block + 2) + place - 1 == TrieFormat.leadIndex
      let cell = integer(offset)
      guard
        cell == 0
          || isSound(
            cell, takesTail: !isLastAlone && !isLead,
            takesVowel: isLastAlone ? role == .consonants : true, joins: joins, header)
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
    case Cell.initial: return takesVowel && joins
    case Cell.nothing..<Cell.before:
      return cell - Cell.letter < 40 + header.letterCount
    default: return false
    }
  }

  /// CRC-32 (polynomial 0xEDB88320, as in gzip), four bits at a time.
  private func crc32(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var crc: UInt32 = .max
    for byte in bytes {
      crc ^= UInt32(byte)
      crc = crc >> 4 ^ TrieChecker.crcTable[Int(crc & 15)]
      crc = crc >> 4 ^ TrieChecker.crcTable[Int(crc & 15)]
    }
    return ~crc
  }

  private static let crcTable: [UInt32] = (0..<16).map { index in
    (0..<4).reduce(UInt32(index)) { crc, _ in crc >> 1 ^ (crc & 1 == 0 ? 0 : 0xEDB8_8320) }
  }

  private func integer(_ offset: Int) -> Int {
    digit(offset) + digit(offset + 1) * TrieFormat.base
  }

  private func digit(_ offset: Int) -> Int { Int(bytes[offset]) - Int(TrieFormat.zero) }
}
