import Artifacts
import Keyboards
import Layouts
import Maps
import Templates

extension LanguageSources {
  /// Returns the values for a file that contains `maps` and escapes texts with `text`. docs/TEMPLATES.md describes the
  /// values.
  ///
  /// - Parameter all: The maps of all layouts. They are needed because a layout has the same name in code in all files.
  /// - Throws: `UnsupportedLayout` for a layout without a trie.
  func values(of maps: [LayoutMaps], among all: [LayoutMaps], _ text: EscapeStyle) throws(UnsupportedLayout) -> [String:
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
      "mavenGroup": publication.mavenGroup,
      "unpublished": publication.unpublishedNote ?? "",
      "layouts": try named.map { maps, name throws(UnsupportedLayout) in
        try LayoutValues.values(of: maps, named: name, text)
      },
      "example": named.first.map { ExampleValues.values(of: $0, named: $1, text) } ?? [:],
    ]
    // There are more values for keyboards than for everything else, so they are computed only for templates that use
    // them.
    if folder.uses("keyboards") || folder.uses("pages") {
      let keyboards = named.flatMap { maps, name -> [KeyboardValues.Named] in
        maps.keyboards.enumerated().map { index, keyboard in
          // The first keyboard shares the name of its layout. `Identifiers` reserves both names.
          let keyboardName = index == 0 ? name : identifiers.identifier(for: keyboard.id)
          return (keyboard, keyboardName, name)
        }
      }
      values.merge(KeyboardValues.values(of: keyboards, identifiers, text)) { $1 }
    }
    return values
  }

  /// Returns the command that makes a source, for the header of the source.
  ///
  /// The command depends only on the content of the source, not on the actual arguments, so that the same source always
  /// has the same header. The name of a layout file is therefore the id of the layout, and a folder has no path.
  private func command(from maps: [LayoutMaps], _ text: EscapeStyle) -> String {
    var words = ["swift", "run", "gen", "--format", text(folder.language.shellWord)]
    if let parent = folder.parentName { words += ["--template", text(parent.shellWord)] }
    let layouts = maps.map(\.layout)
    let custom = layouts.filter { !$0.isBuiltIn }
    let builtIn = layouts.filter(\.isBuiltIn)
    if !custom.isEmpty || builtIn.map(\.id) != Layout.all.map(\.id) {
      words += builtIn.flatMap { ["--layout", $0.id] }
    }
    words += custom.flatMap { ["--layout-file", "\($0.id).json"] }
    words += maps.flatMap(\.customKeyboards).flatMap { ["--keyboard-file", "\($0.id).json"] }
    // gen prints layout files in the conjoining style. If layouts have different styles, these styles come from layout
    // files, so the command does not need the option.
    if Set(layouts.filter(\.hasDots).map(\.dotStyle)) == [.compatibility] { words += ["--dot-style", "compatibility"] }
    return words.joined(separator: " ") + publication.options
  }
}
