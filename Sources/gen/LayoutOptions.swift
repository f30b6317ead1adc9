import ArgumentParser
import Keyboards
import Layouts

/// The option for layouts of the project.
struct NamedLayouts: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Only this layout; may be repeated.", valueName: "name"))
  var layout: [Layout] = []

  /// The layouts, each once; all if none is named.
  var orAll: [Layout] { layout.isEmpty ? Layout.all : distinct }

  /// The layouts, each once.
  var distinct: [Layout] {
    layout.indices.filter { layout.firstIndex(of: layout[$0]) == $0 }.map { layout[$0] }
  }
}

/// The options for the layouts that a command works on.
struct LayoutOptions: ParsableArguments {
  @OptionGroup var named: NamedLayouts
  @OptionGroup var files: LayoutFileOptions

  /// Whether the options choose exactly the layouts of the project.
  var isComplete: Bool { named.layout.isEmpty && files.layoutFile.isEmpty }

  /// The layouts, with those from files last.
  ///
  /// - Throws: The errors of `LayoutFileOptions.adding(to:)`.
  func layouts() throws -> [Layout] {
    try files.adding(to: files.layoutFile.isEmpty ? named.orAll : named.distinct)
  }
}

/// The options for the layout that a command types on.
struct TypingOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The layout to type on. (default: \(Layout.cheonjiin.id))", valueName: "name"))
  var layout: Layout?

  @OptionGroup var files: LayoutFileOptions

  func validate() throws {
    if files.layoutFile.count + (layout == nil ? 0 : 1) > 1 {
      throw ValidationError(
        "one layout can be typed on at a time; give one --layout or --layout-file")
    }
  }

  /// The layout.
  ///
  /// - Throws: The errors of `LayoutFileOptions.adding(to:)`.
  func chosenLayout() throws -> Layout {
    let named = layout ?? (files.layoutFile.isEmpty ? .cheonjiin : nil)
    return try files.adding(to: named.map { [$0] } ?? [])[0]
  }
}

/// The option for the style of pending dots.
struct DotStyleOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How pending dots are written, in layouts that have them.",
      discussion: """
        conjoining: U+1100… and U+119E or U+11A2, which fonts draw as one block. \
        compatibility: U+3131… and U+318D or U+11A2, which more web forms accept.
        """,
      valueName: "style"))
  var dotStyle: DotStyle?

  /// `layout` in the chosen style.
  func styled(_ layout: Layout) -> Layout {
    guard let dotStyle, layout.hasDots else { return layout }
    return layout.with(dotStyle: dotStyle)
  }
}
