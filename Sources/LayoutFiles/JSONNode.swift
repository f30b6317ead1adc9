/// A value of a JSON text (RFC 8259), and where it stands.
struct JSONNode: Sendable {
  /// The line that the value begins on, counted from 1.
  let line: Int
  let value: Value

  indirect enum Value: Sendable {
    case object([Member])
    case array([JSONNode])
    case string(String)
    case number(Double)
    case boolean(Bool)
    case null
  }

  /// A member of an object, with the line that its name stands on.
  struct Member: Sendable {
    let name: String
    let line: Int
    let node: JSONNode
  }

  /// The text of a string; nil for anything else.
  var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The value of `true` or `false`; nil for anything else.
  var boolean: Bool? {
    if case .boolean(let value) = value { value } else { nil }
  }

  /// The value of a number; nil for anything else.
  var number: Double? {
    if case .number(let value) = value { value } else { nil }
  }

  /// The items of an array; nil for anything else.
  var items: [JSONNode]? {
    if case .array(let items) = value { items } else { nil }
  }

  /// The members of an object; nil for anything else.
  var members: [Member]? {
    if case .object(let members) = value { members } else { nil }
  }
}

/// A place where a text is no JSON.
struct JSONSyntaxError: Error, Hashable {
  /// The line, counted from 1.
  let line: Int
  /// What is wrong there and what mends it.
  let message: String
}
