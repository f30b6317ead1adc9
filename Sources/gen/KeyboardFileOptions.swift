import ArgumentParser
import Files
import Keyboards
import LayoutFiles
import Layouts

/// The option for files of keyboards.
struct KeyboardFileOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The keyboard in this file, beside those of the project; may be repeated.",
      discussion: "gen keyboard korean prints such a file; docs/keyboard.schema.json describes it.",
      valueName: "file"),
    completion: .file())
  var keyboardFile: [String] = []

  /// The keyboards in the files, with keys of `layouts`.
  ///
  /// - Throws: `FileError` if a file cannot be read, `InvalidFiles` if one describes none.
  func keyboards(of layouts: [Layout]) throws -> [Keyboard] {
    var failures: [InvalidFile] = []
    let keyboards = try keyboardFile.compactMap { path -> Keyboard? in
      let bytes = try InputFile.bytes(at: path)
      do {
        return try KeyboardFile.keyboard(from: bytes, file: path, layouts: layouts)
      } catch let error as InvalidFile {
        failures.append(error)
        return nil
      }
    }
    guard failures.isEmpty else { throw InvalidFiles(failures: failures) }
    if let id = Dictionary(grouping: keyboards, by: \.id).filter({ $0.value.count > 1 }).keys.min()
    {
      throw ValidationError("two keyboards have the id \(id); change one")
    }
    return keyboards
  }
}
