import StateMap

/// The maps as JSON, in the two shapes that keyboards read.
struct JSONExporter: Exporter {
  let name: String
  let summary: String
  private let suffix: String
  private let limit: SizeLimit
  private let isIndented: Bool
  private let tables: @Sendable (LayoutMaps) -> [StateMap.Table]

  /// What a keyboard ships: no white space, and what a tail gives up said once.
  static let minified = JSONExporter(
    name: "json", summary: "minified map, for keyboards that read JSON",
    suffix: "min.json", limit: SizeLimit(bytes: 500_000), isIndented: false,
    tables: { $0.minified.tables + [$0.minified.splits] })

  /// Every transition, an entry a line, for review and for keyboards with the five-line consumer.
  static let full = JSONExporter(
    name: "json-full", summary: "full map, one entry a line, for review and diffs",
    suffix: "full.json", limit: SizeLimit(bytes: 1_600_000, bytesPerVowelKey: 220_000),
    isIndented: true,
    tables: { $0.full.tables })

  func artifacts(for maps: [LayoutMaps]) -> [Artifact] {
    maps.map { maps in
      Artifact(
        path: "json/\(maps.layout.id).\(suffix)",
        bytes: JSONWriter.write(tables(maps), isIndented: isIndented),
        limit: limit(for: maps.layout))
    }
  }

  func verify(_ artifact: Artifact, against maps: [LayoutMaps]) throws {
    let expected = tables(try maps.maps(forFileAt: artifact.path))
    try JSONReader(artifact.path, artifact.bytes).compare(with: expected)
  }
}
