import Artifacts
import Formats
import Verification

/// Compares a distribution with the folder that it goes to, and writes what differs.
struct Delivery {
  private let folder: String
  private let distribution: Distribution
  private let comparison: FolderComparison
  /// The paths that the manifest of an earlier run lists and that are no longer made.
  private let obsolete: [String]

  /// The artifacts whose files on disk are missing or have other content.
  var stale: [Artifact] { comparison.stale }

  /// Compares `distribution` with the files in `folder`; only a whole distribution has a manifest.
  init(of distribution: Distribution, into folder: String, isWhole: Bool) {
    self.folder = folder
    self.distribution = distribution
    func onDisk(_ path: String) -> [UInt8]? {
      try? InputFile.bytes(at: "\(folder)/\(path)", followsLink: false)
    }
    comparison = FolderComparison(of: distribution.artifacts, bytes: onDisk)
    let earlier = isWhole ? onDisk(ArtifactName.manifest.path).flatMap(Manifest.init) : nil
    // Some file systems ignore case, and some how a letter is composed.
    let paths = Set(distribution.artifacts.map { $0.path.lowercased() })
    obsolete = (earlier?.files ?? []).map(\.path).filter { !paths.contains($0.lowercased()) }
  }

  /// Writes the files that are not current, the manifest last: after an interrupted run, the earlier manifest still lists
  /// the files to remove.
  func write() throws(FileError) {
    let writer = FolderWriter(directory: folder)
    writer.removeLeftovers(beside: distribution.artifacts.map(\.path))
    try writer.write(stale.map { ($0.path, $0.bytes) }, removing: obsolete)
  }

  /// Returns what lies in the folder and does not belong to this distribution, which is whole; each with a remedy.
  ///
  /// - Throws: `FileError` if a folder cannot be read.
  func strays() throws(FileError) -> [(path: String, detail: String)] {
    let contents = try FolderContents(of: folder)
    let unknown = comparison.unknown(among: contents.files).map { path in
      (
        path,
        obsolete.contains(path)
          ? "is no longer made; the next run of gen removes it" : "does not belong to this distribution; remove it"
      )
    }
    return contents.strays(beside: distribution.artifacts.map(\.path)) + unknown
  }
}
