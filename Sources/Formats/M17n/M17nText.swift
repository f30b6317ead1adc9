import Hangul
import Layouts

/// Texts and letters as the m17n library reads them.
enum M17nText {
  /// `text` between double quotes, whatever it holds.
  static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : String(scalar)
    }
    return "\"\(escaped.joined())\""
  }

  /// The scalar of a dot in the conjoining style.
  static let conjoiningDot = DotStyle.conjoining.scalar(of: .dot).value

  /// The scalar of `letter` as it is written: a number, or the variable for a pending dot.
  static func number(of letter: Letter) -> String {
    letter == .dot ? "dot" : String(letter.scalar.value)
  }

  /// The name of a layout's input method: its id, except for `t` and `nil`, which are values in m17n.
  static func methodName(_ id: String) -> String {
    ["t", "nil"].contains(id) ? "\(id)-layout" : id
  }
}
