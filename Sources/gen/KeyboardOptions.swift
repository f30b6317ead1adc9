import ArgumentParser
import Formats
import Layouts
import StateMap

/// The options for the layout that a command types on, and for its dot style.
struct KeyboardOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The layout to type on: \(LayoutName.choice). (default: \(Layout.cheonjiin.id))",
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
  /// - Throws: `FileError` if its file cannot be read, `InvalidFiles` if it is invalid.
  func chosenLayout() throws -> Layout {
    let named = layout.map { [$0.layout] } ?? (files.layoutFile.isEmpty ? [.cheonjiin] : [])
    return try files.adding(to: named)[0]
  }

  /// The map of the layout, made here and now.
  ///
  /// - Throws: As `chosenLayout()`, and `InvalidLayout` if its tables do not make sense.
  func map() throws -> StateMap { try LayoutMaps(try chosenLayout()).full }
}
