// Readers that share no code with the writers read the files back, and proofs check them:
//
//     bytes → Readers (JSON, gzip, zip, trie) → MapReader
//     MapProof   against the map, before a file takes its place
//     RuleProof  against the rule, with no map (`gen verify`)
//     others     a whole folder

/// The error of a file that differs from what it should be.
public struct VerificationFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The artifact's path.
  public let path: String
  /// Continues a sentence that begins with the path.
  public let detail: String

  public var description: String { "\(path) \(detail)" }

  /// A failure of the artifact at `path`; `detail` continues a sentence that begins with the path.
  public init(path: String, detail: String) {
    self.path = path
    self.detail = detail
  }
}
