import StateMap

/// A value of JSON whose members keep their order.
indirect enum JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  case string(String)
  case number(Int)
  /// A part of a whole.
  case part(Double)
  case array([JSONValue])
  case object([(name: String, value: JSONValue)])
  /// An object of strings, many of them.
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
    case .part(let part): bytes += Array("\(part)".utf8)
    case .array(let elements):
      list(elements, "[", "]", depth: depth) { writer, element in
        writer.write(element, depth: depth - 1)
      }
    case .object(let members):
      list(members, "{", "}", depth: depth) { writer, member in
        writer.quote(member.name.unicodeScalars)
        writer.colon()
        writer.write(member.value, depth: depth - 1)
      }
    case .entries(let entries):
      list(entries, "{", "}", depth: 0) { writer, entry in
        writer.quote(entry.state)
        writer.colon()
        writer.quote(entry.replacement)
      }
    }
  }

  private mutating func list<Element>(
    _ elements: [Element], _ open: Unicode.Scalar, _ close: Unicode.Scalar, depth: Int,
    _ body: (inout JSONWriter, Element) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      if depth > 0 { bytes.append(UInt8(ascii: "\n")) }
      body(&self, element)
    }
    if depth > 0 { bytes.append(UInt8(ascii: "\n")) }
    bytes.append(UInt8(ascii: close))
  }
}
