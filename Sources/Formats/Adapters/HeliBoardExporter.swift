import Artifacts
import Layouts

/// Layout files of HeliBoard: of each layout its letters and two pages of symbols, and for a phone's keypad the keys
/// around them.
struct HeliBoardExporter: Exporter {
  let name = "heliboard"
  let summary = "layout files of HeliBoard, for Android; docs/adapters has the code to them"

  /// In bytes; of the project's own, the largest has 1,700.
  private static let limit = 16_384

  func omission(of maps: LayoutMaps) -> Omission? {
    for key in maps.layout.keys {
      if let reason = Self.reason(against: key) {
        return Omission(format: name, layout: maps.layout.id, key: key.id, reason: reason)
      }
    }
    return nil
  }

  func makeArtifacts(for maps: [LayoutMaps]) -> [Artifact] {
    maps.flatMap { maps -> [Artifact] in
      let pages = AppPages(maps)
      let file = HeliBoardFile(pages)
      let around = pages.isKeypad ? [HeliBoardFunctional(pages).rows] : []
      let parts =
        [(LayoutArtifact.heliBoard, file.letters)]
        + zip([.heliBoardSymbols, .heliBoardMoreSymbols], file.symbols)
        + around.map { (.heliBoardFunctional, $0) }
      return parts.map { kind, rows in
        Artifact(
          .perLayout(kind, layout: maps.layout.id), bytes: rows.bytes(depth: 2),
          budget: .shipped(limit: Self.limit))
      }
    }
  }

  /// Why `key` would be another key there, or nil if it would not.
  private static func reason(against key: Key) -> String? {
    let word = key.legend.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || $0 == "_")
    }
    if word && key.legend.count > 1 {
      return
        "has the legend \(key.legend), and HeliBoard takes such words for keys of its own; print another"
    }
    if key.legend.contains("|") || key.legend.contains("\\")
      || "!$".contains(key.legend.first ?? " ")
    {
      return
        "has the legend \(key.legend), of which HeliBoard reads |, \\, ! and $ as more than a text; print another"
    }
    guard let scalar = key.scalar else { return nil }
    if scalar.properties.changesWhenUppercased {
      return
        "is named by \(scalar), which shift makes another character in HeliBoard; assign it another in scalar"
    }
    return nil
  }
}
