import ArgumentParser
import Keyboards
import Layouts

/// The options for the layout that a command types on.
struct TypingOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The layout to type on. (default: \(Layout.cheonjiin.id))", valueName: "name"))
  var layout: Layout?

  @Option(help: .layoutFile, completion: .file())
  var layoutFile: [String] = []

  func validate() throws {
    if layoutFile.count + (layout == nil ? 0 : 1) > 1 {
      throw ValidationError("one layout can be typed on at a time; give one --layout or --layout-file")
    }
  }

  /// The layout.
  ///
  /// - Throws: The errors of `adding(files:)`.
  func chosenLayout() throws -> Layout {
    let named = layout ?? (layoutFile.isEmpty ? .cheonjiin : nil)
    return try (named.map { [$0] } ?? []).adding(files: layoutFile)[0]
  }
}

extension [Layout] {
  /// All layouts of the project if neither layouts nor files are chosen; else `named`, each once, and then those in the
  /// files at `paths`.
  ///
  /// - Throws: The errors of `adding(files:)`.
  static func chosen(_ named: [Layout], files paths: [String]) throws -> [Layout] {
    if named.isEmpty && paths.isEmpty { return Layout.all }
    return try named.distinct.adding(files: paths)
  }
}

extension Array where Element: Equatable {
  /// The elements, each once.
  var distinct: [Element] { indices.filter { firstIndex(of: self[$0]) == $0 }.map { self[$0] } }
}

extension Layout {
  /// The layout with pending dots in `style`, if it has any and a style is given.
  func styled(_ style: DotStyle?) -> Layout {
    guard let style, hasDots else { return self }
    return with(dotStyle: style)
  }
}

// What several commands say of the same option. A group of options within another would take three times as long to
// parse in a debug build, in which the parser checks each group at every level above it.
extension ArgumentHelp {
  /// The help of `--layout` where it may be repeated.
  static var layouts: ArgumentHelp {
    ArgumentHelp("Only this layout; may be repeated.", valueName: "name")
  }

  /// The help of `--layout-file`.
  static var layoutFile: ArgumentHelp {
    ArgumentHelp(
      "A layout of your own, from this file, beside those of --layout; may be repeated.",
      discussion: "gen layout NAME prints such a file; docs/layout.schema.json describes it.",
      valueName: "file")
  }

  /// The help of `--dot-style`.
  static var dotStyle: ArgumentHelp {
    ArgumentHelp(
      "How pending dots are written, in layouts that have them.",
      discussion: """
        conjoining: U+1100… and U+119E or U+11A2, which fonts draw as one block. \
        compatibility: U+3131… and U+318D or U+2025, which more web forms accept.
        """,
      valueName: "style")
  }

  /// The help of `--keyboard-file`.
  static var keyboardFile: ArgumentHelp {
    ArgumentHelp(
      "A keyboard of your own, from this file, in addition to the project's; may be repeated.",
      discussion: "gen keyboard korean prints such a file; docs/keyboard.schema.json describes it.",
      valueName: "file")
  }
}
