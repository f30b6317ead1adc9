import ArgumentParser
import Layouts

/// Which layouts a command works on, and in what style.
struct LayoutOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Make the files of this layout only; may be repeated.",
      discussion: "Layouts: \(Layout.all.map(\.id).joined(separator: ", ")).", valueName: "name"))
  var layout: [LayoutName] = []

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

  /// Whether these are all the layouts that come with the project.
  var isComplete: Bool { layout.isEmpty }

  /// The layouts, in the order in which they are listed.
  func layouts() throws -> [Layout] {
    let layouts = layout.isEmpty ? Layout.all : layout.map(\.layout)
    guard let dotStyle else { return layouts }
    return layouts.map { $0.hasDots ? $0.with(dotStyle: dotStyle) : $0 }
  }
}
