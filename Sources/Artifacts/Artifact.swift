// Files in memory, and the code that their writers and readers share.
//
// The generator builds every file in memory first, so that all files can be measured and proved before the first byte
// on disk changes. This module contains the names, the size limits and the manifest, and three services that need an
// operating system: `Folder` (files on disk), `Zlib` and `Parallel`. The module does not depend on layouts. Formats and
// Verification both import this module. Code here must not decide what a file contains, because a mistake here would
// affect both the file and its proof.

/// A file of the distribution: its content, and its size limit.
public struct Artifact: Hashable, Sendable {
  /// The kind of the file, which determines its path.
  public let name: ArtifactName
  /// The bytes of the file.
  public let bytes: [UInt8]
  /// The content before compression, which does not depend on the version of zlib. Equal to `bytes` if the file is not
  /// compressed.
  public let content: [UInt8]
  /// The size limit in bytes, at most `Budget.promise`. Nil if keyboards do not ship the file, as with the manifest and
  /// with files for review.
  public let limit: Int?

  /// Creates a file. If `bytes` are compressed, `content` is the content that they decompress to.
  public init(_ name: ArtifactName, bytes: [UInt8], content: [UInt8]? = nil, limit: Int?) {
    self.name = name
    self.bytes = bytes
    self.content = content ?? bytes
    self.limit = limit.map { min($0, Budget.promise) }
  }

  /// The path below the distribution's folder.
  public var path: String { name.path }

  /// True if keyboards ship the file.
  public var isShipped: Bool { limit != nil }

  /// Returns this artifact.
  ///
  /// - Throws: `BudgetExceeded` if the artifact is larger than its limit.
  public func checkingBudget() throws(BudgetExceeded) -> Artifact {
    if let limit, bytes.count > limit {
      throw BudgetExceeded(path: path, actual: bytes.count, limit: limit)
    }
    return self
  }
}
