/// A place in a line of keys where no press is named.
public struct NotationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// How many UTF-8 bytes of the line stand before it.
  public let offset: Int
  /// What is wrong there, and what mends it.
  public let detail: String

  public var description: String { "byte \(offset + 1): \(detail)" }
}
