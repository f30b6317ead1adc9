import StateMap

/// A value of JSON whose members keep their order.
indirect enum JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  case string(String)
  case number(Int)
  /// A fraction.
  case fraction(Double)
  case array([JSONValue])
  case object([(name: String, value: JSONValue)])
  /// An object of many strings.
  case entries([StateMap.Entry])

  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number(value) }
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { ($0, $1) })
  }

  /// The value as text, each member of `depth` objects and arrays on a line of its own.
  func bytes(depth: Int) -> [UInt8] {
    var writer = JSONWriter(isIndented: false)
    writer.write(self, depth: depth)
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ value: JSONValue, depth: Int) {
    switch value {
    case .string(let text): quote(text.unicodeScalars)
    case .number(let number): bytes += Array("\(number)".utf8)
    case .fraction(let fraction): bytes += Array("\(fraction)".utf8)
    case .array(let elements):
      list(elements, "[", "]", indent: depth > 0 ? 0 : nil) { writer, element in
        writer.write(element, depth: depth - 1)
      }
    case .object(let members):
      list(members, "{", "}", indent: depth > 0 ? 0 : nil) { writer, member in
        writer.quote(member.name.unicodeScalars)
        writer.colon()
        writer.write(member.value, depth: depth - 1)
      }
    case .entries(let entries): write(entries)
    }
  }
}
