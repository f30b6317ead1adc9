import Artifacts
import Hangul
import Layouts
import Runtime

/// A trie, asked through the run-time code that keyboards carry.
struct TrieMap: MapReader {
  let path: String
  private let trie: Trie
  private let bytes: [UInt8]

  /// Opens `bytes`, a trie of `layout`.
  ///
  /// - Throws: `VerificationFailure` if they are no sound trie with as many keys as the layout.
  init(_ path: String, _ bytes: some Collection<UInt8>, of layout: Layout)
    throws(VerificationFailure)
  {
    self.path = path
    self.bytes = Array(bytes)
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

  func answer(key: Int, window: Window) -> Answer? {
    guard let found = trie.replacement(key: key, last: window.last, before: window.before) else {
      return nil
    }
    var text = ShortText.empty
    for value in [found.first, found.second, found.third].prefix(found.count) {
      text = text + (Unicode.Scalar(value) ?? "\u{FFFD}")
    }
    return Answer(consumed: found.consumed, text: text)
  }

  func isCopy(of other: any MapReader) -> Bool {
    (other as? TrieMap)?.bytes == bytes
  }

  /// A trie has no room for states that no run ends in.
  func stray(outside states: Set<Window>) -> String? { nil }
}
