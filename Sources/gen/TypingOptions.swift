import ArgumentParser
import CommandSupport
import Layouts

/// The options that choose the layout of a command.
struct TypingOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The layout, which can be from a --layout-file. (default: the one in the file, or \(Layout.cheonjiin.id))",
      valueName: "name"))
  var layout: LayoutName?

  @Option(help: .layoutFile, completion: .file())
  var layoutFile: [String] = []

  /// Returns the layout that the options choose.
  ///
  /// - Throws: The errors of `adding(files:)`. `ValidationError` for an unknown name, or if there are several files but
  ///   no name.
  func chosenLayout() throws -> Layout {
    let layouts = layoutFile.isEmpty ? Layout.all : try [].adding(files: layoutFile)
    if let layout { return try layouts.named(layout) }
    if layoutFile.isEmpty { return .cheonjiin }
    guard layouts.count == 1 else {
      throw ValidationError("there are several layouts; choose \(layouts.map(\.id).choice) with --layout")
    }
    return layouts[0]
  }
}

extension Layout {
  /// Returns the layout in the dot style `style`. If `style` is nil, or if the layout has no dots, returns the layout
  /// unchanged.
  func styled(_ style: DotStyle?) -> Layout {
    guard let style, hasDots else { return self }
    return with(dotStyle: style)
  }
}

extension ArgumentHelp {
  /// The help of `--dot-style`.
  static var dotStyle: ArgumentHelp {
    ArgumentHelp(
      "The characters for pending dots, in layouts that have them.",
      discussion: """
        conjoining: U+1100… and U+119E or U+11A2, which fonts draw as one block; \
        compatibility: U+3131… and U+318D or U+2025, which more web forms accept.
        """,
      valueName: "style")
  }
}

extension DotStyle: ExpressibleByArgument {}
