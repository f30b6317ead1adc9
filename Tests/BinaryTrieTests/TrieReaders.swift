import Formats
import Hangul
import Layouts
import StateMap
import TestSupport

import struct Hwalja.Trie

@testable import Verification

extension Layout {
  /// The bytes of the trie of the layout's map.
  func trie() throws -> [UInt8] { try LayoutMaps(self).trie.get() }
}

/// A trie that may be forged, asked through the reader that ships and through the one that proves.
struct TrieReaders {
  private let trie: Trie
  private let tables: TrieTables

  init(_ bytes: [UInt8]) throws {
    trie = try Trie(copying: bytes)
    tables = TrieTables(TrieDigits(digits: bytes.map { Int($0) - 0x25 }))
  }

  /// What `key` makes of `run`, nil if it does nothing.
  ///
  /// - Throws: `Disagreement` where one reader says something else than the other.
  func text(of run: String, pressing key: Int) throws -> String? {
    let run = run.scalars
    let found = trie.run(run, pressing: key)
    let before = run.count > 1 ? run[run.count - 2].value : 0
    let state = tables.state(before: before, last: run.last?.value ?? 0)
    let proved = key < 0 ? nil : tables.answer(key: key, state)
    let expected = proved.map { Array(run.dropLast($0.consumed)) + $0.text.scalars }
    guard found == expected else {
      throw Disagreement("key \(key) after \(run): \(found as Any) and not \(expected as Any)")
    }
    return found.map { String(scalars: $0) }
  }
}
