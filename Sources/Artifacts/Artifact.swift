// Artifacts are files in memory: formats make them, and they are written, read back and proved. This room has what
// writers and readers share, and knows no layout:
//
//     ArtifactName  json/cheonjiin.min.json ↔ the minified map of cheonjiin
//     Budget        at most 500,000 bytes
//     Manifest      manifest.json, as a value
//     Folder/       files on disk, read and put in their places
//     Zlib/         compression and checksums
//     Parallel/     work on all cores

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
