import Artifacts
import Parallel
import Zlib

/// The minified map, compressed: what goes over a wire.
struct GzipExporter: Exporter {
  let name = "gzip"
  let summary = "minified map, gzipped, for downloads"

  /// Naratgeul's takes most, 137,923 bytes: its two modifiers come round again and so change every state.
  private static let limit = 150_000

  func artifacts(for maps: [LayoutMaps]) throws -> [Artifact] {
    try maps.concurrentMap { maps in
      Artifact(
        .perLayout(.gzippedMap, layout: maps.layout.id),
        bytes: try Gzip.compress(maps.minifiedJSON), budget: .shipped(limit: Self.limit))
    }
  }
}
