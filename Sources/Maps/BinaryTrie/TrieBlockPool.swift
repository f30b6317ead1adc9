/// The blocks of a trie as digits. Keys share equal blocks.
struct TrieBlockPool {
  /// All blocks, one after another, with a byte for each digit.
  private(set) var digits: [UInt8] = []
  private var offsets: [[UInt8]: Int] = [:]

  /// Adds a block with the cells of last scalars, and returns the offset of the block. `indices` are the valid indices
  /// of these scalars.
  ///
  /// A block has its own cell, which is the default, and a range of indices with other cells. The cell that makes this
  /// range the shortest becomes the block's own cell.
  mutating func add(_ cells: [Int: TrieModel.Cell], indices: Range<Int>) -> Int {
    let numbers = indices.map { index in cells[index].map { number(of: $0) } ?? 0 }
    let candidates = Set(numbers).union([0]).sorted().map { own in
      (own, Dictionary(uniqueKeysWithValues: zip(indices, numbers).filter { $0.1 != own }))
    }
    let shortest = candidates.min { Self.span($0.1).count < Self.span($1.1).count }
    guard let (own, exceptions) = shortest else { return store(own: 0, indexed: [:]) }
    // The range contains a cell for each of its indices, even if that cell equals the block's own cell.
    let inside = Self.span(exceptions).map { ($0, numbers[$0 - indices.lowerBound]) }
    return store(own: own, indexed: Dictionary(uniqueKeysWithValues: inside))
  }

  /// Returns the number of a cell. If the cell depends on the preceding scalar, this adds a block with a cell for each
  /// preceding scalar, and the number refers to that block.
  private mutating func number(of cell: TrieModel.Cell) -> Int {
    switch cell {
    case .number(let number): number
    case .before(let cells, let alone): CellNumber.before + store(own: alone, indexed: cells) / TrieFormat.blockUnit
    }
  }

  /// Stores a block, unless there is an equal one, and returns its offset. An index without a cell gets 0.
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
