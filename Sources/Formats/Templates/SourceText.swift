/// Escapes texts for source files of any language, so that templates may fill them in anywhere.
///
/// Between double quotes an escaped text means the original. It can end neither a constant nor a comment,
/// and cannot begin an expression.
struct SourceText: Hashable, Sendable {
  /// How the language writes a scalar by its number; HTML pages have names in their scripts.
  private enum Escape { case unicode, python, braces, octal, decimal, entity, script }

  private let escape: Escape

  /// Escapes for files whose names end in `ending`: `swift`, `ts`, `kt`.
  init(ending: String) {
    escape =
      switch ending {
      case "swift", "rs": .braces
      case "c", "h", "cpp", "hpp": .octal
      case "lua": .decimal
      case "py", "pyi": .python
      case "md", "xml", "svg": .entity
      case "html": .script
      default: .unicode
      }
  }

  /// `text` as it stands in the file.
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
    case "&", "<", ">": return escape != .entity && escape != .script
    // The ends and beginnings of comments: */ /* // ]] <!-- -->, and C's trigraphs.
    case "*", "/": return previous != "/" && previous != "*"
    case "]", "-", "?": return previous != scalar
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        return false
      default: return true
      }
    }
  }

  private func escaped(_ scalar: Unicode.Scalar) -> String {
    switch (escape, scalar) {
    case (.entity, _): return "&#\(scalar.value);"
    case (_, "\\"), (_, "\""): return "\\\(scalar)"
    case (_, "\n"): return "\\n"
    case (_, "\t"): return "\\t"
    case (.braces, _): return "\\u{\(String(scalar.value, radix: 16))}"
    case (.octal, _): return scalar.utf8.map { "\\" + digits($0, radix: 8, count: 3) }.joined()
    case (.decimal, _): return scalar.utf8.map { "\\" + digits($0, radix: 10, count: 3) }.joined()
    case (.python, _) where scalar.value > 0xFFFF:
      return "\\U" + digits(scalar.value, radix: 16, count: 8)
    case (.unicode, _), (.script, _), (.python, _):
      return scalar.utf16.map { "\\u" + digits($0, radix: 16, count: 4) }.joined()
    }
  }

  private func digits(_ value: some UnsignedInteger, radix: Int, count: Int) -> String {
    let digits = String(value, radix: radix)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}

extension Unicode.Scalar {
  fileprivate var utf8: [UInt8] { Array(String(self).utf8) }
}
