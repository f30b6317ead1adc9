import ArgumentParser
import Artifacts
import Distribution
import Files
import Verification

/// What becomes of files that were made: they are written, compared or put out.
struct Delivery {
  /// The folder, or `-` for standard output.
  let out: String
  /// Whether nothing is written, and what is on disk only compared.
  let isCheck: Bool

  /// What is said of a file that is not on disk as it was made.
  static let stale = "stale"

  /// Delivers the files of `distribution`, and says of each in a word what became of it.
  ///
  /// - Throws: `ValidationError` for several files to standard output; `VerificationFailure` if a file does not say what
  ///   its map says; `FileError`. What stood on disk then stays.
  func deliver(_ distribution: Distribution) throws -> [String] {
    if out == "-" {
      guard distribution.files.count == 1 else {
        throw ValidationError(
          "--out - takes one --layout too, since this format has a file for each")
      }
      try Console.put(distribution.artifacts[0].bytes)
      return ["written"]
    }
    if isCheck {
      return distribution.artifacts.map { artifact in
        let onDisk = try? InputFile.bytes(at: "\(out)/\(artifact.path)")
        return onDisk.map(artifact.isSame) == true ? "current" : Delivery.stale
      }
    }
    return try write(distribution).map { $0 == .written ? "written" : "unchanged" }
  }

  private func write(_ distribution: Distribution) throws -> [FolderWriter.Outcome] {
    let artifacts = Dictionary(
      uniqueKeysWithValues: distribution.artifacts.map { ($0.path, $0) })
    let proof = FilesProof(distribution.maps.flatMap(\.all))
    return try FolderWriter(directory: out).write(
      distribution.artifacts.map { FolderFile(path: $0.path, bytes: $0.bytes) },
      isCurrent: { artifacts[$0.path]?.isSame(as: $1) ?? false },
      proving: { files in
        try proof.run(
          files.compactMap { file in artifacts[file.path].map { ($0.name, file.bytes) } })
      })
  }
}
