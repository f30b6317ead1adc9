import Hangul
import Layouts
import StateMap

/// What each part of a layout's trie takes, and what the whole would take were it made otherwise.
package struct TrieStatistics: Sendable {
  /// A line of the table.
  package struct Row: Hashable, Sendable {
    /// What is measured.
    package let name: String
    /// Its size in bytes, or a number of things where the name says so.
    package let count: Int
  }

  /// The layout's id.
  package let layout: String
  /// The sections in the order of the file.
  package let sections: [Row]
  /// The whole as it is, then as it might have been.
  package let alternatives: [Row]
  /// How many blocks there are, and cells in them.
  package let counts: [Row]

  /// Measures the trie of `layout`.
  ///
  /// - Throws: `InvalidLayout` or `UnfitForTrie` where there can be none.
  package init(_ layout: Layout) throws {
    let model = try TrieModel(try ReverseBuilder(layout).build())
    let writer = try TrieWriter(model)
    let stored = writer.pool.blocks
    self.layout = layout.id
    sections =
      [Row(name: "magic", count: TrieFormat.magic.count)]
      + writer.sections.map { Row(name: $0.name, count: $0.digits.count) }
    let cells = stored.flatMap { [$0.own] + $0.named }
    counts = [
      Row(name: "blocks, number", count: stored.count),
      Row(name: "cells, number", count: cells.count),
      Row(name: "distinct cells, number", count: Set(cells).count),
    ]
    let size = writer.bytes.count
    let others = size - writer.pool.digits.count
    let uses = model.uses
    // Where cells are absolute, or ranges full, fewer uses share a block.
    let absolute = Set(uses.map { use in TrieBlockUse(copying: use) { $0.indexCount = 0 } })
    let full = Set(uses.map { use in TrieBlockUse(copying: use) { $0.appends = nil } })
    alternatives = [
      Row(name: "**this format**", count: size),
      Row(
        name: "cells of one byte, through a table of the distinct ones",
        count: others + stored.reduce(0) { $0 + 3 + $1.named.count } + 2 * Set(cells).count),
      Row(
        name: "blocks of pairs (index, cell)",
        count: others + stored.reduce(0) { $0 + 3 + 3 * $1.exceptions }),
      Row(
        name: "blocks with a cell for every index",
        count: others + full.reduce(0) { $0 + 2 + 2 * $1.indexCount }),
      Row(name: "no block shared", count: others + uses.reduce(0) { $0 + $1.size }),
      Row(
        name: "what a key appends said in its cells",
        count: others + absolute.reduce(0) { $0 + $1.size }),
      Row(name: "bytes of 8 bits instead of digits", count: size - 1),
      Row(name: "the same, as Base64 in a source", count: (size - 1 + 2) / 3 * 4),
    ]
  }

  /// A Markdown table of all that was measured, a column for each layout.
  package static func table(of statistics: [TrieStatistics]) -> String {
    let columns = statistics.map { $0.sections + $0.counts + $0.alternatives }
    let header = ["bytes"] + statistics.map(\.layout)
    let rule = ["---"] + statistics.map { _ in "--:" }
    let rows = (columns.first ?? []).indices.map { row in
      [columns[0][row].name] + columns.map { String($0[row].count) }
    }
    return ([header, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }
}
