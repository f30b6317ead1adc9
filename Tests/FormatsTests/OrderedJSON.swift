/// A JSON object of objects of strings, with its members in the order of the text, none dropped.
///
/// Foundation's parser cannot tell the order of members or that a name stands twice; this can.
struct OrderedJSON {
  struct Table {
    var key: String
    var entries: [(state: String, replacement: String)]
  }

  struct Malformed: Error {
    let offset: Int
  }

  var tables: [Table]

  init(parsing bytes: [UInt8]) throws {
    var parser = Parser(bytes: bytes)
    tables = try parser.object { parser in
      Table(
        key: try parser.name(),
        entries: try parser.object { parser in (try parser.name(), try parser.string()) })
    }
    try parser.end()
  }

  /// The text with no white space and nothing escaped.
  var bytes: [UInt8] {
    let tables = tables.map { table in
      let entries = table.entries.map { "\"\($0.state)\":\"\($0.replacement)\"" }
      return "\"\(table.key)\":{\(entries.joined(separator: ","))}"
    }
    return Array("{\(tables.joined(separator: ","))}".utf8)
  }

  private struct Parser {
    let bytes: [UInt8]
    var offset = 0

    mutating func object<Member>(_ member: (inout Parser) throws -> Member) throws -> [Member] {
      try expect("{")
      var members: [Member] = []
      repeat { members.append(try member(&self)) } while take(",")
      try expect("}")
      return members
    }

    mutating func name() throws -> String {
      let name = try string()
      try expect(":")
      return name
    }

    /// A string without escapes: no layout has a letter that needs one.
    mutating func string() throws -> String {
      try expect("\"")
      let start = offset
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
        guard bytes[offset] != UInt8(ascii: "\\") else { throw Malformed(offset: offset) }
        offset += 1
      }
      guard offset < bytes.count else { throw Malformed(offset: offset) }
      defer { offset += 1 }
      return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    mutating func end() throws {
      skipWhiteSpace()
      guard offset == bytes.count else { throw Malformed(offset: offset) }
    }

    private mutating func expect(_ character: Unicode.Scalar) throws {
      guard take(character) else { throw Malformed(offset: offset) }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
      skipWhiteSpace()
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: character) else { return false }
      offset += 1
      return true
    }

    private mutating func skipWhiteSpace() {
      while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x0A { offset += 1 }
    }
  }
}
