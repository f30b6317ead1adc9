import Artifacts
import Distribution
import Formats
import Layouts
import Verification
import Zlib

/// The whole distribution and the files for review, made once for all tests.
enum Made {
  static let distribution = try! Distribution(
    layouts: Layout.all, exporters: FormatRegistry.all.filter(\.isListed))
  static let shipped = try! distribution.shippedWithManifest()

  static let maps = distribution.maps
  static let artifacts = distribution.artifacts
  static let paths = artifacts.map(\.path)
  static let manifest = shipped.artifacts.last!

  static func artifact(_ path: String) -> Artifact { artifacts.first { $0.path == path }! }

  /// The bytes of `artifact` that do not depend on the zlib at hand.
  static func content(of artifact: Artifact) throws -> [UInt8] {
    switch artifact.name {
    case .perLayout(.gzippedMap, _): try Gzip.decompress(artifact.bytes)
    case .perLayout(.florisBoard, _): try ZipWriter.inflated(artifact.bytes)
    default: artifact.bytes
    }
  }

  /// Proves `bytes` as if they were the file at `path`.
  static func verify(_ path: String, holding bytes: [UInt8]) throws {
    try FilesProof(maps.flatMap(\.all)).run([(artifact(path).name, bytes)])
  }
}

extension FormatRegistry {
  /// The exporter of the format `name`.
  static func named(_ name: String) -> any Exporter { all.first { $0.name == name }! }
}
