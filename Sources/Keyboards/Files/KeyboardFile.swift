import Layouts

/// Keyboards as files: their pages in JSON (RFC 8259), as docs/keyboard.schema.json describes them.
public enum KeyboardFile {
  /// The largest file that is read, in bytes: more than ten of the project's keyboards.
  public static let sizeLimit = 65_536

  /// The keyboard that `bytes` describe.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, in UTF-8.
  ///   - file: Its name, for the report.
  ///   - layouts: The layouts whose keys it can have. A keyboard without Korean gets the first.
  /// - Throws: `InvalidFile` with all that is wrong, whether in its form or in its pages.
  public static func keyboard(
    from bytes: [UInt8], file: String, layouts: [Layout]
  ) throws(InvalidFile) -> Keyboard {
    let root = try JSONReader.node(bytes, file: file, command: "gen keyboard korean", sizeLimit: sizeLimit)
    var reader = KeyboardReader(layouts)
    guard let keyboard = reader.keyboard(in: root) else {
      throw InvalidFile(file: file, problems: reader.problems.map { $0.located(in: root) })
    }
    return keyboard
  }
}
