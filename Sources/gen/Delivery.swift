import Artifacts
import Formats
import Verification

/// Compares a distribution with its output folder, and writes the files that differ.
struct Delivery {
  private let folder: String
  private let distribution: Distribution
  private let comparison: FolderComparison
  /// The paths of the files that the manifest of an earlier run lists, but that are no longer made.
  private let obsolete: [String]

  /// The artifacts whose files on disk are missing or have other content.
  var stale: [Artifact] { comparison.stale }

  /// Compares `distribution` with the files in `folder`.
  ///
  /// - Parameter isWhole: True if the distribution has a manifest. Obsolete files are removed only in this case.
  init(of distribution: Distribution, into folder: String, isWhole: Bool) {
    self.folder = folder
    self.distribution = distribution
    func onDisk(_ path: String) -> [UInt8]? {
      try? InputFile.bytes(at: "\(folder)/\(path)", followsLink: false)
    }
    comparison = FolderComparison(of: distribution.artifacts, bytes: onDisk)
    let earlier = isWhole ? onDisk(ArtifactName.manifest.path).flatMap(Manifest.init) : nil
    // Some file systems ignore case, and some treat canonically equivalent names as equal, as Swift does.
    let paths = Set(distribution.artifacts.map { $0.path.lowercased() })
    obsolete = (earlier?.files ?? []).map(\.path).filter { !paths.contains($0.lowercased()) }
  }

  /// Writes the files that are not current, the manifest last. If the run is interrupted, the old manifest therefore
  /// still lists the files to remove.
  ///
  /// - Returns: The paths of the obsolete files that were removed.
  @discardableResult
  func write() throws(FileError) -> [String] {
    let writer = FolderWriter(directory: folder)
    writer.removeLeftovers(beside: distribution.artifacts.map(\.path))
    return try writer.write(stale.map { ($0.path, $0.bytes) }, removing: obsolete)
  }

  /// Returns the paths in the folder that do not belong to this distribution, each with a message. The distribution
  /// must have a manifest.
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
