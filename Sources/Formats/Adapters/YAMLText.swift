import Artifacts
import Foundation

/// Texts as YAML has them (1.2, section 7.3.1).
enum YAMLText {
  /// `text`, which is one line, between double quotes.
  static func quoted(_ text: String) -> String {
    let escaped = text.escaping("\"\\").replacingScalars { scalar in
      // Editors do not show these.
      scalar.properties.generalCategory == .format
        ? String(format: "\\U%08x", scalar.value) : nil
    }
    return "\"\(escaped)\""
  }
}
