import Layouts

/// Reads and writes keyboard files: pages in JSON (RFC 8259), as described by docs/keyboard.schema.json.
public enum KeyboardFile {
  /// The maximum size of a file, in bytes: more than ten times the size of the project's keyboards.
  public static let sizeLimit = 65_536

  /// Parses a keyboard file.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, in UTF-8.
  ///   - file: The name of the file, for messages.
  ///   - layouts: The layouts whose keys the keyboard can contain. A keyboard without Korean gets the first layout.
  /// - Throws: `InvalidFile` with all problems in the structure of the file and in its pages.
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
