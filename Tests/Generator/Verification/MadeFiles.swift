import Artifacts
import Formats
import Foundation
import Layouts
import Zlib

@testable import Verification

/// The files of a layout, made once for all tests, to be spoilt and proved.
struct MadeFiles: Sendable {
  let maps: [StateMap]
  /// Every file, including those for review, with the manifest last.
  let artifacts: [Artifact]

  private init() throws {
    let distribution = try Distribution(layouts: [.naratgeul], formats: FormatRegistry.all)
    maps = distribution.maps.map(\.full)
    artifacts = try distribution.withManifest().artifacts
  }

  /// The layout with the smallest files.
  static let naratgeul = try! MadeFiles()

  /// The paths of the extension of FlorisBoard and of the gzipped map.
  static let flex = "florisboard/naratgeul.flex"
  static let gzip = "json/naratgeul.min.json.gz"

  subscript(path: String) -> [UInt8] { artifacts.first { $0.path == path }!.bytes }

  /// What the proof of a folder of `files` says, compared with what is made today, or else with the same files, so that
  /// only the rules can show a difference.
  func failure(ofFolder files: [String: [UInt8]], comparing: Bool = true) -> String {
    let made = artifacts.map {
      comparing ? $0 : Artifact($0.name, bytes: files[$0.path] ?? $0.bytes, limit: $0.limit)
    }
    // In order, so that every run finds the same.
    let sorted = files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    return GeneratorTests.failure { _ = try FolderProof.run(sorted, comparingWith: made, of: [.naratgeul]) } ?? "passed"
  }

  /// What the proof before files take their places says of one.
  func failure(_ path: String, _ bytes: [UInt8]) -> String {
    GeneratorTests.failure {
      let name = artifacts.first { $0.path == path }!.name
      try FilesProof.run([(name, bytes)], against: maps)
    } ?? "passed"
  }
}

/// `bytes` with `new` for the first `old`, compared by scalars.
func changed(_ bytes: [UInt8], _ old: String, to new: String) -> [UInt8] {
  let range = Data(bytes).range(of: Data(old.utf8))!
  return bytes[..<range.lowerBound] + Array(new.utf8) + bytes[range.upperBound...]
}

/// The extension `bytes` with `new` for the first `old` in its file `name`.
func changedExtension(_ bytes: [UInt8], _ name: String, _ old: String, to new: String) throws -> [UInt8] {
  try ZipWriter.archive(
    ZipArchive("x.flex", bytes).entries.map { entry in
      ZipWriter.Entry(entry.name, entry.name == name ? changed(entry.content, old, to: new) : entry.content)
    })
}
