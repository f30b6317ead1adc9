import ArgumentParser
import Files
import Formats
import Keyboards
import LayoutFiles
import Layouts

/// The options for layout files, and for the style of pending dots.
struct LayoutFileOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A layout of your own, from this file; may be repeated.",
      discussion: "gen layout NAME prints such a file; docs/layout.schema.json describes it.",
      valueName: "file"),
    completion: .file())
  var layoutFile: [String] = []

  @Option(
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
  /// - Throws: `FileError` if a file cannot be read, `BadInput` if one describes none, `ValidationError` if two have
  ///   one id.
  func adding(to layouts: [Layout]) throws -> [Layout] {
    let layouts =
      try layouts
      + layoutFile.reading { bytes, path throws(InvalidFile) in
        try LayoutFile.layout(from: bytes, file: path)
      }
    if let id = layouts.map(\.id).firstRepeated {
      throw ValidationError(
        "two layouts have the id \(id), so their files would be the same; change one")
    }
    guard let dotStyle else { return layouts }
    return layouts.map { $0.hasDots ? $0.with(dotStyle: dotStyle) : $0 }
  }
}

/// The option for files of keyboards.
struct KeyboardFileOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A keyboard of your own, from this file, in addition to the project's; may be repeated.",
      discussion: "gen keyboard korean prints such a file; docs/keyboard.schema.json describes it.",
      valueName: "file"),
    completion: .file())
  var keyboardFile: [String] = []

  /// The keyboards in the files, with keys of `layouts`.
  ///
  /// - Throws: `FileError` if a file cannot be read, `BadInput` if one describes none, `ValidationError` if two have one
  ///   id, or one has that of a layout or keyboard of the project.
  func keyboards(of layouts: [Layout]) throws -> [DrawnKeyboard] {
    let keyboards = try keyboardFile.reading { bytes, path throws(InvalidFile) in
      try KeyboardFile.keyboard(from: bytes, file: path, layouts: layouts)
    }
    if let id = keyboards.map(\.id).firstRepeated {
      throw ValidationError("two keyboards have the id \(id); change one")
    }
    let taken = Layout.all.map(\.id) + [DrawnKeyboard.cheonjiinFlick.id]
    if let id = keyboards.map(\.id).first(where: taken.contains) {
      throw ValidationError("the project has a keyboard called \(id); give yours another id")
    }
    return keyboards
  }

  /// Refuses a keyboard that no format in `chosen` has; those in `all` that have some are named.
  func check(_ chosen: [Format], among all: [Format]) throws {
    func hasKeyboards(_ format: Format) -> Bool { format.options.contains("keyboards") }
    if keyboardFile.isEmpty || chosen.contains(where: hasKeyboards) { return }
    let able = all.filter(hasKeyboards).map(\.name)
    throw ValidationError(
      "a keyboard is in no format that was named; name --format \(able.choice), too")
  }
}

extension [String] {
  /// What `read` makes of each of the files at these paths; one error reports the faults of all of them.
  fileprivate func reading<Content>(
    _ read: ([UInt8], String) throws(InvalidFile) -> Content
  ) throws -> [Content] {
    var faults: [String] = []
    let contents = try compactMap { path -> Content? in
      let bytes = try InputFile.bytes(at: path)
      do throws(InvalidFile) {
        return try read(bytes, path)
      } catch {
        faults += error.lines
        return nil
      }
    }
    guard faults.isEmpty else { throw BadInput(lines: faults) }
    return contents
  }

  /// The first string that occurs twice.
  fileprivate var firstRepeated: String? {
    var seen: Set<String> = []
    return first { !seen.insert($0).inserted }
  }
}
