// Artifacts are files in memory: what a format makes, what is written, what is read back and proved. Here is
// what those who write and those who read have in common, and nothing that does either:
//
//     ArtifactName  json/cheonjiin.min.json ↔ the minified map of cheonjiin
//     Budget        shipped, at most 500,000 bytes
//     Manifest      manifest.json, as a value

/// A file of the distribution: what it holds, and how large it may be.
public struct Artifact: Hashable, Sendable {
  /// What it is, and so where it lies.
  public let name: ArtifactName
  /// What it holds.
  public let bytes: [UInt8]
  /// How large it may be.
  public let budget: Budget

  /// A file that holds `bytes`.
  public init(_ name: ArtifactName, bytes: [UInt8], budget: Budget) {
    self.name = name
    self.bytes = bytes
    self.budget = budget
  }

  /// The path below the distribution's folder.
  public var path: String { name.path }

  /// This artifact, if it is within its limit.
  public func withinBudget() throws(BudgetExceeded) -> Artifact {
    if let limit = budget.limit, bytes.count > limit {
      throw BudgetExceeded(path: path, actual: bytes.count, limit: limit)
    }
    return self
  }
}
