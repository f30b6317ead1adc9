import Hangul
import Layouts
import StateMap

/// A trie, read as docs/spec/FORMAT.md describes it by code that shares nothing with the reader that keyboards
/// carry: it unpacks every block before it is asked anything.
final class TrieMap: MapReader {
  let path: String
  private let bytes: [UInt8]
  private let tables: TrieTables

  /// Unpacks `bytes`, a trie of `layout`.
  ///
  /// - Throws: `VerificationFailure` if they are no whole trie with as many keys as the layout.
  init(_ path: String, _ bytes: [UInt8], of layout: Layout) throws(VerificationFailure) {
    if let fault = TrieTables.fault(in: bytes) {
      throw VerificationFailure(path: path, detail: fault)
    }
    tables = TrieTables(bytes)
    let (found, expected) = (tables.keyCount, layout.keys.count + 1)
    guard found == expected else {
      throw VerificationFailure(path: path, detail: "has \(found) keys and not \(expected)")
    }
    self.path = path
    self.bytes = bytes
  }

  func appendAnswers(to state: ShortText, _ answers: inout [Answer]) {
    let (first, second, _) = state.values
    let (last, before) = second == 0 ? (first, 0) : (second, first)
    let known = tables.state(before: before, last: last)
    for key in 0..<tables.keyCount { answers.append(tables.answer(key: key, known) ?? .nothing) }
  }

  func isCopy(of other: any MapReader) -> Bool {
    (other as? TrieMap)?.bytes == bytes
  }

  /// A trie has no room for states that no run ends in.
  func stray(outside states: Set<ShortText>) -> ShortText? { nil }
}

/// What any trie answers, even a forged one, for `gen conform`.
public struct TrieLookUp {
  private let tables: TrieTables

  /// Opens `bytes`; nil if they are no whole trie.
  public init?(_ bytes: [UInt8]) {
    guard TrieTables.fault(in: bytes) == nil else { return nil }
    tables = TrieTables(bytes)
  }

  /// The number of keys, with backspace.
  public var keyCount: Int { tables.keyCount }

  /// What key number `key` makes of two scalars before the cursor, each 0 where nothing stands; nil if nothing.
  public func answer(key: Int, before: UInt32, last: UInt32) -> Answer? {
    tables.answer(key: key, tables.state(before: before, last: last))
  }
}
