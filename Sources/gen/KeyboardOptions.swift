import ArgumentParser
import Formats
import Layouts
import StateMap

/// The options for the layout that a command types on, and for its dot style.
struct KeyboardOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The layout to type on, \(LayoutName.choice). (default: \(Layout.cheonjiin.id))",
      valueName: "name"),
    completion: LayoutName.completion, transform: LayoutName.init(parsing:))
  var layout: LayoutName?

  @OptionGroup var files: LayoutFileOptions

  func validate() throws {
    if files.layoutFile.count + (layout == nil ? 0 : 1) > 1 {
      throw ValidationError(
        "one layout can be typed on at a time; give one --layout or --layout-file")
    }
  }

  /// The layout.
  ///
  /// - Throws: `FileError` if its file cannot be read, `InvalidLayoutFiles` if it is invalid.
  func chosenLayout() throws -> Layout {
    let named = layout.map { [$0.layout] } ?? (files.layoutFile.isEmpty ? [.cheonjiin] : [])
    return try files.adding(to: named)[0]
  }

  /// The layout as a keyboard, with a newly made trie.
  ///
  /// - Throws: The errors of `chosenLayout()`, and `InvalidLayout` if its tables do not make sense.
  func keyboard() throws -> Keyboard {
    let maps = try LayoutMaps(try chosenLayout())
    let lookUp: LookUp =
      switch maps.trie {
      case .success(let trie): .trie(try Trie(copying: trie))
      case .failure: .map(maps.full)
      }
    return Keyboard(layout: maps.layout, lookUp: lookUp)
  }
}
