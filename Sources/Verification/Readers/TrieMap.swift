import Hangul
import Layouts
import StateMap

/// A trie, read as docs/spec/FORMAT.md describes it by code that shares nothing with the reader that keyboards
/// carry: it unpacks every block before it is asked anything.
final class TrieMap: MapReader {
  let path: String
  private let tables: TrieTables

  /// Unpacks `bytes`, a trie of `layout`.
  ///
  /// - Throws: `VerificationFailure` if they are no whole trie with as many keys as the layout.
  init(_ path: String, _ bytes: [UInt8], of layout: Layout) throws(VerificationFailure) {
    tables = try TrieTables(path, bytes)
    let (found, expected) = (tables.keyCount, layout.keys.count + 1)
    guard found == expected else {
      throw VerificationFailure(path: path, detail: "has \(found) keys and not \(expected)")
    }
    self.path = path
  }

  func appendAnswers(to state: ShortText, _ answers: inout [Answer]) {
    let (first, second, _) = state.values
    let (last, before) = second == 0 ? (first, 0) : (second, first)
    let known = tables.state(before: before, last: last)
    for key in 0..<tables.keyCount { answers.append(tables.answer(key: key, known) ?? .nothing) }
  }

  /// Every entry of a trie is for states that are asked about.
  func stray(outside states: Set<ShortText>) -> ShortText? { nil }
}
