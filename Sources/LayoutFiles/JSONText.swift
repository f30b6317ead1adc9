/// The parts of a JSON text (RFC 8259) as files have them.
enum JSONText {
  static func member(_ name: String, _ value: String) -> String {
    "\(quoted(name)): \(value)"
  }

  static func list(_ items: [String], depth: Int) -> String {
    let indent = "\n" + String(repeating: " ", count: depth * 2)
    return "[" + items.map { "\(indent)  \($0)" }.joined(separator: ",") + "\(indent)]"
  }

  /// `text` as a string (section 7).
  static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case ..<" ":
        "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
