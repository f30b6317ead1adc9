import Hangul

/// The blocks of a trie as digits, each stored once however many keys use it.
struct TrieBlockPool {
  /// All blocks, one after the other, one byte for each digit.
  private(set) var digits: [UInt8] = []
  private var offsets: [[UInt8]: Int] = [:]
  private let codes: TrieLetterCodes

  init(codes: TrieLetterCodes) {
    self.codes = codes
  }

  /// Stores a block for the scalar before the last; returns its offset.
  ///
  /// The block's own cell is the one for the last scalar alone; an index without a cell gets 0.
  mutating func add(_ block: TrieBlock) -> Int {
    let own = block.alone.map { code(of: $0) } ?? 0
    return store(own: own, indexed: block.cells.mapValues { code(of: $0) })
  }

  /// Stores a block for the last scalar, whose index is one of `indices`; returns its offset.
  ///
  /// Of all cells, the one with the shortest range for the others becomes the block's own.
  mutating func add(_ block: TrieBlock, indices: Range<Int>) -> Int {
    let codes = indices.map { index in block.cells[index].map { code(of: $0) } ?? 0 }
    let candidates = Set(codes).union([0]).sorted().map { own in
      (own, Dictionary(uniqueKeysWithValues: zip(indices, codes).filter { $0.1 != own }))
    }
    let shortest = candidates.min { Self.span($0.1).count < Self.span($1.1).count }
    guard let (own, exceptions) = shortest else { return store(own: 0, indexed: [:]) }
    // The range has a cell for every index in it, even where that equals the block's own cell.
    let span = Self.span(exceptions)
    let inside = span.map { ($0, codes[$0 - indices.lowerBound]) }
    return store(own: own, indexed: Dictionary(uniqueKeysWithValues: inside))
  }

  private mutating func store(own: Int, indexed: [Int: Int]) -> Int {
    let span = Self.span(indexed)
    let named = span.map { indexed[$0] ?? 0 }
    let block =
      TrieFormat.pair(own) + [UInt8(span.lowerBound), UInt8(span.count)]
      + named.flatMap(TrieFormat.pair)
    if let offset = offsets[block] { return offset }
    offsets[block] = digits.count
    digits += block
    return digits.count - block.count
  }

  private static func span(_ indexed: [Int: Int]) -> Range<Int> {
    guard let first = indexed.keys.min(), let last = indexed.keys.max() else { return 0..<0 }
    return first..<last + 1
  }

  /// The number of a cell in the format: the range that it is in says what to do.
  private mutating func code(of cell: TrieCell) -> Int {
    switch cell {
    case .letter(let letter?): TrieFormat.Cell.letter + codes[letter]
    case .before(let block): TrieFormat.Cell.before + add(block) / TrieFormat.blockUnit
    default: cell.number!
    }
  }
}

/// The numbers of a trie's letters: 19 consonants, 21 vowels, then its own.
struct TrieLetterCodes {
  /// The trie's own letters.
  let own: [Letter]

  subscript(letter: Letter) -> Int {
    if let lead = letter.lead { return lead }
    if let vowel = letter.vowel { return Jamo.leadCount + vowel }
    guard let index = own.firstIndex(of: letter) else {
      preconditionFailure("every letter of a layout is a consonant, a vowel or the trie's own")
    }
    return Jamo.leadCount + Jamo.vowelCount + index
  }
}
