/// A layout's transitions as docs/FORMAT.md lays them out, read in place: a look-up reads three cells
/// at most, allocates nothing and cannot fail.
public struct Trie: @unchecked Sendable {
  // Unchecked: nobody writes the digits, and `owner` keeps them.
  private let digits: Digits
  private let owner: AnyObject?
  private let letters, letterCount, keys, blocks: Int
  /// How many keys there are, with backspace, the last.
  public let keyCount: Int

  /// Opens a trie known to be sound, in memory that stays as it is.
  init(trusted base: UnsafePointer<UInt8>, owner: AnyObject? = nil) {
    digits = Digits(base: base)
    self.owner = owner
    letterCount = digits[12]
    letters = digits.pair(13)
    keys = digits.pair(15)
    blocks = digits.pair(17)
    keyCount = digits[19]
  }

  /// What key number `key` does where `before` and `last` stand before the cursor.
  ///
  /// - Parameters:
  ///   - key: Its place in keypad order; `keyCount - 1` is backspace.
  ///   - last: The Unicode scalar before the cursor, 0 if there is none.
  ///   - before: The one before that.
  /// - Returns: nil if the key does nothing here.
  public func replacement(key: Int, last: UInt32, before: UInt32) -> Replacement? {
    find(key: key, last: last, before: before)
  }

  // Inlined in a press, an eighth of whose instructions handing on the trie and the answer would be.
  @inline(__always) func find(key: Int, last: UInt32, before: UInt32) -> Replacement? {
    precondition(0..<keyCount ~= key, "no such key")
    let record = keys &+ key &* TrieFormat.keySize
    var cell = lastCell(record, last)
    var consumed = 1
    var scalar = last
    if cell >= Cell.before {
      let block = blocks + 2 * (cell - Cell.before)
      cell = digits.pair(block)
      if let index = beforeIndex(before), let found = exception(block, index), found > 0 {
        cell = found
        consumed = 2
        scalar = before
      }
    }
    if cell > 0 { return apply(cell, to: scalar, consumed, record) }
    let appended = digits[record]
    return appended == TrieFormat.none ? nil : Replacement(0, letter(appended))
  }

  /// The cell for the last scalar, or 0.
  @inline(__always) private func lastCell(_ record: Int, _ last: UInt32) -> Int {
    if Hangul.syllables ~= last {
      let syllable = last &- Hangul.firstSyllable
      let tail = Int(syllable % Hangul.tailCount)
      if tail > 0 { return cell(record &+ 2, tail) }
      return cell(record &+ 4, Int(syllable / Hangul.tailCount % Hangul.vowelCount))
    }
    return lastCellOfLetter(record, last)
  }

  @inline(__always) private func lastCellOfLetter(_ record: Int, _ last: UInt32) -> Int {
    let jamo = Int(last) - 0x3131
    if 30..<51 ~= jamo { return cell(record + 8, jamo - 30) }
    let lead = lead(of: last)
    if lead < 19, jamo >= 0 { return cell(record + 6, lead) }
    for index in 0..<letterCount where letter(40 + index) == last {
      return cell(record + 8, 21 + index)
    }
    return 0
  }

  /// The cell at `index` that `pointer` leads to, or the block's own outside its range.
  // Inlined: half the time of a look-up.
  @inline(__always) private func cell(_ pointer: Int, _ index: Int) -> Int {
    let block = digits.pair(pointer)
    return exception(block, index) ?? digits.pair(block)
  }

  @inline(__always) private func exception(_ block: Int, _ index: Int) -> Int? {
    let offset = index &- digits[block &+ 2]
    return offset >= 0 && offset < digits[block &+ 3] ? digits.pair(block &+ 4 &+ 2 &* offset) : nil
  }

  /// The index of the scalar before the last: its tail, or that of a bare lead.
  @inline(__always) private func beforeIndex(_ scalar: UInt32) -> Int? {
    if 0xAC00..<0xD7A4 ~= scalar { return Int(scalar - 0xAC00) % 28 }
    return lead(of: scalar) < 19 ? TrieFormat.leadIndex : nil
  }

  @inline(__always)
  private func apply(_ cell: Int, to scalar: UInt32, _ consumed: Int, _ record: Int)
    -> Replacement
  {
    switch cell {
    case ..<Cell.push:
      return Replacement(consumed, with(tail: cell - Cell.tail, scalar))
    case ..<Cell.carry:
      let pair = cell - Cell.push
      return Replacement(consumed, with(tail: pair / 19, scalar), letter(pair % 19))
    case ..<Cell.vowel:
      let pair = cell - Cell.carry
      let (second, third) = appended(onLead: pair % 19, record)
      return Replacement(consumed, with(tail: pair / 19, scalar), second, third)
    case ..<Cell.bareLead:
      return Replacement(consumed, syllable(lead(of: scalar), cell - Cell.vowel))
    case Cell.bareLead:
      return Replacement(consumed, letter(lead(of: scalar)))
    case Cell.appended:
      let (first, second) = appended(onLead: lead(of: scalar), record)
      return Replacement(consumed, first, second)
    case Cell.nothing:
      return Replacement(consumed, 0)
    default:
      return Replacement(consumed, letter(cell - Cell.letter))
    }
  }

  /// What the key appends, on a lead: a syllable, or the lead and a pending dot.
  @inline(__always) private func appended(onLead lead: Int, _ record: Int) -> (UInt32, UInt32) {
    let vowel = digits[record + 1]
    if vowel < 21 { return (syllable(lead, vowel), 0) }
    let isConjoining = vowel == TrieFormat.conjoining
    return (isConjoining ? 0x1100 + UInt32(lead) : letter(lead), letter(digits[record]))
  }

  /// The syllable `scalar` with another tail.
  @inline(__always) private func with(tail: Int, _ scalar: UInt32) -> UInt32 {
    scalar - (scalar - 0xAC00) % 28 + UInt32(tail)
  }

  @inline(__always) private func syllable(_ lead: Int, _ vowel: Int) -> UInt32 {
    UInt32(0xAC00 + (lead * 21 + vowel) * 28)
  }

  /// The lead of a syllable, a pending form or a lone consonant, else 19 or more.
  @inline(__always) private func lead(of scalar: UInt32) -> Int {
    switch scalar {
    case 0xAC00..<0xD7A4: Int(scalar - 0xAC00) / 588
    case 0x1100..<0x1113: Int(scalar - 0x1100)
    case 0x3131..<0x314F: digits[letters + 3 * letterCount + 19 + Int(scalar - 0x3131)]
    default: TrieFormat.none
    }
  }

  /// The scalar of a letter by its number: 19 consonants, 21 vowels, then the trie's own.
  @inline(__always) private func letter(_ number: Int) -> UInt32 {
    if number < 19 { return UInt32(0x3131 + digits[letters + 3 * letterCount + number]) }
    if number < 40 { return UInt32(0x314F + number - 19) }
    let offset = letters + 3 * (number - 40)
    return UInt32(digits.pair(offset) + digits[offset + 2] * 8_100)
  }
}

/// Digits of base 90, written as the characters from % to ~.
struct Digits {
  let base: UnsafePointer<UInt8>

  // Without checks for overflow, which a tenth of a look-up's instructions were: a byte is small.
  @inline(__always) subscript(offset: Int) -> Int { Int(base[offset]) &- 0x25 }

  /// A number of two digits, the lower first.
  @inline(__always) func pair(_ offset: Int) -> Int {
    self[offset] &+ self[offset &+ 1] &* 90
  }
}

/// Where each kind of cell begins; 0 says nothing.
enum Cell {
  static let tail = 1
  static let push = 29
  static let carry = 561
  static let vowel = 1_093
  static let bareLead = 1_114
  static let appended = 1_115
  static let nothing = 1_116
  static let letter = 1_117
  static let before = 1_206
}

enum TrieFormat {
  static let keySize = 10
  /// The index of a bare lead, before the last scalar.
  static let leadIndex = 28
  /// The letter of a key that appends none; what a consonant or mark makes on a lead.
  static let none = 89
  /// A letter that follows the conjoining lead, U+1100….
  static let conjoining = 21
}
