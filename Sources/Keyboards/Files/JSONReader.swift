import Foundation

/// A JSON parser that knows the line of each value and fault, which Foundation's parser does not report. Foundation
/// decodes the strings and numbers.
struct JSONReader {
  /// The maximum nesting. A keyboard has eight levels. A limit is needed because the parser is recursive.
  private static let depthLimit = 16

  private let file: String
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  /// Parses `bytes`, the content of the file called `file`.
  ///
  /// - Parameter command: The command that prints such a file, for the error of an empty one.
  static func node(_ bytes: [UInt8], file: String, command: String, sizeLimit: Int) throws(InvalidFile) -> JSONNode {
    var reader = JSONReader(file: file, bytes: bytes)
    guard bytes.count <= sizeLimit else {
      let message = "has \(bytes.count) bytes; shorten it to at most \(sizeLimit)"
      throw InvalidFile(file: file, problems: [.init(line: 1, place: nil, message: message)])
    }
    guard !bytes.isEmpty else {
      throw reader.failure("is empty; start from the output of `\(command)`")
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if let wrong = lines.firstIndex(where: { String(bytes: $0, encoding: .utf8) == nil }) {
      reader.line += wrong
      throw reader.failure("is not UTF-8; save it as UTF-8")
    }
    // RFC 8259, section 8.1: a parser may ignore a byte order mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
    let node = try reader.node(depth: 0)
    guard reader.next() == nil else {
      throw reader.failure("unexpected text after the end of the JSON; remove it")
    }
    return node
  }

  private mutating func node(depth: Int) throws(InvalidFile) -> JSONNode {
    guard depth < Self.depthLimit else {
      throw failure("more than \(Self.depthLimit) levels of nesting; such a file needs at most eight")
    }
    let first = next()
    let line = line
    switch first {
    case UInt8(ascii: "{"): return JSONNode(line: line, value: .object(try members(depth: depth)))
    case UInt8(ascii: "["):
      var items: [JSONNode] = []
      try list(until: UInt8(ascii: "]")) { reader throws(InvalidFile) in
        items.append(try reader.node(depth: depth + 1))
      }
      return JSONNode(line: line, value: .array(items))
    case UInt8(ascii: "\""): return JSONNode(line: line, value: .plain(try string()))
    default: return JSONNode(line: line, value: .plain(try word()))
    }
  }

  private mutating func members(depth: Int) throws(InvalidFile) -> [(name: String, node: JSONNode)] {
    var members: [(name: String, node: JSONNode)] = []
    var names: Set<String> = []
    try list(until: UInt8(ascii: "}")) { reader throws(InvalidFile) in
      guard reader.next() == UInt8(ascii: "\"") else {
        throw reader.unexpected("expected the name of a member, in quotation marks")
      }
      let line = reader.line
      let name = JSONNode(line: line, value: .plain(try reader.string())).decoded(String.self)!
      guard names.insert(name).inserted else {
        throw reader.failure("duplicate member \(name); keep one")
      }
      try reader.expect(":")
      var node = try reader.node(depth: depth + 1)
      node.line = line
      members.append((name, node))
    }
    return members
  }

  private mutating func list(
    until end: UInt8, item: (inout JSONReader) throws(InvalidFile) -> Void
  ) throws(InvalidFile) {
    index += 1
    var isFirst = true
    while next() != end {
      if !isFirst { try expect(",") }
      guard isFirst || next() != end else {
        throw failure("trailing comma before the bracket; remove it")
      }
      try item(&self)
      isFirst = false
    }
    index += 1
  }

  /// Parses a string, including its quotation marks. `index` must be at the opening quotation mark.
  private mutating func string() throws(InvalidFile) -> Data {
    let start = index
    repeat {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    } while index < bytes.count
      && bytes[index] != UInt8(ascii: "\"") && bytes[index] >= 0x20
    guard index < bytes.count else {
      throw failure("unterminated string; end it with a quotation mark")
    }
    guard bytes[index] >= 0x20 else {
      throw failure("a string contains a line break or another control character; write \\n, \\t or \\u00…")
    }
    index += 1
    let text = Data(bytes[start..<index])
    if (try? JSONDecoder().decode(String.self, from: text)) != nil { return text }
    // The fault comes after the longest prefix in which every escape is complete.
    let whole = /(?:[^\\]|\\["\\\/bfnrt]|\\u[0-9A-Fa-f]{4})*+/.matchingSemantics(.unicodeScalar)
    let rest = String(decoding: text, as: UTF8.self).trimmingPrefix(whole)
    throw failure(
      rest.isEmpty
        ? "\\u escapes only one half of a surrogate pair; write both"
        : rest.hasPrefix("\\u")
          ? "\\u must have four hexadecimal digits"
          : "\(rest.prefix(2)) is not a valid escape in JSON; write \\\\ for a backslash")
  }

  private mutating func word() throws(InvalidFile) -> Data {
    let word = bytes[index...].prefix { $0 > 0x20 && !",:[]{}\"".utf8.contains($0) }
    let node = JSONNode(line: line, value: .plain(Data(word)))
    guard node.decoded(Bool.self) != nil || node.decoded(Double?.self) != nil else {
      let isNumber = word.first.map { "-0123456789".utf8.contains($0) } == true
      throw unexpected(
        isNumber
          ? "\(String(decoding: word.prefix(20), as: UTF8.self)) is not a valid number in JSON; write one such as 1000"
          : "not valid JSON: expected a string in quotation marks, a number, true, false, a list or an object")
    }
    index += word.count
    return Data(word)
  }

  /// Skips white space, and returns the next byte, or nil at the end.
  private mutating func next() -> UInt8? {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) {
      if bytes[index] == 0x0A { line += 1 }
      index += 1
    }
    return index < bytes.count ? bytes[index] : nil
  }

  private mutating func expect(_ token: Unicode.Scalar) throws(InvalidFile) {
    guard next() == UInt8(ascii: token) else { throw unexpected("expected \(token)") }
    index += 1
  }

  /// Returns an error with `message`, or with a more specific message if the text ends, or if there is a comment or a
  /// curly quote. Text editors replace straight quotes with curly ones.
  private func unexpected(_ message: String) -> InvalidFile {
    guard index < bytes.count else { return failure("unexpected end of the JSON; close the open lists and objects") }
    if "/#".utf8.contains(bytes[index]) { return failure("comments are not valid in JSON; remove this one") }
    let isCurly = String(decoding: bytes[index...].prefix(3), as: UTF8.self).first.map { "‘’‚‛“”„‟".contains($0) }
    return failure(isCurly == true ? "curly quotes are not valid in JSON; use straight ones (\")" : message)
  }

  private func failure(_ message: String) -> InvalidFile {
    InvalidFile(file: file, problems: [.init(line: line, place: nil, message: message)])
  }
}
