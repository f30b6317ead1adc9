import Artifacts
import Layouts
import Parallel

/// The proof of a whole distribution on disk: every map against the rules of its layout, and every file
/// against the one that the generator makes today.
public struct FolderProof: Sendable {
  /// What was proved of one file.
  public struct Finding: Sendable {
    /// The path below the folder.
    public let path: String
    /// What was proved, in a few words.
    public let detail: String
  }

  private let files: [ReadFile]
  private let layouts: [Layout]

  /// Reads `files`, which belong to any of `layouts`.
  ///
  /// - Throws: `VerificationFailure` if a file's path is unknown or does not fit its content.
  public init(
    files: [(path: String, bytes: [UInt8])], layouts: [Layout]
  ) throws(VerificationFailure) {
    self.layouts = layouts
    self.files = try files.concurrentMap { path, bytes throws(VerificationFailure) in
      guard let name = ArtifactName(path: path) else { throw .stray(path) }
      return try ReadFile(name, bytes, of: layouts)
    }
  }

  /// Proves everything.
  ///
  /// - Parameter made: The files that the generator makes today.
  /// - Returns: What was proved of each file, in order of paths.
  /// - Throws: `VerificationFailure` for the first difference.
  public func run(comparingWith made: [Artifact]) throws(VerificationFailure) -> [Finding] {
    try files.compare(with: made)
    var cells: [String: Int] = [:]
    for layout in layouts {
      let readers = files.compactMap { $0.layout == layout ? $0.map : nil }
      if readers.isEmpty { continue }
      cells[layout.id] = try RuleProof(layout: layout, readers: readers).run()
    }
    return files.map { Finding(path: $0.path, detail: detail(of: $0, cells)) }
      .sorted { $0.path < $1.path }
  }

  private func detail(of file: ReadFile, _ cells: [String: Int]) -> String {
    guard let map = file.map, let layout = file.layout, let count = cells[layout.id] else {
      return file.name == .manifest ? "\(files.count - 1) files" : "as made today"
    }
    // The rules of FlorisBoard say nothing of backspace.
    let keys = layout.keys.count
    return "\(map.hasBackspace ? count : count / (keys + 1) * keys) cells"
  }
}
