/// The blocks of a trie as digits, each stored once however many keys use it.
struct TrieBlockPool {
  /// All blocks, one after the other, one byte for each digit.
  private(set) var digits: [UInt8] = []
  private var offsets: [[UInt8]: Int] = [:]

  /// Stores a block for the last scalar, whose index is one of `indices`; returns its offset.
  ///
  /// Of all cells, the one with the shortest range for the others becomes the block's own.
  mutating func add(_ cells: [Int: TrieModel.Cell], indices: Range<Int>) -> Int {
    let numbers = indices.map { index in cells[index].map { number(of: $0) } ?? 0 }
    let candidates = Set(numbers).union([0]).sorted().map { own in
      (own, Dictionary(uniqueKeysWithValues: zip(indices, numbers).filter { $0.1 != own }))
    }
    let shortest = candidates.min { Self.span($0.1).count < Self.span($1.1).count }
    guard let (own, exceptions) = shortest else { return store(own: 0, indexed: [:]) }
    // The range has a cell for every index in it, even where that equals the block's own cell.
    let inside = Self.span(exceptions).map { ($0, numbers[$0 - indices.lowerBound]) }
    return store(own: own, indexed: Dictionary(uniqueKeysWithValues: inside))
  }

  /// The number of a cell: for one that depends on the scalar before, that of the block in which it is looked up.
  private mutating func number(of cell: TrieModel.Cell) -> Int {
    switch cell {
    case .number(let number): number
    case .before(let cells, let alone): CellNumber.before + store(own: alone, indexed: cells) / TrieFormat.blockUnit
    }
  }

  /// Stores a block; an index without a cell gets 0. Returns its offset.
  private mutating func store(own: Int, indexed: [Int: Int]) -> Int {
    let span = Self.span(indexed)
    let named = span.map { indexed[$0] ?? 0 }
    let block = TrieFormat.pair(own) + [UInt8(span.lowerBound), UInt8(span.count)] + named.flatMap(TrieFormat.pair)
    if let offset = offsets[block] { return offset }
    offsets[block] = digits.count
    digits += block
    return digits.count - block.count
  }

  private static func span(_ indexed: [Int: Int]) -> Range<Int> {
    guard let first = indexed.keys.min(), let last = indexed.keys.max() else { return 0..<0 }
    return first..<last + 1
  }
}
