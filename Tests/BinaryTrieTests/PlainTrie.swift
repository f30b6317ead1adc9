/// A second reader, written from docs/FORMAT.md alone: it shares no code with the first, unpacks
/// what it is asked for, and is in no hurry.
struct PlainTrie {
  /// What becomes of the last scalars: how many go, and what comes.
  struct Answer: Hashable {
    var dropping = 0
    var writing: [UInt32] = []
  }

  /// The bytes as digits of base 90.
  private struct Digits {
    let digits: [Int]

    /// The digit at `offset`, 0 outside the file.
    subscript(offset: Int) -> Int { digits.indices.contains(offset) ? digits[offset] : 0 }

    func pair(_ offset: Int) -> Int { self[offset] + 90 * self[offset + 1] }

    func scalar(_ offset: Int) -> UInt32 { UInt32(pair(offset) + 8_100 * self[offset + 2]) }
  }

  private struct Block {
    let own: Int
    let from: Int
    let named: [Int]

    init(_ digits: Digits, at offset: Int) {
      own = digits.pair(offset)
      from = digits[offset + 2]
      named = (0..<digits[offset + 3]).map { digits.pair(offset + 4 + 2 * $0) }
    }

    /// The cell of `index`, or nil outside the range.
    func named(_ index: Int) -> Int? {
      named.indices.contains(index - from) ? named[index - from] : nil
    }

    subscript(index: Int) -> Int { named(index) ?? own }
  }

  private struct Key {
    let appends: Int
    let joining: Int
    let tails: Block
    let vowels: Block
    let consonants: Block
    let letters: Block
  }

  let id: String
  private let digits: Digits
  private let keys: [Key]
  /// Scalars by the number of the letter: 19 consonants, 21 vowels, the trie's own.
  private let letters: [UInt32]
  /// Lead indices by compatibility jamo from U+3131.
  private let leads: [Int]

  init(_ bytes: [UInt8]) {
    let digits = Digits(digits: bytes.map { Int($0) - 0x25 })
    let (lettersAt, keysAt) = (digits.pair(13), digits.pair(15))
    self.digits = digits
    id = String(decoding: bytes.dropFirst(22).prefix(digits[21]), as: UTF8.self)
    let own = (0..<digits[12]).map { digits.scalar(lettersAt + 3 * $0) }
    let consonantsAt = lettersAt + 3 * own.count
    letters =
      (0..<19).map { UInt32(0x3131 + digits[consonantsAt + $0]) } + Array(0x314F...0x3163) + own
    leads = (0..<30).map { digits[consonantsAt + 19 + $0] }
    keys = (0..<digits[19]).map { index in
      let record = keysAt + 10 * index
      return Key(
        appends: digits[record], joining: digits[record + 1],
        tails: Block(digits, at: digits.pair(record + 2)),
        vowels: Block(digits, at: digits.pair(record + 4)),
        consonants: Block(digits, at: digits.pair(record + 6)),
        letters: Block(digits, at: digits.pair(record + 8)))
    }
  }

  var keyCount: Int { keys.count }

  /// What key number `number` does after `before` and `last`, each 0 where nothing stands; nil if nothing.
  func answer(key number: Int, last: UInt32, before scalar: UInt32) -> Answer? {
    guard keys.indices.contains(number) else { return nil }
    let key = keys[number]
    var cell = cell(for: last, in: key)
    if cell >= 1_206 {
      let block = Block(digits, at: digits.pair(17) + 2 * (cell - 1_206))
      let found = index(before: scalar).flatMap { block.named($0) } ?? 0
      if found > 0 {
        return text(of: found, about: scalar, key).map { Answer(dropping: 2, writing: $0) }
      }
      cell = block.own
    }
    if cell > 0 { return text(of: cell, about: last, key).map { Answer(dropping: 1, writing: $0) } }
    return appended(by: key).map { Answer(writing: [$0]) }
  }
}

extension PlainTrie {
  private func cell(for last: UInt32, in key: Key) -> Int {
    switch last {
    case 0xAC00...0xD7A3:
      let syllable = Int(last) - 44_032
      return syllable % 28 > 0 ? key.tails[syllable % 28] : key.vowels[syllable / 28 % 21]
    case 0x314F...0x3163:
      return key.letters[Int(last) - 0x314F]
    default:
      if last >= 0x3131, let lead = lead(of: last) { return key.consonants[lead] }
      let own = letters.dropFirst(40).firstIndex(of: last)
      return own.map { last == 0 ? 0 : key.letters[21 + $0 - 40] } ?? 0
    }
  }

  private func index(before scalar: UInt32) -> Int? {
    if 0xAC00...0xD7A3 ~= scalar { return (Int(scalar) - 44_032) % 28 }
    return lead(of: scalar).map { _ in 28 }
  }

  private func lead(of scalar: UInt32) -> Int? {
    switch scalar {
    case 0xAC00...0xD7A3: (Int(scalar) - 44_032) / 588
    case 0x1100...0x1112: Int(scalar) - 0x1100
    case 0x3131...0x314E: leads[Int(scalar) - 0x3131] < 19 ? leads[Int(scalar) - 0x3131] : nil
    default: nil
    }
  }

  /// The letter of this number, if it is there.
  private func letter(_ number: Int) -> UInt32? {
    guard letters.indices.contains(number) else { return nil }
    let isThere = letters[number] > 0 && Unicode.Scalar(letters[number]) != nil
    return isThere ? letters[number] : nil
  }

  private func appended(by key: Key) -> UInt32? { key.appends == 89 ? nil : letter(key.appends) }

  private func text(of cell: Int, about scalar: UInt32, _ key: Key) -> [UInt32]? {
    let isSyllable = 0xAC00...0xD7A3 ~= scalar
    let joins = key.joining <= 22 && appended(by: key) != nil
    switch cell {
    case 1...560: guard isSyllable else { return nil }
    case 561...1_092: guard isSyllable, joins else { return nil }
    case 1_093...1_114: guard lead(of: scalar) != nil else { return nil }
    case 1_115: guard lead(of: scalar) != nil, joins else { return nil }
    case 1_117...1_205: guard letter(cell - 1_117) != nil else { return nil }
    case 1_206...: return nil
    default: break
    }
    func with(tail: Int) -> UInt32 { scalar - (scalar - 44_032) % 28 + UInt32(tail) }
    func syllable(_ lead: Int, _ vowel: Int) -> UInt32 {
      UInt32(44_032 + (lead * 21 + vowel) * 28)
    }
    func joined(_ lead: Int) -> [UInt32] {
      switch key.joining {
      case 0...20: [syllable(lead, key.joining)]
      case 21: [UInt32(0x1100 + lead), letters[key.appends]]
      default: [letters[lead], letters[key.appends]]
      }
    }
    switch cell {
    case 1...28: return [with(tail: cell - 1)]
    case 29...560: return [with(tail: (cell - 29) / 19), letters[(cell - 29) % 19]]
    case 561...1_092: return [with(tail: (cell - 561) / 19)] + joined((cell - 561) % 19)
    case 1_093...1_113: return [syllable(lead(of: scalar)!, cell - 1_093)]
    case 1_114: return [letters[lead(of: scalar)!]]
    case 1_115: return joined(lead(of: scalar)!)
    case 1_116: return []
    default: return [letters[cell - 1_117]]
    }
  }
}
