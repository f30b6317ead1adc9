import ArgumentParser
import CommandSupport
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
