import Artifacts
import Formats
import Foundation
import Layouts

/// The output of `gen --list`: formats, layouts and files, the only list of them, which scripts read.
struct Listing {
  let exporters: [any Exporter]

  func print(asJSON: Bool) throws {
    if asJSON { return try Console.put(json()) }
    try Console.print("formats")
    for exporter in exporters {
      let condition = exporter.isReview ? " (when asked for)" : ""
      try Console.print("  \(exporter.name.padded(to: 17))\(exporter.summary)\(condition)")
    }
    try Console.print("layouts")
    for layout in LayoutName.all { try Console.print("  \(layout)") }
  }

  private struct Content: Encodable {
    struct Format: Encodable {
      let name, summary: String
      let isReview, isLanguage: Bool
      /// The paths below the distribution's folder.
      let files: [String]
    }
    struct Layout: Encodable {
      let id, name, latinName: String
      /// Whether the layout has pending dots, which can be written in two styles.
      let hasDots: Bool
    }
    let formats: [Format]
    let layouts: [Layout]
  }

  private func json() throws -> [UInt8] {
    let maps = try Layout.all.map { try LayoutMaps($0) }
    let formats = try exporters.map { exporter in
      Content.Format(
        name: exporter.name, summary: exporter.summary, isReview: exporter.isReview,
        isLanguage: exporter is TemplateExporter,
        files: try exporter.artifacts(for: maps).map(\.path))
    }
    let layouts = Layout.all.map {
      Content.Layout(id: $0.id, name: $0.name, latinName: $0.latinName, hasDots: $0.hasDots)
    }
    return try Summary.encoded(Content(formats: formats, layouts: layouts))
  }
}
