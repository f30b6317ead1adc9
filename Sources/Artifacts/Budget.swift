/// The use of a file, which limits its size.
public enum Budget: Hashable, Sendable {
  /// The file is part of a keyboard: at most `limit` bytes, and never more than `Budget.promise`.
  case shipped(limit: Int)
  /// The file is for review and tests and in no keyboard: it is made on demand and has no limit.
  case review
  /// The file describes the others.
  case unbounded

  /// The project's promise: the most bytes of any file that a keyboard ships.
  public static let promise = 500_000

  /// Whether a keyboard ships the file.
  public var isShipped: Bool {
    if case .shipped = self { true } else { false }
  }

  /// The most bytes that the file may have, or nil where nothing bounds it.
  public var limit: Int? {
    if case .shipped(let limit) = self { min(limit, Budget.promise) } else { nil }
  }
}

/// An artifact is larger than its limit.
public struct BudgetExceeded: Error, Hashable, CustomStringConvertible {
  /// The artifact's path.
  public let path: String
  /// How large it is, in bytes.
  public let actual: Int
  /// How large it may be, in bytes.
  public let limit: Int

  /// By how many bytes it is too large.
  public var excess: Int { actual - limit }

  public var description: String {
    "\(path) has \(actual) bytes, \(excess) over its limit of \(limit); shrink it or raise the limit"
  }
}
