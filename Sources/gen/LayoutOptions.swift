import ArgumentParser
import Layouts

/// Which layouts a command works on, and in what style.
struct LayoutOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Only this layout, \(LayoutName.choice); may be repeated.", valueName: "name"),
    completion: LayoutName.completion, transform: LayoutName.init(parsing:))
  var layout: [LayoutName] = []

  @OptionGroup var style: DotStyleOption

  /// Whether these are all the layouts that come with the project.
  var isComplete: Bool { layout.isEmpty }

  /// The layouts, in the order in which they are listed.
  func layouts() throws -> [Layout] {
    (layout.isEmpty ? Layout.all : layout.map(\.layout)).map(style.applied)
  }
}

/// How pending dots are written.
struct DotStyleOption: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "How layouts with pending dots write them.",
      discussion: """
        conjoining: U+1100… and U+119E or U+11A2, which fonts draw as one block. \
        compatibility: U+3131… and U+318D or U+11A2, which more web forms accept.
        """,
      valueName: "style"))
  var dotStyle: DotStyle?

  /// `layout` in this style, if it has dots to write and a style was asked for.
  func applied(to layout: Layout) -> Layout {
    guard let dotStyle, layout.hasDots else { return layout }
    return layout.with(dotStyle: dotStyle)
  }
}
