import Hangul

/// A block as one key uses it, to measure what sharing saves.
struct TrieBlockUse: Hashable {
  /// The block in bytes, after those that it leads to: what makes two blocks the same.
  let digits: [UInt8]
  /// How many of the bytes are the block's own.
  let size: Int
  /// How many indices it could name.
  var indexCount: Int
  /// What the key appends, if one of the cells refers to that.
  var appends: Letter?

  /// The use of `block`, which names some of `indices`, or nil in a block for the scalar before.
  init(_ block: TrieBlock, indices: Range<Int>?, by key: TrieModel.Key, _ codes: TrieLetterCodes) {
    var pool = TrieBlockPool(codes: codes)
    if let indices { _ = pool.add(block, indices: indices) } else { _ = pool.add(block) }
    digits = pool.digits
    size = pool.blocks.last?.size ?? 0
    indexCount = indices?.count ?? TrieKeyBuilder.bareLead + 1
    appends = block.refersToAppended ? key.appends : nil
  }

  /// A changed copy of `use`.
  init(copying use: TrieBlockUse, change: (inout TrieBlockUse) -> Void) {
    self = use
    change(&self)
  }
}

extension TrieModel {
  /// Every block of every key, those for the scalar before the last among them.
  var uses: [TrieBlockUse] {
    let codes = TrieLetterCodes(own: letters)
    return keys.flatMap { key in
      key.blocks(letterCount: letters.count).flatMap { block, indices in
        block.before.map { TrieBlockUse($0, indices: nil, by: key, codes) }
          + [TrieBlockUse(block, indices: indices, by: key, codes)]
      }
    }
  }
}

extension TrieBlock {
  /// The blocks for the scalar before the last that the cells lead to.
  fileprivate var before: [TrieBlock] {
    cells.values.compactMap { if case .before(let block) = $0 { block } else { nil } }
  }

  /// Whether what a cell says depends on what the key appends.
  fileprivate var refersToAppended: Bool {
    before.contains(where: \.refersToAppended)
      || (cells.values + [alone].compactMap(\.self)).contains {
        switch $0 {
        case .carry, .appended: true
        default: false
        }
      }
  }
}
