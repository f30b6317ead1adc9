// Reads files back and proves that they are correct.
//
// Readers share no code with the writers, because nobody would notice a mistake that both made. For the same reason,
// this module cannot import Formats or Maps. A *proof* is an exhaustive check: there are few enough states and keys to
// compare all of them, and not only a sample.
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
