import Artifacts
import Layouts

/// Layout files of FUTO Keyboard: of each layout its letters and two pages of symbols.
struct FutoExporter: Exporter {
  let name = "futo"
  let summary = "layout files of FUTO Keyboard, for Android; docs/adapters has the code to them"

  /// In bytes; of the project's own, the largest has 4,300.
  private static let limit = 16_384

  func omission(of maps: LayoutMaps) -> Omission? {
    let pages = AppPages(maps)
    func omission(_ key: Key?, _ reason: String) -> Omission {
      Omission(format: name, layout: maps.layout.id, key: key?.id, reason: reason)
    }
    let rest = pages.letters.rows.dropFirst(FutoFile.rowLimit)
    if let key = rest.joined().compactMap(\.key).first {
      return omission(
        key,
        "is in row \(FutoFile.rowLimit + 1), and FUTO Keyboard has \(FutoFile.rowLimit); put it higher"
      )
    }
    for key in maps.layout.keys where key.legend.hasPrefix("!") && key.legend.contains("/") {
      return omission(
        key,
        "has the legend \(key.legend), by which FUTO Keyboard means something else; print another")
    }
    return nil
  }

  func makeArtifacts(for maps: [LayoutMaps]) -> [Artifact] {
    maps.flatMap { maps -> [Artifact] in
      let pages = AppPages(maps)
      let files =
        [(LayoutArtifact.futo, FutoFile(letters: pages))]
        + zip([.futoSymbols, .futoMoreSymbols], FutoFile.symbols(pages))
      return files.map { kind, file in
        Artifact(
          .perLayout(kind, layout: maps.layout.id), bytes: Array(file.text.utf8),
          budget: .shipped(limit: Self.limit))
      }
    }
  }
}
