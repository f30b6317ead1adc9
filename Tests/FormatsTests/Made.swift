import Artifacts
import Layouts

/// The whole distribution, made once for all tests.
enum Made {
  static let distribution = try! Distribution(
    layouts: Layout.all, exporters: ExporterRegistry.all, manifest: true)

  static let maps = distribution.maps

  /// Every file with the exporter that made it; not the manifest.
  static let files: [(exporter: any Exporter, artifact: Artifact)] = distribution.files.compactMap {
    file in ExporterRegistry[file.format].map { ($0, file.artifact) }
  }

  static let paths = files.map(\.artifact.path)

  static func file(_ path: String) -> (exporter: any Exporter, artifact: Artifact) {
    files.first { $0.artifact.path == path }!
  }

  /// Reads `bytes` back as if they were the file at `path`.
  static func verify(_ path: String, holding bytes: [UInt8]) throws {
    let (exporter, artifact) = file(path)
    try exporter.verify(
      Artifact(path: path, bytes: bytes, limit: artifact.limit), against: maps)
  }
}
