import Layouts

/// Why a format cannot hold a layout.
public struct Unfit: Error, Hashable, Sendable {
  /// The key that is to blame, if a single one is; the reason; and, after a semicolon, a remedy.
  public let reason: String

  /// A reason, which goes on a sentence that begins with the key if there is one.
  public init(key: Key? = nil, reason: String) {
    self.reason = (key.map { "key \($0.id) " } ?? "") + reason
  }

  /// Why there is no trie.
  init(forTrie reason: String) {
    self.init(reason: "\(reason); take another format, such as json")
  }
}
