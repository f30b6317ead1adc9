import Artifacts
import Layouts
import Maps

/// An extension of FlorisBoard is a zip: a description with the rules of a composer, and files with the places of keys.
///
///     StateMap → FlorisBoardRules → Templates/_formats/florisboard.json → extension.json
///     Layout   → FlorisBoardPages ──────────────────────────────────────→ layouts/…/LAYOUT.json
enum FlorisBoard {
  /// What the template of the description is filled in with: what the extension is called, and what it holds.
  ///
  /// - Throws: `UnsupportedLayout` if FlorisBoard cannot hold the layout.
  static func description(of maps: LayoutMaps) throws(UnsupportedLayout) -> [String: Any] {
    let (layout, text) = (maps.layout, SourceText.unicode)
    let rules = try FlorisBoardRules.entries(of: maps.full)
    return [
      "component": component(layout), "name": text(layout.name),
      "latinName": text(layout.latinName), "spaceEndsRun": layout.spaceEndsRun,
      "version": Version.project, "license": License.name,
      "rules": JSONText.dense.object(JSONText.members(of: rules)),
    ]
  }

  /// The name of the composer and of the layout files: FlorisBoard's names have no hyphens, and ids of layouts have no
  /// underscores, so that no two become the same.
  private static func component(_ layout: Layout) -> String { layout.id.replacing("-", with: "_") }

  /// The files of the extension of a layout with this description.
  static func entries(for maps: LayoutMaps, _ description: String) -> [ZipWriter.Entry] {
    let pages = FlorisBoardPages(maps)
    let file = "\(component(maps.layout)).json"
    let license = License.notice.joined(separator: "\n") + "\n"
    return [
      ("LICENSE", Array(license.utf8)),
      ("extension.json", Array(description.utf8)),
      // FlorisBoard makes no folders but those that have an entry.
      ("layouts/", []),
      ("layouts/characters/", []),
      ("layouts/characters/\(file)", JSONText.file(ofRows: pages.characters)),
      ("layouts/charactersMod/", []),
      ("layouts/charactersMod/\(file)", JSONText.file(ofRows: pages.modifier)),
    ]
  }
}
