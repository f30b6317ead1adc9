import Artifacts
import Distribution
import Files
import Foundation
import Verification

/// Compares a distribution with the folder that it goes to, and writes what differs.
struct Delivery {
  private let folder: String
  private let distribution: Distribution
  /// For each file, whether the one on disk holds the same.
  let isCurrent: [Bool]
  /// The paths that the manifest of an earlier run lists and that are no longer made.
  private let obsolete: [String]

  /// Compares `distribution` with the files in `folder`; only a whole distribution has a manifest.
  init(of distribution: Distribution, into folder: String, isWhole: Bool) {
    self.folder = folder
    self.distribution = distribution
    func onDisk(_ path: String) -> [UInt8]? {
      try? InputFile.bytes(at: "\(folder)/\(path)", followsLink: false)
    }
    isCurrent = distribution.artifacts.map { artifact in
      onDisk(artifact.path).map(artifact.isSame) == true
    }
    let earlier = isWhole ? onDisk(ArtifactName.manifest.path).flatMap(Manifest.init) : nil
    let paths = Set(distribution.artifacts.map(\.path))
    obsolete = (earlier?.files ?? []).map(\.path).filter { !paths.contains($0) }
  }

  /// Proves all files, then writes those that are not current, the manifest last: after an interrupted run, the earlier
  /// manifest still says which files to remove.
  ///
  /// - Throws: `VerificationFailure` if a file differs from its map, before anything is written; `FileError`.
  func write() throws {
    let artifacts = distribution.artifacts
    try FilesProof(distribution.maps.map(\.full)).run(artifacts.map { ($0.name, $0.bytes) })
    let writer = FolderWriter(directory: folder)
    writer.removeAbandoned(beside: artifacts.map(\.path))
    let stale = zip(artifacts, isCurrent).filter { !$0.1 }.map(\.0)
    try writer.write(stale.map { ($0.path, $0.bytes) }, removing: obsolete)
  }

  /// What lies in the folder and does not belong to this distribution, which is whole; each with what to do about it.
  ///
  /// - Throws: `FileError` if a folder cannot be read.
  func strays() throws -> [(path: String, detail: String)] {
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    let found = try FolderContents(of: folder)
    let known = Set(distribution.artifacts.map(\.path) + distribution.reviewPaths)
    return found.strays
      + found.files.filter { !known.contains($0) }.map { path in
        let isObsolete = obsolete.contains(path)
        return (
          path,
          isObsolete
            ? "is no longer made; the next run of gen removes it"
            : "does not belong to this distribution; remove it"
        )
      }
  }
}
