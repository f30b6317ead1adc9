/// The size of files that keyboards ship.
public enum Budget {
  /// The project's promise: the most bytes of any file that a keyboard ships.
  public static let promise = 500_000
  /// The most bytes of the file, and of the picture, of one of the project's keyboards.
  public static let keyboard = 16_384
}

/// An artifact is larger than its limit.
public struct BudgetExceeded: Error, Hashable, CustomStringConvertible {
  /// The artifact's path.
  public let path: String
  /// How large it is, in bytes.
  public let actual: Int
  /// How large it may be, in bytes.
  public let limit: Int

  public var description: String {
    "\(path) has \(actual) bytes, \(actual - limit) over its limit of \(limit); "
      + (limit == Budget.promise ? "give it less to hold" : "shrink it or raise the limit")
  }
}
