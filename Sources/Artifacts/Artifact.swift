/// A file of the distribution, by name and content.
public struct Artifact: Hashable, Sendable {
  /// The path below the distribution's folder, with `/` between its parts.
  public let path: String
  /// What the file holds.
  public let bytes: [UInt8]
  /// How many bytes it may hold, or nil where no keyboard ships it and nothing bounds it.
  public let limit: Int?

  /// A file at `path`.
  public init(path: String, bytes: [UInt8], limit: Int?) {
    self.path = path
    self.bytes = bytes
    self.limit = limit
  }

  /// The project's promise: the most bytes of any file that a keyboard ships.
  public static let shippedLimit = 500_000

  /// Whether a keyboard ships the file: whether its limit keeps the promise.
  public var isShipped: Bool { limit.map { $0 <= Self.shippedLimit } ?? false }

  /// The size of the content when gzipped, in bytes, or nil for a file that no keyboard ships.
  ///
  /// - Throws: `ZlibError` if it cannot be compressed.
  func gzippedSize() throws -> Int? {
    guard isShipped else { return nil }
    return isCompressed ? bytes.count : try Gzip.compress(bytes).count
  }

  /// Whether the file is compressed, so that its bytes may differ from one zlib to the next.
  public var isCompressed: Bool { path.hasSuffix(".gz") }

  /// The part of the content that is the same wherever it was made: the inflated bytes.
  ///
  /// - Throws: `ZlibError` if the bytes are not gzip although the name says so.
  public func portableContent() throws -> [UInt8] {
    isCompressed ? try Gzip.decompress(bytes) : bytes
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

extension Artifact {
  /// This artifact, if it is within its limit.
  public func withinBudget() throws(BudgetExceeded) -> Artifact {
    if let limit, bytes.count > limit {
      throw BudgetExceeded(path: path, actual: bytes.count, limit: limit)
    }
    return self
  }
}
