// What was made is read back here by readers that share no code with the writers, and proved:
//
//     bytes → Readers (JSON, gzip, trie, the tries in a source) → MapReader
//     MapProof   against the map, before a file takes its place
//     RuleProof  against the rule, with no map (`gen verify`)
//     others     keypads, conformance files, the manifest, a whole folder, pairs of syllables

/// What was read back is not what it should be.
public struct VerificationFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The artifact's path.
  public let path: String
  /// Where it differs and how.
  public let detail: String

  public var description: String { "\(path) \(detail)" }

  /// A failure of the artifact at `path`; `detail` continues a sentence that begins with the path.
  public init(path: String, detail: String) {
    self.path = path
    self.detail = detail
  }
}
