import Artifacts

/// The differences between the files in a folder and the artifacts that belong there.
///
/// `gen` writes the stale files, `gen --check` lists the differences, and `gen verify` fails at the first difference.
public struct FolderComparison: Sendable {
  /// The artifacts whose files are missing or have other content, in the order given.
  public let stale: [Artifact]
  /// The artifacts whose files are missing, which are also in `stale`.
  public let missing: [Artifact]
  private let artifacts: [PathBytes: Artifact]

  /// Compares a folder with `artifacts`. `bytes` returns the content of the file at a path, or nil if it cannot be
  /// read.
  public init(of artifacts: [Artifact], bytes: (String) -> [UInt8]?) {
    let compared = artifacts.map { artifact in (artifact, onDisk: bytes(artifact.path)) }
    stale = compared.filter { artifact, onDisk in onDisk.map(artifact.isSame) != true }.map(\.0)
    missing = compared.filter { $0.onDisk == nil }.map(\.0)
    self.artifacts = Dictionary(uniqueKeysWithValues: artifacts.map { (PathBytes($0.path), $0) })
  }

  /// Returns the paths among `paths` that do not belong to an artifact, in the order given.
  public func unknown(among paths: [String]) -> [String] {
    paths.filter { artifact(at: $0) == nil }
  }

  /// Returns the artifact with this path, or nil if there is no such artifact.
  func artifact(at path: String) -> Artifact? { artifacts[PathBytes(path)] }
}

extension Artifact {
  /// Returns true if a file on disk has the same content and is within the limit. The bytes of a compressed file can
  /// differ, because another version of zlib may have compressed it.
  func isSame(as onDisk: [UInt8]) -> Bool {
    if bytes == onDisk { return true }
    guard name.isGzipped else { return false }
    return onDisk.count <= limit ?? .max && Gzip.hasHeader(onDisk)
      && (try? DecodedArtifact.content(of: name, onDisk)) == content
  }
}
