import ArgumentParser
import Keyboards
import LayoutFiles
import Layouts

/// The option for files of keyboards.
struct KeyboardFileOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "A keyboard of your own, from this file, in addition to the project's; may be repeated.",
      discussion: "gen keyboard korean prints such a file; docs/keyboard.schema.json describes it.",
      valueName: "file"),
    completion: .file())
  var keyboardFile: [String] = []

  /// The keyboards in the files, with keys of `layouts`.
  ///
  /// - Throws: `FileError` if a file cannot be read, `InvalidFiles` if one describes none.
  func keyboards(of layouts: [Layout]) throws -> [Keyboard] {
    let keyboards = try InvalidFiles.reading(keyboardFile) { bytes, path throws(InvalidFile) in
      try KeyboardFile.keyboard(from: bytes, file: path, layouts: layouts)
    }
    if let id = keyboards.map(\.id).firstTwice {
      throw ValidationError("two keyboards have the id \(id); change one")
    }
    return keyboards
  }
}
