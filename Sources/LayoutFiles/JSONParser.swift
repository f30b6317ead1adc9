/// Reads JSON (RFC 8259) and keeps the line of every value for error messages; Foundation's parsers give no
/// lines.
struct JSONParser {
  /// The text in UTF-8, read to `index`.
  let bytes: [UInt8]
  var index = 0
  private(set) var line = 1

  /// A layout nests four levels deep; a limit is needed, because parsing recurses.
  private static let depthLimit = 32

  /// The value that `bytes` hold.
  ///
  /// - Throws: `JSONSyntaxError` where they are no JSON.
  static func node(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONNode {
    var parser = JSONParser(bytes: bytes)
    // RFC 8259, section 8.1: a reader may pass over a byte order mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.index = 3 }
    let node = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.index == bytes.count else {
      throw parser.failure("something follows the end of the JSON; remove it")
    }
    return node
  }

  private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONNode {
    guard depth < Self.depthLimit else {
      throw failure("it nests more than \(Self.depthLimit) levels deep; a layout needs four")
    }
    skipSpace()
    let start = line
    switch next {
    case UInt8(ascii: "{"): return JSONNode(line: start, value: try object(depth: depth))
    case UInt8(ascii: "["): return JSONNode(line: start, value: try array(depth: depth))
    case UInt8(ascii: "\""): return JSONNode(line: start, value: .string(try string()))
    case let byte? where "-0123456789".utf8.contains(byte):
      return JSONNode(line: start, value: .number(try number()))
    default:
      for (word, value) in Self.words where bytes[index...].starts(with: word.utf8) {
        index += word.utf8.count
        return JSONNode(line: start, value: value)
      }
      throw unexpected("no JSON: a text in quotation marks, a list or an object is expected here")
    }
  }

  private static let words: [(String, JSONNode.Value)] = [
    ("true", .boolean(true)), ("false", .boolean(false)), ("null", .null),
  ]

  private mutating func object(depth: Int) throws(JSONSyntaxError) -> JSONNode.Value {
    var members: [JSONNode.Member] = []
    var names: Set<String> = []
    try list(until: UInt8(ascii: "}")) { parser throws(JSONSyntaxError) in
      let start = parser.line
      guard parser.next == UInt8(ascii: "\"") else {
        throw parser.unexpected("the name of a member is expected here, in quotation marks")
      }
      let name = try parser.string()
      parser.skipSpace()
      try parser.expect(":")
      let node = try parser.value(depth: depth + 1)
      guard names.insert(name).inserted else {
        throw JSONSyntaxError(line: start, message: "says \(name) twice; keep one of each")
      }
      members.append(JSONNode.Member(name: name, line: start, node: node))
    }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(JSONSyntaxError) -> JSONNode.Value {
    var items: [JSONNode] = []
    try list(until: UInt8(ascii: "]")) { parser throws(JSONSyntaxError) in
      items.append(try parser.value(depth: depth + 1))
    }
    return .array(items)
  }

  /// Reads what stands between brackets, each item through `item`.
  private mutating func list(
    until end: UInt8, item: (inout JSONParser) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) {
    index += 1
    skipSpace()
    if next == end {
      index += 1
      return
    }
    while true {
      skipSpace()
      try item(&self)
      skipSpace()
      if next == end {
        index += 1
        return
      }
      try expect(",")
      skipSpace()
      guard next != end else { throw failure("a comma stands before the bracket; remove it") }
    }
  }

  /// What is wrong where something else was expected: what people write and JSON does not have, by its name.
  private func unexpected(_ message: String) -> JSONSyntaxError {
    let isComment = [UInt8(ascii: "/"), UInt8(ascii: "#")].contains(next)
    return failure(
      next == nil
        ? "the JSON ends here; close what is open"
        : isComment ? "JSON has no comments; remove this one" : message)
  }

  private mutating func number() throws(JSONSyntaxError) -> Double {
    let rest = bytes[index...].prefix { "+-.eE0123456789".utf8.contains($0) }
    let text = String(decoding: rest, as: UTF8.self)
    guard text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil,
      let value = Double(text)
    else { throw failure("\(text) is no number") }
    index += rest.count
    return value
  }

  // MARK: - Bytes

  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
      if byte == 0x0A { line += 1 }
      index += 1
    }
  }

  private mutating func expect(_ character: Character) throws(JSONSyntaxError) {
    guard next == character.asciiValue else {
      throw unexpected("\(character) is expected here")
    }
    index += 1
  }

  func failure(_ message: String) -> JSONSyntaxError {
    JSONSyntaxError(line: line, message: message)
  }
}
