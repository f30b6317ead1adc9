// An extension of FlorisBoard is a zip: a description with the rules of a composer, and files with the places of keys.
//
//     StateMap → FlorisBoardRules → FlorisBoardExtension → extension.json
//     Layout   → FlorisBoardPages ─────────────────────→ layouts/…/LAYOUT.json

import Artifacts
import Parallel
import Zlib

/// An extension of FlorisBoard for each layout, which a user imports.
struct FlorisBoardExporter: Exporter {
  static let format = "florisboard"
  let name = FlorisBoardExporter.format
  let summary = "extension of FlorisBoard, to import on Android, without code"

  func omission(of maps: LayoutMaps) -> Omission? { maps.florisBoardOmission }

  func makeArtifacts(for maps: [LayoutMaps]) throws -> [Artifact] {
    try maps.concurrentMap { maps in
      Artifact(
        .perLayout(.florisBoard, layout: maps.layout.id),
        bytes: try ZipWriter.archive(entries(for: maps)), budget: .shipped(limit: Budget.promise))
    }
  }

  private func entries(for maps: LayoutMaps) -> [ZipWriter.Entry] {
    let description = FlorisBoardExtension(maps.layout)
    let pages = FlorisBoardPages(maps)
    let file = "\(description.component).json"
    let license = License.notice.joined(separator: "\n") + "\n"
    return [
      ZipWriter.Entry("LICENSE", Array(license.utf8)),
      ZipWriter.Entry(
        "extension.json", description.json(rules: FlorisBoardRules(maps.full)).bytes(depth: 1)),
      // FlorisBoard unpacks without making folders that are not there as entries.
      ZipWriter.Entry("layouts/"),
      ZipWriter.Entry("layouts/characters/"),
      ZipWriter.Entry("layouts/characters/\(file)", pages.characters.bytes(depth: 2)),
      ZipWriter.Entry("layouts/charactersMod/"),
      ZipWriter.Entry("layouts/charactersMod/\(file)", pages.modifier.bytes(depth: 2)),
    ]
  }
}
