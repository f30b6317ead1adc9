import Formats
import Hangul
import Layouts
import TestSupport
import Verification

import struct Hwalja.Trie

extension Layout {
  /// The bytes of the trie of the layout's map.
  func trie() throws -> [UInt8] { try LayoutMaps(self).trie.get() }
}

/// A trie that may be forged, asked through the reader that ships and through the one that proves.
struct TrieReaders {
  private let trie: Trie
  private let proof: TrieLookUp

  /// - Throws: What the readers throw of a trie that is none.
  init(_ bytes: [UInt8]) throws {
    trie = try Trie(copying: bytes)
    guard let proof = TrieLookUp(bytes) else { throw Disagreement("opens with one reader alone") }
    self.proof = proof
  }

  /// What `key` makes of `run`, nil if it does nothing.
  ///
  /// - Throws: `Disagreement` where one reader says something else than the other.
  func text(of run: String, pressing key: Int) throws -> String? {
    let run = run.scalars
    let found = trie.run(run, pressing: key)
    let before = run.count > 1 ? run[run.count - 2].value : 0
    let answer = proof.answer(key: key, before: before, last: run.last?.value ?? 0)
    let expected = answer.map { run.dropLast($0.consumed) + $0.text.scalars }.map(Array.init)
    guard found == expected else {
      throw Disagreement("key \(key) after \(run): \(found as Any) and not \(expected as Any)")
    }
    return found.map { String(scalars: $0) }
  }
}
