import ArgumentParser
import CommandSupport
import Layouts

/// The options for the layout that a command types on.
struct TypingOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The layout to type on, or which of several files to take. (default: that of the file, or \(Layout.cheonjiin.id))",
      valueName: "name"))
  var layout: LayoutName?

  @Option(help: .layoutFile, completion: .file())
  var layoutFile: [String] = []

  /// The layout.
  ///
  /// - Throws: The errors of `adding(files:)`; `ValidationError` if there is no layout of the name, or several files
  ///   have one each and none is named.
  func chosenLayout() throws -> Layout {
    let layouts = layoutFile.isEmpty ? Layout.all : try [].adding(files: layoutFile)
    if let layout { return try layouts.named(layout) }
    if layoutFile.isEmpty { return .cheonjiin }
    guard layouts.count == 1 else {
      throw ValidationError("one layout can be typed on at a time; choose \(layouts.map(\.id).choice) with --layout")
    }
    return layouts[0]
  }
}

extension Layout {
  /// The layout with pending dots in `style`, if it has any and a style is given.
  func styled(_ style: DotStyle?) -> Layout {
    guard let style, hasDots else { return self }
    return with(dotStyle: style)
  }
}

extension ArgumentHelp {
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
}

/// The name of a dot style on the command line.
extension DotStyle: ExpressibleByArgument {}
