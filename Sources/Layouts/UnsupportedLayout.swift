/// The reason why a file format cannot hold a layout.
public struct UnsupportedLayout: Error, Hashable, Sendable {
  /// The key at fault, if there is exactly one; the reason; and, after a semicolon, a remedy.
  public let reason: String

  /// Creates an error with a reason, which continues a sentence that begins with `key` if one is given.
  public init(key: Key? = nil, reason: String) {
    self.reason = (key.map { "key \($0.id) " } ?? "") + reason
  }
}
