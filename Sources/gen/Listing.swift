import Artifacts
import Formats
import Keyboards
import Layouts

/// The output of `gen --list`: formats and layouts. Scripts read it, since there is no other list of them.
struct Listing: Encodable {
  struct Format: Encodable {
    let name, summary: String
    let isReview, isLanguage: Bool
  }
  struct ListedLayout: Encodable {
    let id, name, latinName: String
    /// Whether the layout has pending dots, which can be written in two styles.
    let hasDots: Bool
  }
  let formats: [Format]
  let layouts: [ListedLayout]

  init(exporters: [any Exporter]) {
    formats = exporters.map { exporter in
      Format(
        name: exporter.name, summary: exporter.summary, isReview: exporter.isReview,
        isLanguage: exporter is TemplateExporter)
    }
    layouts = Layout.all.map {
      ListedLayout(id: $0.id, name: $0.name, latinName: $0.latinName, hasDots: $0.hasDots)
    }
  }

  func print(asJSON: Bool) throws {
    if asJSON { return try Console.put(json()) }
    try Console.print("formats")
    for format in formats {
      let condition = format.isReview ? " (when asked for)" : ""
      try Console.print("  \(format.name.padded(to: 17))\(format.summary)\(condition)")
    }
    try Console.print("layouts")
    for layout in layouts { try Console.print("  \(layout.id)") }
  }
}
