import Hangul
import Maps
import StateMap

/// Writes tables as a JSON object of objects: `{key: {state: replacement}}` (RFC 8259, UTF-8).
struct JSONWriter {
  /// Whether each entry gets a line of its own.
  let isIndented: Bool
  var bytes: [UInt8] = []

  /// A writer that puts each entry on a line of its own, or no white space anywhere.
  init(isIndented: Bool) {
    self.isIndented = isIndented
  }

  /// The JSON text of `tables`, in their order.
  static func write(_ tables: [StateMap.Table], isIndented: Bool) -> [UInt8] {
    var writer = JSONWriter(isIndented: isIndented)
    writer.bytes.reserveCapacity(tables.reduce(0) { $0 + $1.entries.count * 20 })
    writer.write(tables)
    return writer.bytes
  }

  private mutating func write(_ tables: [StateMap.Table]) {
    open()
    for (index, table) in tables.enumerated() {
      separate(index, depth: 1)
      quote(table.key.unicodeScalars)
      colon()
      open()
      for (index, entry) in table.entries.enumerated() {
        separate(index, depth: 2)
        quote(entry.state)
        colon()
        quote(entry.replacement)
      }
      close(depth: 1)
    }
    close(depth: 0)
    if isIndented { newline(depth: 0) }
  }

  private mutating func open() { bytes.append(UInt8(ascii: "{")) }

  private mutating func close(depth: Int) {
    newline(depth: depth)
    bytes.append(UInt8(ascii: "}"))
  }

  mutating func colon() {
    bytes.append(UInt8(ascii: ":"))
    if isIndented { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func separate(_ index: Int, depth: Int) {
    if index > 0 { bytes.append(UInt8(ascii: ",")) }
    newline(depth: depth)
  }

  private mutating func newline(depth: Int) {
    guard isIndented else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<depth * 2 { bytes.append(UInt8(ascii: " ")) }
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
