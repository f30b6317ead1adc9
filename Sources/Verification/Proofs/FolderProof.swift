import Artifacts
import Layouts
import Parallel

/// The proof of a whole distribution on disk: every map against the rules of its layout, and every file
/// against the one that the generator makes today.
public struct FolderProof: Sendable {
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
  /// - Returns: The layouts whose maps were found, and the number of their cells.
  /// - Throws: `VerificationFailure` for the first difference.
  public func run(
    comparingWith made: [Artifact]
  ) throws(VerificationFailure) -> [(layout: Layout, cells: Int)] {
    try files.compare(with: made)
    let found = try ReadFile.maps(in: files)
    var proved: [(layout: Layout, cells: Int)] = []
    for layout in layouts {
      let readers = found.readers(of: layout)
      if readers.isEmpty { continue }
      proved.append((layout, try RuleProof(layout: layout, readers: readers).run()))
    }
    return proved
  }
}
