import Keyboards
import Layouts

/// Keyboards as files: their pages in JSON (RFC 8259), as docs/keyboard.schema.json describes them.
public enum KeyboardFile {
  /// The keyboard that `bytes` describe.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, in UTF-8.
  ///   - file: Its name, for the report.
  ///   - layouts: The layouts whose keys it can have.
  /// - Throws: `InvalidFile` with all that is wrong, whether in its form or in its pages.
  public static func keyboard(
    from bytes: [UInt8], file: String, layouts: [Layout]
  ) throws(InvalidFile) -> Keyboard {
    // The limit of the readers in apps.
    let root = try JSONReader.node(
      bytes, file: file, command: "gen keyboard korean", sizeLimit: 1 << 16)
    var reader = KeyboardReader(layouts: layouts)
    let (keyboard, problems) = reader.keyboard(from: root)
    guard let keyboard, problems.isEmpty else { throw InvalidFile(file: file, problems: problems) }
    return keyboard
  }
}
