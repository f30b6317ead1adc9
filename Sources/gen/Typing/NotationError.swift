/// The error of a line of key presses that cannot be parsed.
struct NotationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The position of the fault: the number of UTF-8 bytes before it in the line. Nil if `detail` quotes the fault.
  let offset: Int?
  /// The fault and a remedy.
  let detail: String

  var description: String { (offset.map { "byte \($0 + 1): " } ?? "") + detail }
}
