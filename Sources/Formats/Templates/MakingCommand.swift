import Artifacts
import Keyboards
import Layouts
import Maps
import Templates

/// The command that makes a source, for its header.
///
/// It follows from the content of the source and not from what was typed, so that the same source always has the same
/// header: the file of a user's layout is named by its id, and a folder without its path.
enum MakingCommand {
  /// The command for the language in `folder`, from `maps`; names of folders are escaped by `text`.
  static func text(
    for folder: TemplateFolder, _ maps: [LayoutMaps], _ text: SourceText
  ) -> String {
    var words = ["swift", "run", "gen", "--format", text(folder.language.shellWord)]
    if let place = folder.place { words += ["--template", text(place.shellWord)] }
    let layouts = maps.map(\.layout)
    let own = layouts.filter { !$0.isBuiltIn }
    let named = layouts.filter(\.isBuiltIn)
    let restyled = named.first { !Layout.all.contains($0) }
    if named.count < Layout.all.count {
      words += named.flatMap { ["--layout", $0.id] }
    }
    words += own.flatMap { ["--layout-file", "\($0.id).json"] }
    words += maps.flatMap(\.ownKeyboards).flatMap { ["--keyboard-file", "\($0.id).json"] }
    if let restyled { words += ["--dot-style", restyled.dotStyle.rawValue] }
    return words.joined(separator: " ")
  }
}

extension Layout {
  /// Whether it is one of the project's, in any style of dots.
  var isBuiltIn: Bool { Layout.all.contains { $0.with(dotStyle: dotStyle) == self } }
}
