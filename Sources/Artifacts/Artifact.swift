// Files in memory, and what their writers and readers share.
//
// Everything that the generator makes is a value before it is a file, so that all of it can be measured and proved
// before the first byte on disk changes. This room has the names, the size limits and the manifest, and below it the
// three services that need an operating system: `Folder` (files on disk), `Zlib` and `Parallel`. It knows no layout.
// Formats and Verification both import it, so nothing here may help one of them to agree with the other.

/// A file of the distribution: what it holds, and how large it may be.
public struct Artifact: Hashable, Sendable {
  /// The kind of the file, which determines its path.
  public let name: ArtifactName
  /// The bytes of the file.
  public let bytes: [UInt8]
  /// The content before compression, which does not depend on the version of zlib; the same as `bytes` if the file is
  /// not compressed.
  public let content: [UInt8]
  /// The most bytes, at most `Budget.promise`; nil if no keyboard ships the file: one for review, or the manifest.
  public let limit: Int?

  /// A file of `bytes`, which hold `content` if they are compressed.
  public init(_ name: ArtifactName, bytes: [UInt8], content: [UInt8]? = nil, limit: Int?) {
    self.name = name
    self.bytes = bytes
    self.content = content ?? bytes
    self.limit = limit.map { min($0, Budget.promise) }
  }

  /// The path below the distribution's folder.
  public var path: String { name.path }

  /// Whether a keyboard ships the file.
  public var isShipped: Bool { limit != nil }

  /// This artifact, if it is within its limit.
  public func withinBudget() throws(BudgetExceeded) -> Artifact {
    if let limit, bytes.count > limit {
      throw BudgetExceeded(path: path, actual: bytes.count, limit: limit)
    }
    return self
  }
}
