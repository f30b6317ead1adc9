/// A layout's transitions as docs/FORMAT.md lays them out, read in place: a look-up reads three cells
/// at most, allocates nothing and cannot fail.
public struct Trie: @unchecked Sendable {
  // Unchecked: nobody writes the digits, and `owner` keeps them.
  let digits: Digits
  let owner: AnyObject?
  // Where each table begins: the letters of the trie's own, the consonant of each lead, the lead of each consonant.
  let letters, leads, consonants, keys, blocks: Int
  let letterCount: Int
  /// How many keys there are, with backspace, the last.
  public let keyCount: Int

  /// Opens a trie known to be sound, in memory that stays as it is.
  init(trusted base: UnsafePointer<UInt8>, owner: AnyObject? = nil) {
    digits = Digits(base: base)
    self.owner = owner
    letterCount = digits[12]
    letters = digits.pair(13)
    leads = letters + TrieFormat.letterSize * letterCount
    consonants = leads + Hangul.leadCount
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
  @inline(__always) func lastCell(_ record: Int, _ last: UInt32) -> Int {
    if Hangul.syllables ~= last {
      let syllable = last &- Hangul.firstSyllable
      let tail = Int(syllable % Hangul.tailCount)
      if tail > 0 { return cell(record &+ TrieFormat.tails, tail) }
      return cell(record &+ TrieFormat.vowels, Int(syllable / Hangul.tailCount % Hangul.vowelCount))
    }
    return lastCellOfLetter(record, last)
  }

  func lastCellOfLetter(_ record: Int, _ last: UInt32) -> Int {
    if Hangul.vowels ~= last {
      return cell(record &+ TrieFormat.letters, Int(last &- Hangul.vowels.lowerBound))
    }
    let lead = lead(of: last)
    if lead < Hangul.leadCount, !(Hangul.leads ~= last) {
      return cell(record &+ TrieFormat.consonants, lead)
    }
    for index in 0..<letterCount where ownLetter(index) == last {
      return cell(record &+ TrieFormat.letters, Hangul.vowelLetterCount &+ index)
    }
    return 0
  }

  /// The cell at `index` that `pointer` leads to, or the block's own outside its range.
  // Inlined: half the time of a look-up.
  @inline(__always) func cell(_ pointer: Int, _ index: Int) -> Int {
    let block = digits.pair(pointer)
    return exception(block, index) ?? digits.pair(block)
  }

  @inline(__always) func exception(_ block: Int, _ index: Int) -> Int? {
    let offset = index &- digits[block &+ 2]
    return offset >= 0 && offset < digits[block &+ 3] ? digits.pair(block &+ 4 &+ 2 &* offset) : nil
  }

  /// The index of the scalar before the last: its tail, or that of a bare lead.
  func beforeIndex(_ scalar: UInt32) -> Int? {
    if Hangul.syllables ~= scalar {
      return Int((scalar &- Hangul.firstSyllable) % Hangul.tailCount)
    }
    return lead(of: scalar) < Hangul.leadCount ? TrieFormat.leadIndex : nil
  }
}
