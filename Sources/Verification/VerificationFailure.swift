// Reads files back and proves that they are correct.
//
// Readers share no code with the writers, because nobody would notice a mistake that both made. For the same reason,
// this room cannot import Formats or Maps. States and keys are few enough for a proof to cover all of them, not a
// sample.
//
//     bytes → Readers (JSON, gzip, trie) → MapReader
//     FilesProof   new files against the map they were made from, before they replace others
//     FolderProof  a folder against the rule (`gen verify`), and against what the generator makes now

/// The error of a file that is not correct or not current.
public struct VerificationFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the artifact.
  public let path: String
  /// The fault. It continues a sentence that starts with the path.
  public let detail: String

  public var description: String { "\(path) \(detail)" }

  /// Creates a failure of the artifact at `path`.
  public init(path: String, detail: String) {
    self.path = path
    self.detail = detail
  }
}
