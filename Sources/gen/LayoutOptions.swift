import ArgumentParser
import Keyboards
import Layouts

/// The option for layouts of the project.
struct NamedLayouts: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Only this layout; may be repeated.", valueName: "name"))
  var layout: [Layout] = []

  /// The layouts; all if none is named.
  var orAll: [Layout] { layout.isEmpty ? Layout.all : layout }
}

/// The options for the layouts that a command works on, and for their dot style.
struct LayoutOptions: ParsableArguments {
  @OptionGroup var named: NamedLayouts
  @OptionGroup var files: LayoutFileOptions

  /// Whether the options choose exactly the layouts of the project, in their own dot styles.
  var isComplete: Bool {
    named.layout.isEmpty && files.layoutFile.isEmpty && files.dotStyle == nil
  }

  /// The layouts, with those from files last.
  ///
  /// - Throws: The errors of `LayoutFileOptions.adding(to:)`.
  func layouts() throws -> [Layout] {
    try files.adding(to: files.layoutFile.isEmpty ? named.orAll : named.layout)
  }
}

/// The options for the layout that a command types on, and for its dot style.
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
