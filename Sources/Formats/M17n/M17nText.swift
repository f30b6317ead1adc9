/// Texts as the m17n library reads them.
enum M17nText {
  /// `text` between double quotes, whatever it holds.
  static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : String(scalar)
    }
    return "\"\(escaped.joined())\""
  }

  /// The name of a layout's input method: its id, except for `t` and `nil`, which are values in m17n.
  static func methodName(_ id: String) -> String {
    ["t", "nil"].contains(id) ? "\(id)-layout" : id
  }
}
