import Foundation

/// Builds the parts of a JSON text (RFC 8259).
package struct JSONText {
  private let comma, colon: String

  /// The style for people, with a space after each comma and colon.
  package static let spaced = JSONText(comma: ", ", colon: ": ")
  /// The style without white space.
  package static let dense = JSONText(comma: ",", colon: ":")

  /// Returns `text` as a JSON string, with its quotation marks.
  package static func quoted(_ text: String) -> String {
    let escaped = text.replacingScalars { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\0"..<" ": String(format: "\\u%04x", scalar.value)
      default: nil
      }
    }
    return "\"" + escaped + "\""
  }

  /// Returns the members of an object, except those whose value is nil.
  package func members(_ members: [(name: String, value: String?)]) -> [String] {
    members.compactMap { name, value in value.map { Self.quoted(name) + colon + $0 } }
  }

  package func object(_ members: [(name: String, value: String?)]) -> String {
    "{" + self.members(members).joined(separator: comma) + "}"
  }

  package func list(_ items: [String]) -> String { "[" + items.joined(separator: comma) + "]" }

  /// Returns a list with each item on a line of its own, indented to `depth`. If `brackets` are `{}`, returns an object
  /// instead.
  package static func lines(
    _ items: [String], depth: Int, in brackets: String = "[]"
  ) -> String {
    let indent = "\n" + String(repeating: "  ", count: depth)
    let lines = items.map { "\(indent)  \($0)" }.joined(separator: ",")
    return brackets.prefix(1) + lines + indent + brackets.suffix(1)
  }
}
