import Artifacts
import Layouts

/// Pictures of the keypads, for documentation.
struct KeypadExporter: Exporter {
  let name = "keypad"
  let summary = "picture of each keypad as SVG, for documentation"

  private static let limit = 16_384

  func makeArtifacts(for maps: [LayoutMaps]) -> [Artifact] {
    maps.map(\.layout).map { layout in
      Artifact(
        .perLayout(.keypad, layout: layout.id),
        bytes: Array(KeypadDrawing(layout: layout).svg.utf8), budget: .shipped(limit: Self.limit))
    }
  }
}
