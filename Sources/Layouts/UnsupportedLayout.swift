/// The error of a layout that a file format cannot represent.
public struct UnsupportedLayout: Error, Hashable, Sendable {
  /// The message. It contains the key at fault if there is a single one, followed by the reason. A semicolon separates
  /// the reason and a remedy.
  public let reason: String

  /// Creates an error. If `key` is not nil, the message starts with the key, and `reason` continues the sentence.
  public init(key: Key? = nil, reason: String) {
    self.reason = (key.map { "key \($0.id) " } ?? "") + reason
  }
}
