import Artifacts
import Layouts

/// Pictures of the pages of letters, for documentation.
struct KeypadExporter: Exporter {
  let name = "keypad"
  let summary = "picture of each layout's keys as SVG, for documentation"

  private static let limit = 16_384

  func makeArtifacts(for maps: [LayoutMaps]) -> [Artifact] {
    maps.map { maps in
      Artifact(
        .perLayout(.keypad, layout: maps.layout.id),
        bytes: Array(KeypadDrawing(maps).svg.utf8), budget: .shipped(limit: Self.limit))
    }
  }
}
