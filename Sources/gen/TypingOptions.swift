import ArgumentParser
import Artifacts
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

  /// Returns a command line that runs `command` with these options and the argument `text`.
  func commandLine(_ command: String, _ dotStyle: ValueName<DotStyle>?, _ text: String) -> String {
    var words = ["gen", command]
    if let layout { words += ["--layout", layout.id] }
    for file in layoutFile { words += ["--layout-file", file] }
    if let dotStyle { words += ["--dot-style", dotStyle.name] }
    return (words + [text]).map(\.shellWord).joined(separator: " ")
  }
}

extension Layout {
  /// Returns the layout in the dot style `style`. If `style` is nil, or if the layout has no dots, returns the layout
  /// unchanged.
  ///
  /// - Throws: `ValidationError` for an unknown style.
  func styled(_ style: ValueName<DotStyle>?) throws -> Layout {
    guard let style = try style?.value(), hasDots else { return self }
    return with(dotStyle: style)
  }
}

extension ArgumentHelp {
  /// The help of `--dot-style`.
  static var dotStyle: ArgumentHelp {
    ArgumentHelp("The characters for pending dots, in layouts that have them.", valueName: "style")
  }
}

extension DotStyle: NamedValue {
  package static var kind: String { "dot style" }

  package var summary: String {
    switch self {
    case .conjoining: "U+1100… and U+119E or U+11A2, which fonts draw as one block"
    case .compatibility: "U+3131… and U+318D or U+2025, which more web forms accept"
    }
  }
}
