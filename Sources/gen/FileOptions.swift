import ArgumentParser
import Files
import Keyboards
import LayoutFiles
import Layouts

/// The option for layout files.
struct LayoutFileOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A layout of your own, from this file; may be repeated.",
      discussion: "gen layout NAME prints such a file; docs/layout.schema.json describes it.",
      valueName: "file"),
    completion: .file())
  var layoutFile: [String] = []

  /// `layouts` and then those of the files.
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
    return layouts
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
  func keyboards(of layouts: [Layout]) throws -> [Keyboard] {
    let keyboards = try keyboardFile.reading { bytes, path throws(InvalidFile) in
      try KeyboardFile.keyboard(from: bytes, file: path, layouts: layouts)
    }
    if let id = keyboards.map(\.id).firstRepeated {
      throw ValidationError("two keyboards have the id \(id); change one")
    }
    // In code, the first keyboard of a layout has the layout's name.
    let taken = (Layout.all + layouts).flatMap { [$0.id] + Keyboard.all(of: $0).map(\.id) }
    if let id = keyboards.map(\.id).first(where: taken.contains) {
      throw ValidationError("\(id) is the id of a layout or keyboard that sources have; give yours another")
    }
    return keyboards
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
