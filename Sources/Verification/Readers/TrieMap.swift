import Hangul
import Layouts
import Runtime
import StateMap
import Typing

/// A trie, asked through the run-time code that keyboards carry.
struct TrieMap: MapReader {
  let path: String
  private let lookUp: LookUp
  private let bytes: [UInt8]

  /// Opens `bytes`, a trie of `layout`.
  ///
  /// - Throws: `VerificationFailure` if they are no sound trie with as many keys as the layout.
  init(_ path: String, _ bytes: [UInt8], of layout: Layout) throws(VerificationFailure) {
    self.path = path
    self.bytes = bytes
    do {
      lookUp = .trie(try Trie(copying: bytes))
    } catch {
      throw VerificationFailure(path: path, detail: "cannot be opened: \(error)")
    }
    guard lookUp.keyCount == layout.keys.count + 1 else {
      throw VerificationFailure(
        path: path, detail: "has \(lookUp.keyCount) keys and not \(layout.keys.count + 1)")
    }
  }

  func answer(key: Int, state: ShortText) -> Answer? {
    lookUp.answer(key: key, state: state)
  }

  func isCopy(of other: any MapReader) -> Bool {
    (other as? TrieMap)?.bytes == bytes
  }

  /// A trie has no room for states that no run ends in.
  func stray(outside states: Set<ShortText>) -> ShortText? { nil }
}
