import Foundation

/// A style of escapes, which makes a text safe anywhere in a source file.
///
/// In double quotes, an escaped text has the value of the original. An escaped text cannot end a constant or a comment,
/// and cannot start an expression.
///
/// The cases are the notations in which languages write a scalar by its number. The file `_escape` in a template folder
/// contains the name of a case.
enum EscapeStyle: String, CaseIterable {
  /// `\u002f`, with two surrogates for scalars beyond U+FFFF.
  case unicode
  /// `\u002f` and `\U0001f600`.
  case python
  /// `\u{2f}`.
  case braces
  /// `\057` for each byte of UTF-8.
  case octal
  /// `\047` for each byte of UTF-8.
  case decimal
  /// `&#47;`.
  case entity
  /// Like `unicode`, but `<` is escaped as well, because it can end a script in a page.
  case script

  /// The extensions of files that use the style. Files without an extension use `unicode`.
  private var extensions: String {
    switch self {
    case .unicode: "ts js json kt kts txt typed"
    case .python: "py go cs toml yaml"
    case .braces: "swift rs"
    case .octal: "c h"
    case .decimal: "lua"
    case .entity: "md svg xml"
    case .script: "html"
    }
  }

  /// Creates the style for files with an extension, such as `swift`, `ts` or `kt`. Returns nil if the extension is
  /// unknown.
  init?(fileExtension: String) {
    let known = Self.allCases.first { $0.extensions.split(separator: " ").contains(fileExtension[...]) }
    guard let known = fileExtension.isEmpty ? .unicode : known else { return nil }
    self = known
  }

  /// Returns `text` with escapes.
  func callAsFunction(_ text: String) -> String {
    var result = ""
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      result += isPlain(scalar, after: previous) ? String(scalar) : escaped(scalar)
      previous = scalar
    }
    return result
  }

  /// Returns true if `scalar` needs no escape anywhere in a file.
  private func isPlain(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\\", "\"", "$", "`": return false
    case "&", "<", ">": return self != .entity && self != .script
    // These characters start and end comments, */ /* // ]] <!-- -->, and start C's trigraphs.
    case "*", "/": return previous != "/" && previous != "*"
    case "]", "-", "?": return previous != scalar
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: return false
      default: return true
      }
    }
  }

  private func escaped(_ scalar: Unicode.Scalar) -> String {
    switch (self, scalar) {
    case (.entity, _): return "&#\(scalar.value);"
    case (_, "\\"), (_, "\""): return "\\\(scalar)"
    case (_, "\n"): return "\\n"
    case (_, "\t"): return "\\t"
    case (.braces, _): return "\\u{\(String(scalar.value, radix: 16))}"
    case (.octal, _): return scalar.utf8.map { String(format: "\\%03o", $0) }.joined()
    case (.decimal, _): return scalar.utf8.map { String(format: "\\%03d", $0) }.joined()
    case (.python, _) where scalar.value > 0xFFFF: return String(format: "\\U%08x", scalar.value)
    case (.unicode, _), (.script, _), (.python, _):
      return scalar.utf16.map { String(format: "\\u%04x", $0) }.joined()
    }
  }
}
