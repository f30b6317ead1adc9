import Hangul
import Layouts
import Runtime
import StateMap
import Typing

/// A trie, asked through the run-time code that keyboards carry.
final class TrieMap: MapReader {
  let path: String
  private let trie: Trie
  private let bytes: [UInt8]

  /// Opens `bytes`, a trie of `layout`.
  ///
  /// - Throws: `VerificationFailure` if they are no sound trie with as many keys as the layout.
  init(_ path: String, _ bytes: [UInt8], of layout: Layout) throws(VerificationFailure) {
    self.path = path
    self.bytes = bytes
    do {
      trie = try Trie(copying: bytes)
    } catch {
      throw VerificationFailure(path: path, detail: "cannot be opened: \(error)")
    }
    guard trie.keyCount == layout.keys.count + 1 else {
      throw VerificationFailure(
        path: path, detail: "has \(trie.keyCount) keys and not \(layout.keys.count + 1)")
    }
  }

  func appendAnswers(to state: ShortText, _ answers: inout [Answer]) {
    for key in 0..<trie.keyCount {
      answers.append(trie.answer(key: key, state: state) ?? .nothing)
    }
  }

  func isCopy(of other: any MapReader) -> Bool {
    (other as? TrieMap)?.bytes == bytes
  }

  /// A trie has no room for states that no run ends in.
  func stray(outside states: StateTable) -> ShortText? { nil }
}
