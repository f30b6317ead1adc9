import ArgumentParser
import CommandSupport
import Formats
import Keyboards
import Layouts

/// The options that determine the content of a distribution.
struct DistributionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder of templates to make sources from, instead of the project's; see docs/TEMPLATES.md.",
      valueName: "dir"),
    completion: .directory)
  var template: String?

  @Option(
    help: ArgumentHelp(
      "The package that sources declare, such as com.example.ime. (default: hwalja)",
      valueName: "name"),
    transform: Publication.package)
  var package: String?

  @Option(
    help: ArgumentHelp(
      "The address of this project or your copy, for packages, such as https://example.com/me/keyboard.",
      valueName: "url"),
    transform: Publication.repository)
  var repository: String?

  @Option(name: .shortAndLong, help: .layouts)
  var layout: [LayoutName] = []

  @Option(help: .layoutFile, completion: .file())
  var layoutFile: [String] = []

  @Option(help: .dotStyle)
  var dotStyle: ValueName<DotStyle>?

  @Option(help: .keyboardFile, completion: .file())
  var keyboardFile: [String] = []

  func validate() throws {
    if template?.isEmpty == true {
      throw ValidationError("--template is empty; pass a folder, such as my-templates")
    }
    _ = try dotStyle?.value()
    // Report unknown names before reading files. With --layout-file, a name can refer to a layout in a file.
    if layoutFile.isEmpty { _ = try layout.map { try Layout.all.named($0) } }
  }

  /// True if the options choose exactly the built-in layouts and keyboards.
  var isComplete: Bool {
    layout.isEmpty && layoutFile.isEmpty && dotStyle == nil && keyboardFile.isEmpty
  }

  /// True if the files would contain something that is not in the project's own distribution.
  var isCustom: Bool {
    !layoutFile.isEmpty || !keyboardFile.isEmpty || dotStyle != nil || template != nil || package != nil
      || repository != nil
  }

  /// Returns the pipeline that makes the formats in `chosen`. If `isWhole` is true, it omits the formats that are made
  /// only on demand.
  ///
  /// - Parameter all: The formats that could have been chosen.
  /// - Throws: `ValidationError` for an option that no format in `chosen` uses.
  func pipeline(for chosen: [Format], among all: [Format], isWhole: Bool) throws -> Pipeline {
    try check(chosen, among: all)
    let layouts = try [Layout].chosen(layout, files: layoutFile).map { try $0.styled(dotStyle) }
    return Pipeline(
      layouts: layouts, keyboards: try [Keyboard](files: keyboardFile, of: layouts),
      formats: isWhole ? chosen.filter { !$0.isOnDemand } : chosen,
      publication: Publication(package: package, repository: repository), isWhole: isWhole)
  }

  private func check(_ chosen: [Format], among all: [Format]) throws {
    let given: [(Format.Placeholder, option: String, isGiven: Bool)] = [
      (.package, "--package", package != nil),
      (.repository, "--repository", repository != nil),
      (.keyboards, "--keyboard-file", !keyboardFile.isEmpty),
    ]
    for (placeholder, option, isGiven) in given where isGiven {
      if chosen.contains(where: { $0.placeholders.contains(placeholder) }) { continue }
      let supporting = all.filter { $0.placeholders.contains(placeholder) }.map(\.name)
      throw ValidationError(
        "\(option) has no effect on \(chosen.map(\.name).joined(separator: ", ")); "
          + "add --format \(supporting.choice)")
    }
  }
}
