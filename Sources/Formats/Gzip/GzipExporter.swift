import Artifacts
import Parallel
import Zlib

/// The minified map, compressed for downloads.
struct GzipExporter: Exporter {
  let name = "gzip"
  let summary = "minified map, gzipped, for downloads"

  /// Naratgeul has the largest file, 137,923 bytes, because its two modifiers change every state.
  private static let limit = 150_000

  func makeArtifacts(for maps: [LayoutMaps]) throws -> [Artifact] {
    try maps.concurrentMap { maps in
      Artifact(
        .perLayout(.gzippedMap, layout: maps.layout.id),
        bytes: try Gzip.compress(maps.minifiedJSON), budget: .shipped(limit: Self.limit))
    }
  }
}
