import Artifacts
import Keyboards
import Layouts
import Maps
import Templates

extension LanguageSources {
  /// The values that fill the templates of the language, for a file with `maps` in which texts are escaped by `text`;
  /// docs/TEMPLATES.md describes each. Names in code are the same in all files.
  ///
  /// - Parameter all: The maps of all layouts, which all have a name in code.
  /// - Throws: `UnsupportedLayout` for a layout without a trie.
  func values(of maps: [LayoutMaps], among all: [LayoutMaps], _ text: SourceText) throws(UnsupportedLayout) -> [String:
    Any]
  {
    var identifiers = Identifiers(reserved: folder.reserved)
    let ids = Set(maps.map(\.layout.id))
    let named = all.map { ($0, identifiers.identifier(for: $0.layout.id)) }.filter { ids.contains($0.0.layout.id) }
    var values: [String: Any] = [
      "header": [
        "command": command(from: maps, text), "version": Version.project, "formatVersion": Version.format,
        "license": License.name, "copyright": License.copyright,
        "notice": License.notice,
      ],
      "package": publication.package ?? "",
      "repository": publication.repository ?? "",
      "layouts": try named.map { maps, name throws(UnsupportedLayout) in
        try LayoutValues.values(of: maps, named: name, text)
      },
      "example": named.first.map { ExampleValues.values(of: $0, named: $1, text) } ?? [:],
    ]
    // These are more than all the others together, so they are made only for templates that ask for them.
    if folder.asks(for: "keyboards") || folder.asks(for: "pages") {
      let keyboards = named.flatMap { maps, name -> [KeyboardValues.Named] in
        maps.keyboards.enumerated().map { index, keyboard in
          // The first keyboard has the name of its layout; `Identifiers` keeps them apart.
          let own = index == 0 ? name : identifiers.identifier(for: keyboard.id)
          return (keyboard, own, name)
        }
      }
      values.merge(KeyboardValues.values(of: keyboards, identifiers, text)) { $1 }
    }
    return values
  }

  /// The command that makes a source, for its header; names of folders are escaped by `text`.
  ///
  /// It follows from the content of the source and not from what was typed, so that the same source always has the same
  /// header: the file of a user's layout is named by its id, and a folder without its path.
  private func command(from maps: [LayoutMaps], _ text: SourceText) -> String {
    var words = ["swift", "run", "gen", "--format", text(folder.language.shellWord)]
    if let place = folder.place { words += ["--template", text(place.shellWord)] }
    let layouts = maps.map(\.layout)
    let own = layouts.filter { !$0.isBuiltIn }
    let named = layouts.filter(\.isBuiltIn)
    if !own.isEmpty || named.map(\.id) != Layout.all.map(\.id) {
      words += named.flatMap { ["--layout", $0.id] }
    }
    words += own.flatMap { ["--layout-file", "\($0.id).json"] }
    words += maps.flatMap(\.ownKeyboards).flatMap { ["--keyboard-file", "\($0.id).json"] }
    // Layouts are printed in the conjoining style; two styles come from files alone.
    if Set(layouts.filter(\.hasDots).map(\.dotStyle)) == [.compatibility] { words += ["--dot-style", "compatibility"] }
    return words.joined(separator: " ") + publication.options
  }
}
