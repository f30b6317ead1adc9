import Artifacts
import Hangul
import StateMap

/// Writes maps as JSON (RFC 8259, UTF-8).
struct JSONWriter {
  /// Whether each entry gets a line of its own; otherwise there is no white space.
  private let isIndented: Bool
  private var bytes: [UInt8] = []

  /// `tables`, in their order, as an object of objects: `{key: {state: replacement}}`.
  static func write(_ tables: [StateMap.Table], isIndented: Bool) -> [UInt8] {
    var writer = JSONWriter(isIndented: isIndented)
    writer.bytes.reserveCapacity(tables.reduce(0) { $0 + $1.entries.count * 20 })
    writer.object(tables, indent: 2) { writer, table in
      writer.quote(table.key.unicodeScalars)
      writer.colon()
      writer.write(table.entries)
    }
    if isIndented { writer.breakLine(indent: 0) }
    return writer.bytes
  }

  /// `entries` as an object of strings.
  static func write(_ entries: [StateMap.Entry]) -> [UInt8] {
    var writer = JSONWriter(isIndented: false)
    writer.write(entries)
    return writer.bytes
  }

  private mutating func write(_ entries: [StateMap.Entry]) {
    object(entries, indent: 4) { writer, entry in
      writer.quote(entry.state)
      writer.colon()
      writer.quote(entry.replacement)
    }
  }

  /// Writes an object with `members`, which `body` writes, each on a line that begins with `indent` spaces.
  private mutating func object<Member>(
    _ members: [Member], indent: Int, _ body: (inout JSONWriter, Member) -> Void
  ) {
    bytes.append(UInt8(ascii: "{"))
    for (index, member) in members.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine(indent: indent)
      body(&self, member)
    }
    breakLine(indent: indent - 2)
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func colon() {
    bytes.append(UInt8(ascii: ":"))
    if isIndented { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func breakLine(indent: Int) {
    guard isIndented else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<indent { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func quote(_ text: ShortText) {
    bytes.append(UInt8(ascii: "\""))
    for index in 0..<text.count { write(text[index]) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func quote(_ text: String.UnicodeScalarView) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text { write(scalar) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes one scalar inside a string, escaped where RFC 8259, section 7, asks for it; no map has a control character.
  private mutating func write(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    switch value {
    case 0x22, 0x5C:
      bytes += [0x5C, UInt8(value)]
    case 0x800..<0x10000:
      // A fast path: nearly every scalar here is Hangul, which has three bytes.
      bytes.append(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
    default:
      bytes += Array(String(scalar).utf8)
    }
  }
}

extension JSONText {
  /// A file with rows of keys, each on a line.
  static func file(ofRows rows: [[String]]) -> [UInt8] {
    let lists = rows.map { row in
      (["["] + [row.joined(separator: ",\n")].filter { !$0.isEmpty } + ["]"]).joined(
        separator: "\n")
    }
    return Array("[\n\(lists.joined(separator: ",\n"))\n]\n".utf8)
  }
}
