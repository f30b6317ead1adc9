import Foundation

/// Texts as YAML has them (1.2, section 7.3.1).
enum YAMLText {
  /// `text`, which is one line, between double quotes.
  static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": return "\\\(scalar)"
      // Editors do not show these.
      case _ where scalar.properties.generalCategory == .format:
        return String(format: "\\U%08x", scalar.value)
      default: return String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
