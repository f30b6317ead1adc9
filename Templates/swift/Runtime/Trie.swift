/// A layout's transitions in the compact binary form that docs/FORMAT.md describes, read in place.
///
/// Opening checks every byte, offset and cell once. After that a look-up cannot fail, allocates
/// nothing and parses nothing: it reads at most three cells. Every byte is a printable character, so
/// that a trie is a string constant as it stands.
public struct Trie: @unchecked Sendable {
  // Unchecked: the bytes are never written, and `owner` keeps them where they are.
  private let base: UnsafePointer<UInt8>
  private let owner: AnyObject?
  private let letters: Int
  private let leads: Int
  private let consonants: Int
  private let blocks: Int

  /// Where the records of the keys begin.
  private let keys: Int
  /// How many letters lie beyond the consonants and vowels.
  private let letterCount: Int
  /// How many keys there are, backspace, the last one, among them.
  public let keyCount: Int

  /// Opens a trie that is a constant of the program; nothing is copied.
  ///
  /// - Throws: `TrieError` if it is not a sound trie.
  public init(_ constant: StaticString) throws(TrieError) {
    guard constant.hasPointerRepresentation else { throw .truncated(expected: 22, actual: 1) }
    let buffer = UnsafeBufferPointer(
      start: constant.utf8Start, count: constant.utf8CodeUnitCount)
    try self.init(buffer, owner: nil)
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
    try self.init(bytes.assumingMemoryBound(to: UInt8.self), owner: owner)
  }

  /// Opens a copy of the trie in `bytes`, such as a `Data` or an array.
  ///
  /// - Throws: `TrieError` if it is not a sound trie.
  public init(copying bytes: some Collection<UInt8>) throws(TrieError) {
    let copy = TrieCopy(bytes)
    try self.init(UnsafeBufferPointer(copy.bytes), owner: copy)
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, owner: AnyObject?) throws(TrieError) {
    let header = try TrieChecker(bytes).check()
    guard let base = bytes.baseAddress else { throw .truncated(expected: 22, actual: 0) }
    self.base = base
    self.owner = owner
    letters = header.letters
    leads = header.leads
    consonants = header.consonants
    keys = header.keys
    blocks = header.blocks
    letterCount = header.letterCount
    keyCount = header.keyCount
  }

  /// What key number `key` does where `before` and `last` stand before the cursor.
  ///
  /// - Parameters:
  ///   - key: The key's place in keypad order; `keyCount - 1` is backspace.
  ///   - last: The Unicode scalar before the cursor, 0 if there is none.
  ///   - before: The Unicode scalar before that one, 0 if there is none.
  /// - Returns: What to replace by what, or nil if the key does nothing here.
  public func replacement(key: Int, last: UInt32, before: UInt32) -> Replacement? {
    precondition(key >= 0 && key < keyCount, "no such key")
    let record = keys + key * TrieFormat.keySize
    var cell = lastCell(record, last)
    var consumed = 1
    var scalar = last
    if cell >= TrieFormat.before {
      let deeper = beforeCell(blocks + 2 * (cell - TrieFormat.before), before)
      cell = deeper.cell
      if deeper.isFound {
        consumed = 2
        scalar = before
      }
    }
    guard cell != 0 else { return appending(record) }
    return apply(cell, to: scalar, consuming: consumed, record)
  }

  /// The cell for the last scalar, 0 if there is none.
  private func lastCell(_ record: Int, _ last: UInt32) -> Int {
    // Below the first of a range the difference wraps round to far beyond its last.
    let syllable = last &- 0xAC00
    if syllable < 11_172 {
      let tail = Int(syllable % 28)
      return tail > 0
        ? cell(integer(record + 2), tail) : cell(integer(record + 4), Int(syllable / 28 % 21))
    }
    let jamo = last &- 0x3131
    if jamo < 30 {
      let lead = digit(consonants + Int(jamo))
      return lead < 19 ? cell(integer(record + 6), lead) : 0
    }
    if jamo < 51 { return cell(integer(record + 8), Int(jamo) - 30) }
    for index in 0..<letterCount where scalar(letters + 3 * index) == last {
      return cell(integer(record + 8), 21 + index)
    }
    return 0
  }

  /// The cell for the scalar before the last, or the block's own where it names none.
  private func beforeCell(_ block: Int, _ before: UInt32) -> (cell: Int, isFound: Bool) {
    let index: Int
    let syllable = before &- 0xAC00
    if syllable < 11_172 {
      index = Int(syllable % 28)
    } else if lead(of: before) < 19 {
      index = TrieFormat.leadIndex
    } else {
      return (integer(block), false)
    }
    let offset = index - digit(block + 2)
    guard offset >= 0, offset < digit(block + 3) else { return (integer(block), false) }
    let found = integer(block + 4 + 2 * offset)
    return found == 0 ? (integer(block), false) : (found, true)
  }

  /// The cell at `index` of the block at `block`, or the block's own for the indices it leaves out.
  private func cell(_ block: Int, _ index: Int) -> Int {
    let offset = index - digit(block + 2)
    return offset >= 0 && offset < digit(block + 3)
      ? integer(block + 4 + 2 * offset) : integer(block)
  }

  private func appending(_ record: Int) -> Replacement? {
    let initial = digit(record)
    return initial == TrieFormat.none
      ? nil : Replacement(consumed: 0, first: letter(initial), second: 0, third: 0)
  }

  private func apply(_ cell: Int, to scalar: UInt32, consuming consumed: Int, _ record: Int)
    -> Replacement
  {
    switch cell {
    case ..<TrieFormat.push:
      return Replacement(consumed: consumed, first: with(tail: cell - TrieFormat.tail, scalar))
    case ..<TrieFormat.carry:
      let (tail, lead) = (cell - TrieFormat.push).quotientAndRemainder(dividingBy: 19)
      let rest = with(tail: tail, scalar)
      return Replacement(consumed: consumed, first: rest, second: consonant(lead))
    case ..<TrieFormat.vowel:
      let (tail, lead) = (cell - TrieFormat.carry).quotientAndRemainder(dividingBy: 19)
      let (second, third) = joined(lead, record)
      return Replacement(
        consumed: consumed, first: with(tail: tail, scalar), second: second, third: third)
    case ..<TrieFormat.bareLead:
      let vowel = cell - TrieFormat.vowel
      return Replacement(consumed: consumed, first: syllable(lead(of: scalar), vowel))
    case TrieFormat.bareLead:
      return Replacement(consumed: consumed, first: consonant(lead(of: scalar)))
    case TrieFormat.initial:
      let (first, second) = joined(lead(of: scalar), record)
      return Replacement(consumed: consumed, first: first, second: second)
    case TrieFormat.nothing:
      return Replacement(consumed: consumed, first: 0)
    default:
      return Replacement(consumed: consumed, first: letter(cell - TrieFormat.letter))
    }
  }

  /// The key's initial on lead index `lead`: a syllable, or a pending dot after the lead.
  private func joined(_ lead: Int, _ record: Int) -> (UInt32, UInt32) {
    let vowel = digit(record + 1)
    if vowel < 21 { return (syllable(lead, vowel), 0) }
    let initial = letter(digit(record))
    return (
      vowel == TrieFormat.conjoining ? 0x1100 + UInt32(lead) : consonant(lead), initial
    )
  }

  private func with(tail: Int, _ scalar: UInt32) -> UInt32 {
    scalar - (scalar - 0xAC00) % 28 + UInt32(tail)
  }

  private func syllable(_ lead: Int, _ vowel: Int) -> UInt32 {
    UInt32(0xAC00 + (lead * 21 + vowel) * 28)
  }

  private func consonant(_ lead: Int) -> UInt32 {
    UInt32(0x3131 + digit(leads + lead))
  }

  /// The lead index of a syllable, a conjoining lead or a lone consonant; 89 of anything else.
  private func lead(of scalar: UInt32) -> Int {
    let syllable = scalar &- 0xAC00
    if syllable < 11_172 { return Int(syllable / 588) }
    let conjoining = scalar &- 0x1100
    if conjoining < 19 { return Int(conjoining) }
    let jamo = scalar &- 0x3131
    return jamo < 30 ? digit(consonants + Int(jamo)) : TrieFormat.none
  }

  /// The scalar of a letter by its code: consonants, then vowels, then the trie's own.
  private func letter(_ code: Int) -> UInt32 {
    if code < 19 { return consonant(code) }
    return code < 40 ? UInt32(0x314F + code - 19) : scalar(letters + 3 * (code - 40))
  }

  private func scalar(_ offset: Int) -> UInt32 {
    UInt32(integer(offset) + digit(offset + 2) * TrieFormat.base * TrieFormat.base)
  }

  private func integer(_ offset: Int) -> Int {
    digit(offset) + digit(offset + 1) * TrieFormat.base
  }

  private func digit(_ offset: Int) -> Int { Int(base[offset] &- TrieFormat.zero) }
}

/// A trie's bytes in memory of their own.
private final class TrieCopy {
  let bytes: UnsafeMutableBufferPointer<UInt8>

  init(_ source: some Collection<UInt8>) {
    bytes = .allocate(capacity: source.count)
    _ = bytes.initialize(from: source)
  }

  deinit { bytes.deallocate() }
}
