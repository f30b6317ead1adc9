/// The error of a layout that a file format cannot represent.
public struct UnsupportedLayout: Error, Hashable, Sendable {
  /// The key at fault, if it is a single one; the reason; and, after a semicolon, a remedy.
  public let reason: String

  /// Creates an error. If there is a `key`, it is the subject of the sentence that `reason` continues.
  public init(key: Key? = nil, reason: String) {
    self.reason = (key.map { "key \($0.id) " } ?? "") + reason
  }
}
