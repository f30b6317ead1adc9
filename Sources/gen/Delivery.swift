import ArgumentParser
import Artifacts
import Distribution
import Files
import Foundation
import Verification

/// Writes the files to a folder or to standard output, or compares them with those on disk.
struct Delivery {
  /// The folder, or `-` for standard output.
  let out: String
  /// Whether files are only compared with those on disk, and none is written.
  let isCheck: Bool

  /// The outcome of a file that differs from the one on disk.
  static let stale = "stale"

  /// Delivers the files of `distribution`, and returns a word for the outcome of each.
  ///
  /// - Throws: `ValidationError` for several files to standard output; `VerificationFailure` if a file differs from
  ///   its map; `FileError`. The files on disk are then unchanged.
  func deliver(_ distribution: Distribution) throws -> [String] {
    if out == "-" {
      guard distribution.files.count == 1 else {
        throw ValidationError(
          "--out - takes one file, and this makes \(distribution.files.count); "
            + "give one --layout, or --out a folder")
      }
      try Console.put(distribution.artifacts[0].bytes)
      return ["written"]
    }
    if isCheck {
      return distribution.artifacts.map { artifact in
        let onDisk = try? InputFile.bytes(at: "\(out)/\(artifact.path)", followsLink: false)
        return onDisk.map(artifact.isSame) == true ? "current" : Delivery.stale
      }
    }
    return try write(distribution).map { $0 == .written ? "written" : "unchanged" }
  }

  private func write(_ distribution: Distribution) throws -> [FolderWriter.Outcome] {
    let artifacts = Dictionary(
      uniqueKeysWithValues: distribution.artifacts.map { ($0.path, $0) })
    let proof = FilesProof(distribution.maps.map(\.full))
    return try FolderWriter(directory: out).write(
      distribution.artifacts.map { FolderFile(path: $0.path, bytes: $0.bytes) },
      isCurrent: { artifacts[$0.path]?.isSame(as: $1) ?? false },
      proving: { files in
        try proof.run(
          files.compactMap { file in artifacts[file.path].map { ($0.name, file.bytes) } })
      })
  }

  /// What lies in the folder and was not made, by its path and what mends it: temporary files that ended runs left, and
  /// in a folder that this command makes `whole`, everything else, as `gen verify` tells it.
  ///
  /// - Throws: `FileError` if a folder cannot be read.
  func strays(besides distribution: Distribution, whole: Bool) throws -> [FolderContents.Stray] {
    let paths = distribution.artifacts.map(\.path)
    guard whole else {
      return FolderWriter(directory: out).abandonedFiles(beside: paths).map {
        FolderContents.Stray(path: $0, detail: "is what a run that was ended left behind")
      }
    }
    guard FileManager.default.fileExists(atPath: out) else { return [] }
    let found = try FolderReader(directory: out).entries()
    let known = Set(paths + distribution.reviewPaths)
    return found.strays
      + found.files.filter { !known.contains($0) }.map {
        FolderContents.Stray(path: $0, detail: "is no file of this distribution; remove it")
      }
  }
}
