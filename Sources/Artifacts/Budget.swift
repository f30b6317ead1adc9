/// Size limits of files that keyboards ship.
public enum Budget {
  /// The project's promise: no file that a keyboard ships has more bytes than this.
  public static let promise = 500_000
  /// The size limit, in bytes, of each file and each picture of the project's own keyboards.
  public static let keyboard = 16_384
}

/// The error of an artifact that is larger than its limit.
public struct BudgetExceeded: Error, Hashable, CustomStringConvertible {
  /// The artifact's path.
  public let path: String
  /// The size of the artifact, in bytes.
  public let actual: Int
  /// The size limit, in bytes.
  public let limit: Int

  public var description: String {
    "\(path) has \(actual) bytes, \(actual - limit) over its limit of \(limit); "
      + (limit == Budget.promise ? "put less into it" : "shrink it or raise the limit")
  }
}
