import Artifacts
import Layouts

/// The digits of a trie in base 90. Digits beyond the end of the trie are 0.
package struct TrieDigits {
  private let digits: [Int]

  package init(_ bytes: [UInt8]) { digits = bytes.map { Int($0) - 0x25 } }

  package subscript(offset: Int) -> Int { digits.indices.contains(offset) ? digits[offset] : 0 }

  package func pair(_ offset: Int) -> Int { number(offset, count: 2) }

  /// Returns the number with `count` digits at `offset`, the lowest first.
  func number(_ offset: Int, count: Int) -> Int {
    (offset..<offset + count).reversed().reduce(0) { $0 * 90 + self[$1] }
  }
}

/// A trie, unpacked into a cell for every key and last scalar according to docs/spec/FORMAT.md. The code shares nothing
/// with the readers in keyboards. It does not trap on a forged trie.
public struct TrieTables: Sendable {
  private struct Key {
    let appends: UInt32?
    let joining: Int
  }

  /// The two scalars before the cursor, with their indices in the tables.
  public struct State {
    fileprivate let last, before: UInt32
    /// The index of the last scalar among the cells of a key, and the index of the preceding scalar in a before-block.
    fileprivate let index, beforeIndex: Int?
  }

  let path: String
  private let keys: [Key]
  /// The cells of all keys, `width` for each key. The first 28 cells of a key are for tails, the next 21 for vowels,
  /// the next 19 for leads, and the rest for other letters. The array is flat, because threads would contend for the
  /// reference counts of its rows.
  private let cells: [Int]
  private let width: Int
  /// The before-blocks, by the number of the cell that refers to the block. A block has its own cell, and a cell for
  /// each preceding scalar.
  private var before: [Int: (own: Int, cells: [Int])] = [:]
  /// The scalars of letters, by number: 19 consonants, 21 vowels, then the trie's own letters.
  private let letters: [UInt32?]
  /// The lead index of each compatibility jamo from U+3131 on. Nil for a cluster.
  private let leads: [Int?]
  private let ownLetters: [UInt32?]
  /// True if pending dots are written as U+318D and U+2025, after a compatibility consonant.
  private let isCompatible: Bool

  /// Returns the fault in the header, the size or the checksum of `bytes`. Returns nil if there is no fault.
  private static func fault(in bytes: [UInt8]) -> String? {
    if !bytes.starts(with: Array("HWJT".utf8)) { return "is not a trie: it does not start with HWJT" }
    if let offset = bytes.firstIndex(where: { !(0x25...0x7E ~= $0) }) {
      return "has a byte that is not a digit, % to ~, at offset \(offset)"
    }
    if bytes.count < 22 { return "is truncated at \(bytes.count) bytes" }
    let digits = TrieDigits(bytes)
    if digits[9] != 1 { return "has version \(digits[9]) instead of 1" }
    if digits.pair(10) != bytes.count {
      return "has \(bytes.count) bytes, but its header contains the size \(digits.pair(10))"
    }
    let isValid = digits.number(4, count: 5) == Int(Checksum.crc32(Array(bytes[9...])))
    return isValid ? nil : "has a wrong checksum"
  }

  /// Unpacks `bytes`, the content of the file at `path`.
  ///
  /// - Throws: `VerificationFailure` if `bytes` are not a complete trie.
  public init(_ path: String, _ bytes: [UInt8]) throws(VerificationFailure) {
    if let fault = Self.fault(in: bytes) { throw VerificationFailure(path: path, detail: fault) }
    self.path = path
    let digits = TrieDigits(bytes)
    let (lettersAt, keysAt, blocksAt) = (digits.pair(13), digits.pair(15), digits.pair(17))
    let isCompatible = digits[20] == 2
    self.isCompatible = isCompatible
    let own = (0..<digits[12]).map { index -> UInt32? in
      let value = UInt32(digits.number(lettersAt + 3 * index, count: 3))
      if isCompatible, value == 0x119E { return 0x318D }
      if isCompatible, value == 0x11A2 { return 0x2025 }
      return value == 0 || Unicode.Scalar(value) == nil ? nil : value
    }
    let consonantsAt = lettersAt + 3 * own.count
    ownLetters = own
    let letters = (0..<19).map { UInt32(0x3131 + digits[consonantsAt + $0]) } + Array(0x314F...0x3163) + own
    self.letters = letters
    leads = (0..<30).map { digits[consonantsAt + 19 + $0] }.map { $0 < 19 ? $0 : nil }
    // Returns the `count` cells of the block at `offset`. Cells outside the block's range are `missing`.
    func block(_ offset: Int, _ count: Int, missing: Int) -> [Int] {
      let range = digits[offset + 2]..<digits[offset + 2] + digits[offset + 3]
      return (0..<count).map {
        range.contains($0) ? digits.pair(offset + 4 + 2 * ($0 - range.lowerBound)) : missing
      }
    }
    let records = (0..<digits[19]).map { keysAt + 10 * $0 }
    keys = records.map { record in
      Key(
        appends: digits[record] < min(89, letters.count) ? letters[digits[record]] : nil,
        joining: digits[record + 1])
    }
    let counts = [28, 21, 19, 21 + own.count]
    width = counts.reduce(0, +)
    cells = records.flatMap { record in
      zip([2, 4, 6, 8], counts).flatMap { pointer, count in
        let offset = digits.pair(record + pointer)
        return block(offset, count, missing: digits.pair(offset))
      }
    }
    for cell in cells where cell >= 1_206 {
      let offset = blocksAt + 2 * (cell - 1_206)
      before[cell] = (digits.pair(offset), block(offset, 29, missing: 0))
    }
  }

  /// Returns the state of the scalars `before` and `last`. 0 means that there is no scalar.
  public func state(before: UInt32, last: UInt32) -> State {
    let syllable = Int(last) - 0xAC00
    let index =
      switch last {
      case 0xAC00...0xD7A3: syllable % 28 > 0 ? syllable % 28 : 28 + syllable / 28 % 21
      case 0x314F...0x3163: 68 + Int(last) - 0x314F
      default:
        (last >= 0x3131 ? lead(of: last) : nil).map { 49 + $0 }
          ?? ownLetters.firstIndex(of: last).map { 89 + $0 }
      }
    let isSyllable = 0xAC00...0xD7A3 ~= before
    return State(
      last: last, before: before, index: index,
      beforeIndex: isSyllable ? (Int(before) - 0xAC00) % 28 : lead(of: before).map { _ in 28 })
  }

  /// Returns the answer of key `number` in `state`, or nil if the key does nothing.
  public func answer(key number: Int, _ state: State) -> Answer? {
    guard keys.indices.contains(number) else { return nil }
    let key = keys[number]
    var (cell, consumed, subject) = (state.index.map { cells[number * width + $0] } ?? 0, 1, state.last)
    if cell >= 1_206, let block = before[cell] {
      cell = block.own
      if let found = state.beforeIndex.map({ block.cells[$0] }), found > 0 {
        (cell, consumed, subject) = (found, 2, state.before)
      }
    }
    if cell == 0 { return text(key.appends).map { Answer(consumed: 0, text: $0) } }
    return text(of: cell, about: subject, key).map { Answer(consumed: consumed, text: $0) }
  }
}

extension TrieTables: MapReader {
  /// Unpacks the trie of `layout`.
  ///
  /// - Throws: `VerificationFailure` if `bytes` are not a complete trie, or if the trie does not have as many keys as
  ///   the layout.
  init(_ path: String, _ bytes: [UInt8], of layout: Layout) throws(VerificationFailure) {
    try self.init(path, bytes)
    let count = layout.keys.count + 1
    guard keys.count == count else {
      throw VerificationFailure(path: path, detail: "has \(keys.count) keys instead of \(count)")
    }
  }

  func answers(to state: ShortText) -> [Answer] {
    let (first, second, _) = state.values
    let known = second == 0 ? self.state(before: 0, last: first) : self.state(before: first, last: second)
    return keys.indices.map { answer(key: $0, known) ?? .nothing }
  }

  /// Empty, because every entry of a trie is for states that proofs compare.
  var listed: [ShortText] { [] }
}

extension TrieTables {
  private func lead(of scalar: UInt32) -> Int? {
    switch scalar {
    case 0xAC00...0xD7A3: (Int(scalar) - 0xAC00) / 588
    case 0x1100...0x1112: Int(scalar) - 0x1100
    case 0x3131...0x314E: leads[Int(scalar) - 0x3131]
    default: nil
    }
  }

  private func letter(_ number: Int) -> UInt32? {
    letters.indices.contains(number) ? letters[number] : nil
  }

  /// Returns the text of these scalars, or nil if one of them is nil. Scalars that are 0 are ignored.
  private func text(_ first: UInt32?, _ second: UInt32? = 0, _ third: UInt32? = 0) -> ShortText? {
    guard let first, let second, let third else { return nil }
    return ShortText(values: first, second, third)
  }

  /// Returns the text that replaces `scalar` according to `cell`. If the cell is for another kind of scalar, returns
  /// nil, so that the key does nothing.
  private func text(of cell: Int, about scalar: UInt32, _ key: Key) -> ShortText? {
    switch cell {
    case 1...28: return text(with(tail: cell - 1, scalar))
    case 29...560: return text(with(tail: (cell - 29) / 19, scalar), letters[(cell - 29) % 19])
    case 561...1_092:
      let (first, second) = joined((cell - 561) % 19, key)
      return text(with(tail: (cell - 561) / 19, scalar), first, second)
    case 1_093...1_113: return text(lead(of: scalar).map { syllable($0, cell - 1_093) })
    case 1_114: return text(lead(of: scalar).flatMap { letters[$0] })
    case 1_115:
      guard let lead = lead(of: scalar) else { return nil }
      let (first, second) = joined(lead, key)
      return text(first, second)
    case 1_116: return .empty
    case 1_117...1_205: return text(letter(cell - 1_117))
    // A cell in a before-block cannot refer to another block.
    default: return nil
    }
  }

  /// Returns the lead with the letter that a key appends: a syllable, or the lead and a pending dot. Returns nil if the
  /// letter does not join a lead.
  private func joined(_ lead: Int, _ key: Key) -> (UInt32?, UInt32?) {
    guard let appends = key.appends else { return (nil, nil) }
    switch key.joining {
    case 0...20: return (syllable(lead, key.joining), 0)
    case 21: return (isCompatible ? letters[lead] : UInt32(0x1100 + lead), appends)
    default: return (nil, nil)
    }
  }

  private func with(tail: Int, _ scalar: UInt32) -> UInt32? {
    0xAC00...0xD7A3 ~= scalar ? scalar - (scalar - 0xAC00) % 28 + UInt32(tail) : nil
  }

  private func syllable(_ lead: Int, _ vowel: Int) -> UInt32 {
    UInt32(0xAC00 + (lead * 21 + vowel) * 28)
  }
}
