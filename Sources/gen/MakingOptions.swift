import ArgumentParser
import CommandSupport
import Formats
import Keyboards
import Layouts

/// The options that say what is in the files of a distribution.
struct MakingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of templates that sources are made from, instead of the project's.",
      discussion: "docs/TEMPLATES.md tells how to write templates.", valueName: "dir"),
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
      "The address of the repository, for packages, such as https://example.com/me/keyboard.",
      valueName: "url"),
    transform: Publication.repository)
  var repository: String?

  @Option(name: .shortAndLong, help: .layouts)
  var layout: [LayoutName] = []

  @Option(help: .layoutFile, completion: .file())
  var layoutFile: [String] = []

  @Option(help: .dotStyle)
  var dotStyle: DotStyle?

  @Option(help: .keyboardFile, completion: .file())
  var keyboardFile: [String] = []

  func validate() throws {
    if template?.isEmpty == true {
      throw ValidationError("--template names no folder; give it one, such as my-templates")
    }
    // Before anything is looked at; a name of a file's layout is known when the file has been read.
    if layoutFile.isEmpty { _ = try layout.map { try Layout.all.named($0) } }
  }

  /// Whether the options choose exactly the layouts and keyboards of the project.
  var isComplete: Bool {
    layout.isEmpty && layoutFile.isEmpty && dotStyle == nil && keyboardFile.isEmpty
  }

  /// Whether files would hold what those of the project's own distribution do not.
  var isOwn: Bool {
    !layoutFile.isEmpty || !keyboardFile.isEmpty || dotStyle != nil || template != nil || package != nil
      || repository != nil
  }

  /// Returns the pipeline that makes the formats `chosen`; a whole distribution has no file that is made on demand.
  ///
  /// - Parameter all: The formats that could have been chosen.
  /// - Throws: `ValidationError` for an option that no format in `chosen` has a use for.
  func pipeline(for chosen: [Format], among all: [Format], isWhole: Bool) throws -> Pipeline {
    try check(chosen, among: all)
    let layouts = try [Layout].chosen(layout, files: layoutFile).map { $0.styled(dotStyle) }
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
      let able = all.filter { $0.placeholders.contains(placeholder) }.map(\.name)
      throw ValidationError(
        "\(option) changes nothing in \(chosen.map(\.name).joined(separator: ", ")); "
          + "add --format \(able.choice)")
    }
  }
}

extension [Format] {
  /// The formats with these names, each once.
  ///
  /// - Throws: `ValidationError` for the first unknown name.
  func named(_ names: [String]) throws -> [Format] {
    try names.distinct.map { name in
      guard let format = first(where: { $0.name == name }) else {
        if name == "florisboard" {
          throw ValidationError(
            "there is no format florisboard; docs/adapters/florisboard.py makes its extensions of --format json-full")
        }
        throw ValidationError("there is no format \(name). Choose \(map(\.name).choice).")
      }
      return format
    }
  }
}
