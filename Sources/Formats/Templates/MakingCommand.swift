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
    if !own.isEmpty || named.map(\.id) != Layout.all.map(\.id) {
      words += named.flatMap { ["--layout", $0.id] }
    }
    words += own.flatMap { ["--layout-file", "\($0.id).json"] }
    words += maps.flatMap(\.ownKeyboards).flatMap { ["--keyboard-file", "\($0.id).json"] }
    // Layouts are printed in the conjoining style; two styles come from files alone.
    if Set(layouts.filter(\.hasDots).map(\.dotStyle)) == [.compatibility] { words += ["--dot-style", "compatibility"] }
    return words.joined(separator: " ")
  }
}
