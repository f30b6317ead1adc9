import Foundation

/// A value of a JSON text (RFC 8259), and where it stands.
struct JSONNode {
  /// The line, counted from 1, that the value begins on; for a member, that of its name.
  var line: Int
  let value: Value

  enum Value {
    case object([(name: String, node: JSONNode)])
    case array([JSONNode])
    /// A string, a number or a word, as it is written.
    case plain(Data)
  }

  var members: [(name: String, node: JSONNode)]? {
    if case .object(let members) = value { members } else { nil }
  }

  subscript(name: String) -> JSONNode? { members?.first { $0.name == name }?.node }

  var items: [JSONNode]? { if case .array(let items) = value { items } else { nil } }

  /// The value as Foundation decodes it; nil if it is of another type.
  func decoded<Plain: Decodable>(_: Plain.Type = Plain.self) -> Plain? {
    guard case .plain(let text) = value else { return nil }
    return try? JSONDecoder().decode(Plain.self, from: text)
  }
}
