import Foundation
import Parallel

/// Puts artifacts into a folder, each whole or not at all.
///
/// Every changed file is first written beside its place under a temporary name; only when all of them
/// are on disk, and proved, are they renamed, which the system does in one step. Whatever goes wrong
/// before, and a kill at any moment, leaves each file as it was or as it is to be. Files whose content
/// is the same are not touched.
public struct ArtifactWriter {
  /// What became of one artifact.
  public enum Outcome: Hashable, Sendable {
    /// The file is new or has new content.
    case written
    /// The file held this content already.
    case unchanged
  }

  private let directory: String

  /// A writer into the folder at `directory`, which is created if need be.
  public init(directory: String) {
    self.directory = directory
  }

  /// Writes `artifacts` and says what became of each, in their order.
  ///
  /// - Parameter prove: Called with each artifact as it was read back, from its temporary file or, if
  ///   that holds its content already, from the file in its place; with several at once.
  /// - Throws: `OutputError` naming the file and the system's reason, or what `prove` throws; nothing has
  ///   changed then.
  public func write(
    _ artifacts: [Artifact], proving prove: @Sendable (Artifact) throws -> Void = { _ in }
  ) throws -> [Outcome] {
    var staging = Staging()
    do {
      try staging.createFolder(directory)
      try staging.removeAbandonedFiles(in: directory)
      var outcomes: [Outcome] = []
      var places: [String] = []
      for artifact in artifacts {
        let path = "\(directory)/\(artifact.path)"
        let isCurrent = try isCurrent(artifact)
        places.append(isCurrent ? path : try staging.stage(artifact.bytes, for: path))
        outcomes.append(isCurrent ? .unchanged : .written)
      }
      _ = try Array(zip(artifacts, places)).concurrentMap { artifact, place in
        let bytes = try ArtifactWriter.bytes(ofFileAt: place)
        try prove(Artifact(path: artifact.path, bytes: bytes, limit: artifact.limit))
      }
      try staging.commit()
      return outcomes
    } catch {
      staging.rollBack()
      throw error
    }
  }

  /// Whether the file on disk holds the content of `artifact`, whichever zlib compressed it.
  public func isCurrent(_ artifact: Artifact) throws -> Bool {
    guard let bytes = try? read(artifact.path) else { return false }
    if bytes == artifact.bytes { return true }
    if artifact.path == Manifest.path {
      let current = try? Manifest(reading: bytes).portable
      return try current == Manifest(reading: artifact.bytes).portable
    }
    guard artifact.isCompressed else { return false }
    let onDisk = Artifact(path: artifact.path, bytes: bytes, limit: artifact.limit)
    guard (try? onDisk.withinBudget()) != nil, let content = try? onDisk.portableContent() else {
      return false
    }
    return try content == artifact.portableContent()
  }

  /// The bytes of the file at `path` below the folder.
  ///
  /// - Throws: `OutputError` if it cannot be read.
  public func read(_ path: String) throws(OutputError) -> [UInt8] {
    try ArtifactWriter.bytes(ofFileAt: "\(directory)/\(path)")
  }

  private static func bytes(ofFileAt path: String) throws(OutputError) -> [UInt8] {
    errno = 0
    guard let data = FileManager.default.contents(atPath: path) else {
      throw OutputError("read", path, code: errno == 0 ? ENOENT : errno)
    }
    return Array(data)
  }
}
