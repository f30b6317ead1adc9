// Generated; do not edit. Made by: swift run gen --format swift
// Hwalja format 1, MIT licence. Data: 6399 bytes, CRC-32 d3aa779b.

extension Trie {
  /// Opens a trie that is a constant of the program; nothing is copied.
  ///
  /// - Throws: `TrieError` if it is not a sound trie.
  public init(_ constant: StaticString) throws(TrieError) {
    guard constant.hasPointerRepresentation else {
      throw .truncated(expected: TrieFormat.headerSize, actual: 1)
    }
    let (start, count) = (constant.utf8Start, constant.utf8CodeUnitCount)
    try self.init(unsafeBytes: UnsafeRawBufferPointer(start: start, count: count))
  }

  /// Opens a trie in memory that stays as it is for as long as the trie is used, such as a mapped
  /// file; nothing is copied.
  ///
  /// - Parameters:
  ///   - bytes: The trie.
  ///   - owner: What keeps the memory alive, if anything needs to.
  /// - Throws: `TrieError` if it is not a sound trie.
  public init(unsafeBytes bytes: UnsafeRawBufferPointer, owner: AnyObject? = nil)
    throws(TrieError)
  {
    let bytes = bytes.assumingMemoryBound(to: UInt8.self)
    _ = try TrieChecker(bytes).check()
    guard let base = bytes.baseAddress else { throw .wrongMagic }
    self.init(trusted: base, owner: owner)
  }

  /// Opens a copy of the trie in `bytes`, such as a `Data` or an array.
  ///
  /// - Throws: `TrieError` if it is not a sound trie.
  public init(copying bytes: some Collection<UInt8>) throws(TrieError) {
    let copy = TrieCopy(count: bytes.count)
    _ = copy.bytes.initialize(from: bytes)
    try self.init(unsafeBytes: UnsafeRawBufferPointer(copy.bytes), owner: copy)
  }
}

/// A trie's bytes in memory of their own.
private final class TrieCopy {
  let bytes: UnsafeMutableBufferPointer<UInt8>

  init(count: Int) {
    bytes = .allocate(capacity: count)
  }

  deinit { bytes.deallocate() }
}

extension TrieFormat {
  static let magic: [UInt8] = [0x48, 0x57, 0x4A, 0x54]  // HWJT
  static let version = 1
  static let headerSize = 22

  /// The character of digit 0, %; that of digit 89 is ~.
  static let zero: UInt8 = 0x25
  static let base = 90

  /// A letter that follows the compatibility consonant, U+3131….
  static let compatibility = 22
}

extension TrieChecker {
  /// The magic, the version, the size, and the checksum over all that follows it.
  func checkEnvelope() throws(TrieError) {
    guard bytes.count >= TrieFormat.headerSize else {
      throw .truncated(expected: TrieFormat.headerSize, actual: bytes.count)
    }
    guard bytes.starts(with: TrieFormat.magic) else { throw .wrongMagic }
    // Before all else, since a later version may do without digits.
    let version = digit(9)
    guard version <= TrieFormat.version || !isDigit(9) else { throw .newerVersion(version) }
    for index in bytes.indices where !isDigit(index) { throw .wrongByte(index) }
    guard version == TrieFormat.version else { throw .wrongValue(9) }
    let size = integer(10)
    guard bytes.count >= size else { throw .truncated(expected: size, actual: bytes.count) }
    guard bytes.count == size else { throw .tooLong(expected: size, actual: bytes.count) }
    var checksum: UInt64 = 0
    for index in (4..<9).reversed() {
      checksum = checksum * UInt64(TrieFormat.base) + UInt64(digit(index))
    }
    guard checksum == UInt64(crc32(of: bytes[9...])) else { throw .wrongChecksum }
  }

  /// CRC-32 (polynomial 0xEDB88320, as in gzip), four bits at a time.
  private func crc32(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32 {
    let table = TrieChecker.crcTable
    var crc: UInt32 = .max
    for byte in bytes {
      crc ^= UInt32(byte)
      crc = crc >> 4 ^ table[Int(crc & 15)]
      crc = crc >> 4 ^ table[Int(crc & 15)]
    }
    return ~crc
  }

  private static let crcTable: [UInt32] = (0..<16).map { index in
    (0..<4).reduce(UInt32(index)) { crc, _ in crc >> 1 ^ (crc & 1 == 0 ? 0 : 0xEDB8_8320) }
  }
}

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

/// Why bytes cannot be opened as a trie.
public enum TrieError: Error, Hashable, Sendable {
  /// The bytes do not begin as a trie does.
  case wrongMagic
  /// The trie is of a later version than this reader knows.
  case newerVersion(Int)
  /// There are fewer bytes than the header says, or than a header takes.
  case truncated(expected: Int, actual: Int)
  /// There are more bytes than the header says.
  case tooLong(expected: Int, actual: Int)
  /// The byte at this offset is not a digit, one of % to ~.
  case wrongByte(Int)
  /// The checksum is not that of the bytes.
  case wrongChecksum
  /// What stands at this offset points outside its section.
  case wrongOffset(Int)
  /// The cell, letter or count at this offset means nothing where it stands, as a cell would that
  /// leads on from a block for the scalar before the last.
  case wrongValue(Int)
}

extension TrieError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .wrongMagic: "not a trie: the first four bytes are not HWJT"
    case .newerVersion(let version): "version \(version) is newer than this reader, which knows 1"
    case .truncated(let expected, let actual): "cut short: \(actual) bytes of \(expected)"
    case .tooLong(let expected, let actual): "too long: \(actual) bytes for \(expected)"
    case .wrongByte(let offset): "damaged: the byte at \(offset) is not one of % to ~"
    case .wrongChecksum: "damaged: the checksum is wrong"
    case .wrongOffset(let offset): "unsound: the offset at \(offset) points outside its section"
    case .wrongValue(let offset): "unsound: the value at \(offset) has no meaning there"
    }
  }
}
