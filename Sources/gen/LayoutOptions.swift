import ArgumentParser
import LayoutFiles
import Layouts

/// The options for the layouts that a command works on, and for their dot style.
struct LayoutOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Only this layout: \(LayoutName.choice); may be repeated.", valueName: "name"),
    completion: LayoutName.completion, transform: LayoutName.init(parsing:))
  var layout: [LayoutName] = []

  @OptionGroup var files: LayoutFileOptions

  /// Whether the options choose exactly the layouts of the project, in their own dot styles.
  var isComplete: Bool { layout.isEmpty && files.layoutFile.isEmpty && files.dotStyle == nil }

  /// The layouts, with those from files last.
  ///
  /// - Throws: `FileError` if a file cannot be read, `InvalidFiles` if one describes none.
  func layouts() throws -> [Layout] {
    let isNamed = !layout.isEmpty || !files.layoutFile.isEmpty
    return try files.adding(to: isNamed ? layout.map(\.layout) : Layout.all)
  }
}

/// The options for layout files, and for the style of pending dots.
struct LayoutFileOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "A layout of your own, from this file; may be repeated.",
      discussion: "gen layout NAME prints such a file; docs/layout.schema.json describes it.",
      valueName: "file"),
    completion: .file())
  var layoutFile: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "How pending dots are written, in layouts that have them.",
      discussion: """
        conjoining: U+1100… and U+119E or U+11A2, which fonts draw as one block. \
        compatibility: U+3131… and U+318D or U+11A2, which more web forms accept.
        """,
      valueName: "style"))
  var dotStyle: DotStyle?

  /// `layouts` and then those of the files, all in the chosen dot style.
  ///
  /// - Throws: `FileError` if a file cannot be read, `InvalidFiles` if one describes none.
  func adding(to layouts: [Layout]) throws -> [Layout] {
    let layouts = try layouts + LayoutFileOptions.read(layoutFile)
    if let id = layouts.map(\.id).firstTwice {
      throw ValidationError(
        "two layouts have the id \(id), so their files would be the same; change one")
    }
    return styled(layouts)
  }

  /// `layouts` and those of the files, which replace any of the same id, in the chosen dot style.
  ///
  /// - Throws: The errors of `adding(to:)`.
  func replacing(in layouts: [Layout]) throws -> [Layout] {
    let own = try LayoutFileOptions.read(layoutFile)
    return styled(layouts.filter { layout in !own.contains { $0.id == layout.id } } + own)
  }

  private func styled(_ layouts: [Layout]) -> [Layout] {
    guard let dotStyle else { return layouts }
    return layouts.map { $0.hasDots ? $0.with(dotStyle: dotStyle) : $0 }
  }

  private static func read(_ paths: [String]) throws -> [Layout] {
    try InvalidFiles.reading(paths) { bytes, path throws(InvalidFile) in
      try LayoutFile.layout(from: bytes, file: path)
    }
  }
}
