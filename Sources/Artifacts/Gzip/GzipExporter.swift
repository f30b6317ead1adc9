import Parallel
import StateMap

/// The full map without white space, compressed, for keyboards that download it.
struct GzipExporter: Exporter {
  let name = "gzip"
  let summary = "full map without white space, gzipped, for downloads"
  private let limit = SizeLimit(bytes: 300_000, bytesPerVowelKey: 60_000)

  func artifacts(for maps: [LayoutMaps]) throws -> [Artifact] {
    try maps.concurrentMap { maps in
      Artifact(
        path: "json/\(maps.layout.id).json.gz",
        bytes: try Gzip.compress(content(of: maps)),
        limit: limit(for: maps.layout))
    }
  }

  func verify(_ artifact: Artifact, against maps: [LayoutMaps]) throws {
    // Compared with what was compressed, not parsed, which takes as long as compressing it. That the
    // notation is JSON and says what the tables say is proved on the other JSON files, where they are
    // made too, and on this one by `gen verify`.
    let expected = try content(of: maps.maps(forFileAt: artifact.path))
    guard try inflated(artifact) == expected else {
      throw VerificationFailure(path: artifact.path, detail: "does not hold the full map")
    }
  }

  private func content(of maps: LayoutMaps) -> [UInt8] {
    JSONWriter.write(maps.full.tables, isIndented: false)
  }

  private func inflated(_ artifact: Artifact) throws(VerificationFailure) -> [UInt8] {
    do {
      return try Gzip.decompress(artifact.bytes)
    } catch {
      throw VerificationFailure(path: artifact.path, detail: "is not a whole gzip file: \(error)")
    }
  }
}
