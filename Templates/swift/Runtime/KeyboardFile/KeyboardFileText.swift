/// A value of a JSON text (RFC 8259). These sources import nothing that reads JSON.
indirect enum KeyboardFileValue {
  case object([(name: String, value: KeyboardFileValue)])
  case array([KeyboardFileValue])
  case text(String)
  case number(Double)
  case boolean(Bool)
  case null

  /// The value of `json`; nil if it is not JSON, or nested deeper than any keyboard.
  init?(json: String) {
    var reader = KeyboardFileText(rest: Array(json.utf8)[...])
    guard let value = reader.value(depth: 17), reader.next() == nil else { return nil }
    self = value
  }

  /// The last member of this name.
  subscript(name: String) -> KeyboardFileValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
}

/// The rest of a JSON text that is being read.
private struct KeyboardFileText {
  var rest: ArraySlice<UInt8>

  /// The next byte that is not blank.
  mutating func next() -> UInt8? {
    rest = rest.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return rest.first
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: mark) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func takeNext(_ mark: Unicode.Scalar) -> Bool {
    next() == UInt8(ascii: mark) && take(mark)
  }

  /// The next value, nested no deeper than `depth`.
  mutating func value(depth: Int) -> KeyboardFileValue? {
    guard depth > 0, let first = next() else { return nil }
    switch Unicode.Scalar(first) {
    case "{":
      var members: [(name: String, value: KeyboardFileValue)] = []
      let isWhole = list(until: "}") { reader in
        guard let name = reader.string(), reader.takeNext(":"),
          let value = reader.value(depth: depth - 1)
        else { return false }
        members.append((name, value))
        return true
      }
      return isWhole ? .object(members) : nil
    case "[":
      var items: [KeyboardFileValue] = []
      let isWhole = list(until: "]") { reader in
        guard let value = reader.value(depth: depth - 1) else { return false }
        items.append(value)
        return true
      }
      return isWhole ? .array(items) : nil
    case "\"": return string().map { .text($0) }
    case "t": return word("true", .boolean(true))
    case "f": return word("false", .boolean(false))
    case "n": return word("null", .null)
    default: return number().map { .number($0) }
    }
  }

  /// Reads a list in brackets, each item by `item`; says whether all of it is right.
  private mutating func list(until end: Unicode.Scalar, item: (inout Self) -> Bool) -> Bool {
    rest.removeFirst()
    if takeNext(end) { return true }
    repeat {
      guard item(&self) else { return false }
    } while takeNext(",")
    return takeNext(end)
  }

  private mutating func word(_ word: String, _ value: KeyboardFileValue) -> KeyboardFileValue? {
    guard rest.starts(with: word.utf8) else { return nil }
    rest.removeFirst(word.utf8.count)
    return value
  }

  private mutating func number() -> Double? {
    let start = rest
    _ = take("-")
    guard take("0") || digits() else { return nil }
    if take("."), !digits() { return nil }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      guard digits() else { return nil }
    }
    return Double(String(decoding: start.prefix(start.count - rest.count), as: UTF8.self))
  }

  private mutating func digits() -> Bool {
    let count = rest.count
    rest = rest.drop { 0x30...0x39 ~= $0 }
    return rest.count < count
  }

  private mutating func string() -> String? {
    guard takeNext("\"") else { return nil }
    var bytes: [UInt8] = []
    while let byte = rest.popFirst(), byte >= 0x20 {
      switch Unicode.Scalar(byte) {
      case "\"": return String(decoding: bytes, as: UTF8.self)
      case "\\":
        guard let scalar = escaped() else { return nil }
        bytes += String(Character(scalar)).utf8
      default: bytes.append(byte)
      }
    }
    return nil
  }

  /// What is written after a backslash.
  private mutating func escaped() -> Unicode.Scalar? {
    guard let mark = rest.popFirst() else { return nil }
    switch Unicode.Scalar(mark) {
    case "\"", "\\", "/": return Unicode.Scalar(mark)
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      guard let unit = unit() else { return nil }
      if let scalar = Unicode.Scalar(unit) { return scalar }
      guard unit < 0xDC00, take("\\"), take("u"), let low = self.unit(), 0xDC00...0xDFFF ~= low
      else { return nil }
      return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    default: return nil
    }
  }

  /// Four hexadecimal digits.
  private mutating func unit() -> UInt32? {
    let digits = rest.prefix(4)
    rest = rest.dropFirst(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
    else { return nil }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
