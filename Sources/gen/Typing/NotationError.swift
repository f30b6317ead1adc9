/// A place in a line of keys where no press is named.
struct NotationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// How many UTF-8 bytes of the line stand before it.
  let offset: Int
  /// What is wrong there, and what mends it.
  let detail: String

  var description: String { "byte \(offset + 1): \(detail)" }
}
