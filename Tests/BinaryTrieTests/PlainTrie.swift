/// A second reader, written from docs/FORMAT.md alone: it shares no code with the first, unpacks
/// everything, checks nothing and is in no hurry.
struct PlainTrie {
  /// What becomes of the last scalars: how many go, and what comes.
  struct Answer: Hashable {
    var dropping = 0
    var writing: [UInt32] = []
  }

  /// The bytes as digits of base 90.
  private struct Digits {
    let digits: [Int]

    subscript(offset: Int) -> Int { digits[offset] }

    func pair(_ offset: Int) -> Int { digits[offset] + 90 * digits[offset + 1] }

    func scalar(_ offset: Int) -> UInt32 { UInt32(pair(offset) + 8_100 * digits[offset + 2]) }
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
  private let keys: [Key]
  /// Before-blocks by the cell that leads to them.
  private var before: [Int: Block] = [:]
  /// Scalars by the number of the letter: 19 consonants, 21 vowels, the trie's own.
  private let letters: [UInt32]
  /// Lead indices by compatibility jamo from U+3131, nil for a cluster.
  private let leads: [Int?]
  private let ownLetters: [UInt32: Int]

  init(_ bytes: [UInt8]) {
    let digits = Digits(digits: bytes.map { Int($0) - 0x25 })
    let (lettersAt, keysAt, blocksAt) = (digits.pair(13), digits.pair(15), digits.pair(17))
    id = String(decoding: bytes[22..<22 + digits[21]], as: UTF8.self)
    let own = (0..<digits[12]).map { digits.scalar(lettersAt + 3 * $0) }
    let consonantsAt = lettersAt + 3 * own.count
    letters =
      (0..<19).map { UInt32(0x3131 + digits[consonantsAt + $0]) } + Array(0x314F...0x3163) + own
    ownLetters = Dictionary(zip(own, 0...)) { first, _ in first }
    leads = (0..<30).map { digits[consonantsAt + 19 + $0] }.map { $0 == 89 ? nil : $0 }
    keys = (0..<digits[19]).map { index in
      let record = keysAt + 10 * index
      return Key(
        appends: digits[record], joining: digits[record + 1],
        tails: Block(digits, at: digits.pair(record + 2)),
        vowels: Block(digits, at: digits.pair(record + 4)),
        consonants: Block(digits, at: digits.pair(record + 6)),
        letters: Block(digits, at: digits.pair(record + 8)))
    }
    for block in keys.flatMap({ [$0.consonants, $0.letters] }) {
      for cell in [block.own] + block.named where cell >= 1_206 {
        before[cell] = Block(digits, at: blocksAt + 2 * (cell - 1_206))
      }
    }
  }

  var keyCount: Int { keys.count }

  /// What key number `number` does after `before` and `last`, each 0 where nothing stands.
  func answer(key number: Int, last: UInt32, before scalar: UInt32) -> Answer {
    let key = keys[number]
    var cell = cell(for: last, in: key)
    if cell >= 1_206, let block = before[cell] {
      let found = index(before: scalar).flatMap { block.named($0) } ?? 0
      if found > 0 { return Answer(dropping: 2, writing: text(of: found, about: scalar, key)) }
      cell = block.own
    }
    if cell > 0 { return Answer(dropping: 1, writing: text(of: cell, about: last, key)) }
    return Answer(writing: key.appends == 89 ? [] : [letters[key.appends]])
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
      return ownLetters[last].map { key.letters[21 + $0] } ?? 0
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
    case 0x3131...0x314E: leads[Int(scalar) - 0x3131]
    default: nil
    }
  }

  private func text(of cell: Int, about scalar: UInt32, _ key: Key) -> [UInt32] {
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
