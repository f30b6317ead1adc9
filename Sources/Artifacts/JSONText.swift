import Foundation

/// The parts of a JSON text (RFC 8259).
package struct JSONText {
  private let comma, colon: String

  /// With a space after each comma and colon, for people.
  package static let spaced = JSONText(comma: ", ", colon: ": ")
  /// Without white space.
  package static let dense = JSONText(comma: ",", colon: ":")

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

  /// Members, without those that are nil.
  package func members(_ members: [(name: String, value: String?)]) -> [String] {
    members.compactMap { name, value in value.map { Self.quoted(name) + colon + $0 } }
  }

  package func object(_ members: [(name: String, value: String?)]) -> String {
    "{" + self.members(members).joined(separator: comma) + "}"
  }

  package func list(_ items: [String]) -> String { "[" + items.joined(separator: comma) + "]" }

  /// A list, or an object of members, with each item on a line, in a file that is indented so far.
  package static func lines(
    _ items: [String], depth: Int, in brackets: String = "[]"
  ) -> String {
    let indent = "\n" + String(repeating: "  ", count: depth)
    let lines = items.map { "\(indent)  \($0)" }.joined(separator: ",")
    return brackets.prefix(1) + lines + indent + brackets.suffix(1)
  }
}
