// Reads files back and proves them.
//
// Readers share no code with the writers, because a mistake that both make would go unseen. For the same reason this
// room cannot import Formats or Maps. A proof covers every state and key, not a sample: there are few enough.
//
//     bytes → Readers (JSON, gzip, zip, trie) → MapReader
//     FilesProof   new files against the map they were made from, before they replace others
//     FolderProof  a folder against the rule (`gen verify`), and against what the generator makes now

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
