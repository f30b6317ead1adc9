import Foundation

/// A value of a JSON text (RFC 8259), with its line.
struct JSONNode {
  /// The line on which the value starts, counted from 1. For a member, the line of its name.
  var line: Int
  let value: Value

  enum Value {
    case object([(name: String, node: JSONNode)])
    case array([JSONNode])
    /// The text of a string, a number, `true`, `false` or `null`.
    case plain(Data)
  }

  var members: [(name: String, node: JSONNode)]? {
    if case .object(let members) = value { members } else { nil }
  }

  subscript(name: String) -> JSONNode? { members?.first { $0.name == name }?.node }

  var items: [JSONNode]? { if case .array(let items) = value { items } else { nil } }

  /// Returns the value as decoded by Foundation, or nil if it has another type.
  func decoded<Plain: Decodable>(_: Plain.Type = Plain.self) -> Plain? {
    guard case .plain(let text) = value else { return nil }
    return try? JSONDecoder().decode(Plain.self, from: text)
  }
}
