import Keyboards
import Layouts

/// Keyboards as files: their pages in JSON (RFC 8259).
///
/// `docs/keyboard.schema.json` describes the form.
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
    let root = try JSONNode.root(of: bytes, file: file, command: "gen keyboard korean")
    var reader = KeyboardReader(layouts: layouts)
    let keyboard = reader.keyboard(from: root)
    // Slots that could not be read would make others look wrong.
    let problems =
      reader.problems.isEmpty ? reader.located(keyboard?.problems ?? []) : reader.problems
    guard let keyboard, problems.isEmpty else { throw InvalidFile(file: file, problems: problems) }
    return keyboard
  }
}
