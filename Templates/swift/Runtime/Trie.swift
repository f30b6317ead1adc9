/// A layout's transitions as docs/FORMAT.md lays them out, read in place: a look-up reads three cells
/// at most, allocates nothing and cannot fail.
public struct Trie: @unchecked Sendable {
  // Unchecked: nobody writes the digits, and `owner` keeps them.
  private let digits: Digits
  private let owner: AnyObject?
  private let letters, letterCount, leads, consonants, keys, blocks: Int
  /// How many keys there are, with backspace, the last.
  public let keyCount: Int

  /// Opens a trie known to be sound, in memory that stays as it is.
  init(trusted base: UnsafePointer<UInt8>, owner: AnyObject? = nil) {
    digits = Digits(base: base)
    self.owner = owner
    letterCount = digits[12]
    letters = digits.pair(13)
    consonants = letters + 3 * letterCount
    leads = consonants + Hangul.leadCount
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

  private func lastCellOfLetter(_ record: Int, _ last: UInt32) -> Int {
    if Hangul.vowels ~= last {
      return cell(record &+ 8, Int(last &- Hangul.vowels.lowerBound))
    }
    let lead = lead(of: last)
    if lead < Hangul.leadCount, !(Hangul.leads ~= last) { return cell(record &+ 6, lead) }
    for index in 0..<letterCount where ownLetter(index) == last {
      return cell(record &+ 8, Hangul.vowelLetterCount &+ index)
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
  private func beforeIndex(_ scalar: UInt32) -> Int? {
    if Hangul.syllables ~= scalar { return Int((scalar &- Hangul.firstSyllable) % Hangul.tailCount) }
    return lead(of: scalar) < Hangul.leadCount ? TrieFormat.leadIndex : nil
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
      return Replacement(consumed, with(tail: pair / Hangul.leadCount, scalar), letter(pair % Hangul.leadCount))
    case ..<Cell.vowel:
      let pair = cell - Cell.carry
      let (second, third) = appended(onLead: pair % Hangul.leadCount, record)
      return Replacement(consumed, with(tail: pair / Hangul.leadCount, scalar), second, third)
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
  private func appended(onLead lead: Int, _ record: Int) -> (UInt32, UInt32) {
    let vowel = digits[record + 1]
    if vowel < TrieFormat.conjoining { return (syllable(lead, vowel), 0) }
    let isConjoining = vowel == TrieFormat.conjoining
    return (isConjoining ? Hangul.leads.lowerBound + UInt32(lead) : letter(lead), letter(digits[record]))
  }

  /// The syllable `scalar` with another tail.
  @inline(__always) private func with(tail: Int, _ scalar: UInt32) -> UInt32 {
    scalar - (scalar - Hangul.firstSyllable) % Hangul.tailCount + UInt32(tail)
  }

  @inline(__always) private func syllable(_ lead: Int, _ vowel: Int) -> UInt32 {
    Hangul.firstSyllable + UInt32(lead) * Hangul.syllablesPerLead + UInt32(vowel) * Hangul.tailCount
  }

  /// The lead of a syllable, a pending form or a lone consonant, else `Hangul.leadCount` or more.
  @inline(__always) private func lead(of scalar: UInt32) -> Int {
    switch scalar {
    case Hangul.syllables: Int((scalar &- Hangul.firstSyllable) / Hangul.syllablesPerLead)
    case Hangul.leads: Int(scalar &- Hangul.leads.lowerBound)
    case Hangul.consonants: digits[leads &+ Int(scalar &- Hangul.consonants.lowerBound)]
    default: TrieFormat.none
    }
  }

  /// The scalar of a letter by its number: 19 consonants, 21 vowels, then the trie's own.
  @inline(__always) private func letter(_ number: Int) -> UInt32 {
    let vowel = number &- Hangul.leadCount
    if vowel < 0 { return Hangul.consonants.lowerBound &+ UInt32(digits[consonants &+ number]) }
    if vowel < Hangul.vowelLetterCount { return Hangul.vowels.lowerBound &+ UInt32(vowel) }
    return ownLetter(vowel &- Hangul.vowelLetterCount)
  }

  /// The scalar of a letter of the trie's own.
  @inline(__always) private func ownLetter(_ index: Int) -> UInt32 {
    UInt32(digits.triple(letters &+ 3 &* index))
  }
}
