import Hangul
import Maps
import StateMap

/// Writes JSON (RFC 8259, UTF-8).
struct JSONWriter {
  /// Whether a space follows each colon.
  let isIndented: Bool
  var bytes: [UInt8] = []

  /// `tables`, in their order, as an object of objects: `{key: {state: replacement}}`.
  ///
  /// - Parameter isIndented: Whether each entry gets a line of its own; otherwise there is no white space.
  static func write(_ tables: [StateMap.Table], isIndented: Bool) -> [UInt8] {
    var writer = JSONWriter(isIndented: isIndented)
    writer.bytes.reserveCapacity(tables.reduce(0) { $0 + $1.entries.count * 20 })
    writer.list(tables, "{", "}", indent: isIndented ? 2 : nil) { writer, table in
      writer.quote(table.key.unicodeScalars)
      writer.colon()
      writer.write(table.entries, indent: isIndented ? 4 : nil)
    }
    if isIndented { writer.breakLine(indent: 0) }
    return writer.bytes
  }

  /// Writes an object of strings.
  mutating func write(_ entries: [StateMap.Entry], indent: Int? = nil) {
    list(entries, "{", "}", indent: indent) { writer, entry in
      writer.quote(entry.state)
      writer.colon()
      writer.quote(entry.replacement)
    }
  }

  /// Writes `elements` through `body`, each on a line that begins with `indent` spaces, or all on one line if that is
  /// nil.
  mutating func list<Element>(
    _ elements: [Element], _ open: Unicode.Scalar, _ close: Unicode.Scalar, indent: Int?,
    _ body: (inout JSONWriter, Element) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine(indent: indent)
      body(&self, element)
    }
    breakLine(indent: indent.map { max(0, $0 - 2) })
    bytes.append(UInt8(ascii: close))
  }

  mutating func colon() {
    bytes.append(UInt8(ascii: ":"))
    if isIndented { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func breakLine(indent: Int?) {
    guard let indent else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<indent { bytes.append(UInt8(ascii: " ")) }
  }

  mutating func quote(_ text: ShortText) {
    bytes.append(UInt8(ascii: "\""))
    for index in 0..<text.count { write(text[index]) }
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func quote(_ text: String.UnicodeScalarView) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text { write(scalar) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes one scalar inside a string, escaped where RFC 8259, section 7, asks for it.
  private mutating func write(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    switch value {
    case 0x22, 0x5C:
      bytes += [0x5C, UInt8(value)]
    case ..<0x20:
      let digits = String(value, radix: 16)
      bytes += Array(("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
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

extension LayoutMaps {
  /// The minified map and its split table as JSON without white space.
  var minifiedJSON: [UInt8] {
    JSONWriter.write(minified.tables + [minified.splits], isIndented: false)
  }
}
