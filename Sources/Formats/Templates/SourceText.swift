import Foundation

/// Escapes texts for source files of any language, so that templates may fill them in anywhere.
///
/// Between double quotes an escaped text means the original. It can end neither a constant nor a comment,
/// and cannot begin an expression.
///
/// The cases are how a language writes a scalar by its number, by their names in a folder's file `_escape`.
enum SourceText: String, CaseIterable {
  /// `\u002f`, and beyond U+FFFF two surrogates.
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
  /// As `unicode`, but also for `<`, which can end a script in a page.
  case script

  /// How the names of files end that are escaped so; those without an ending are escaped as `unicode`.
  private var endings: String {
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

  /// Escapes for files whose names end in `ending`: `swift`, `ts`, `kt`; nil if that is not known.
  init?(ending: String) {
    let known = Self.allCases.first { $0.endings.split(separator: " ").contains(ending[...]) }
    guard let known = ending.isEmpty ? .unicode : known else { return nil }
    self = known
  }

  /// `text` as the file writes it.
  func callAsFunction(_ text: String) -> String {
    var written = ""
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      written += isPlain(scalar, after: previous) ? String(scalar) : escaped(scalar)
      previous = scalar
    }
    return written
  }

  /// Whether `scalar` needs no escape anywhere.
  private func isPlain(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\\", "\"", "$", "`": return false
    case "&", "<", ">": return self != .entity && self != .script
    // The ends and beginnings of comments: */ /* // ]] <!-- -->, and C's trigraphs.
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
