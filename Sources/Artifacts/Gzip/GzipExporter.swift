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
        bytes: try Gzip.compress(JSONWriter.write(maps.full.tables, isIndented: false)),
        limit: limit(for: maps.layout))
    }
  }

  func verify(_ artifact: Artifact, against maps: [LayoutMaps]) throws {
    let expected = try maps.maps(forFileAt: artifact.path).full.tables
    try JSONReader(artifact.path, inflated(artifact)).compare(with: expected)
  }

  private func inflated(_ artifact: Artifact) throws(VerificationFailure) -> [UInt8] {
    do {
      return try Gzip.decompress(artifact.bytes)
    } catch {
      throw VerificationFailure(path: artifact.path, detail: "is not a whole gzip file: \(error)")
    }
  }
}
