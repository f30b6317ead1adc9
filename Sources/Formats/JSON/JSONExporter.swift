import Artifacts
import StateMap

/// The maps as JSON, in the two shapes that keyboards read.
struct JSONExporter: Exporter {
  let name: String
  let summary: String
  let isReview: Bool
  private let kind: LayoutArtifact
  private let content: @Sendable (LayoutMaps) -> [UInt8]

  /// The map that keyboards ship: without white space, and with the split table.
  static let minified = JSONExporter(
    name: "json", summary: "minified map, for keyboards that read JSON", isReview: false,
    kind: .minifiedMap, content: \.minifiedJSON)

  /// Every transition, each on a line, for review and for keyboards with the five-line look-up.
  static let full = JSONExporter(
    name: "json-full", summary: "full map, one entry a line, for review and diffs", isReview: true,
    kind: .fullMap, content: { JSONWriter.write($0.full.tables, isIndented: true) })

  func makeArtifacts(for maps: [LayoutMaps]) -> [Artifact] {
    maps.map { maps in
      Artifact(
        .perLayout(kind, layout: maps.layout.id), bytes: content(maps),
        budget: isReview ? .review : .shipped(limit: Budget.promise))
    }
  }
}

extension LayoutMaps {
  /// The minified map and its split table as JSON without white space.
  var minifiedJSON: [UInt8] {
    JSONWriter.write(minified.tables + [minified.splits], isIndented: false)
  }
}
