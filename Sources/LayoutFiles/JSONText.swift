import Foundation

/// The parts of a JSON text (RFC 8259) as files have them.
enum JSONText {
  static func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return String(decoding: try! encoder.encode(text), as: UTF8.self)
  }

  /// Members, without those that are nil.
  static func members(_ members: [(name: String, value: String?)]) -> [String] {
    members.compactMap { name, value in value.map { "\(quoted(name)): \($0)" } }
  }

  static func object(_ members: [(name: String, value: String?)]) -> String {
    "{" + self.members(members).joined(separator: ", ") + "}"
  }

  static func list(_ items: [String]) -> String { "[" + items.joined(separator: ", ") + "]" }

  /// A list with each item on a line.
  static func lines(_ items: [String], depth: Int) -> String {
    let indent = "\n" + String(repeating: "  ", count: depth)
    return "[" + items.map { "\(indent)  \($0)" }.joined(separator: ",") + "\(indent)]"
  }

  /// A file that names its schema, with each member on a line.
  static func file(schema: String, _ members: [(name: String, value: String?)]) -> String {
    let lines = self.members([("$schema", quoted("docs/\(schema).schema.json"))] + members)
    return "{\n  " + lines.joined(separator: ",\n  ") + "\n}\n"
  }
}
