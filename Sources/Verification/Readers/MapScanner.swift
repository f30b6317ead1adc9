import Hangul

/// Reads a JSON object of objects of strings (RFC 8259) scalar by scalar: canonically equivalent names
/// stay apart, and repeated names are kept.
struct MapScanner {
  let path: String
  let bytes: [UInt8]
  private(set) var index = 0

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The tables in the order of the file.
  mutating func map() throws(VerificationFailure) -> [(
    key: String, entries: [(state: ShortText, replacement: ShortText)]
  )] {
    var tables: [(key: String, entries: [(state: ShortText, replacement: ShortText)])] = []
    try object { scanner, key throws(VerificationFailure) in
      tables.append((key, try scanner.table()))
    }
    guard next() == nil else { throw failure() }
    return tables
  }

  private mutating func table() throws(VerificationFailure) -> [(
    state: ShortText, replacement: ShortText
  )] {
    var entries: [(state: ShortText, replacement: ShortText)] = []
    try object { scanner, name throws(VerificationFailure) in
      let value = ShortText(try scanner.string())
      guard let value, let state = ShortText(name), state.count <= 2 else {
        throw VerificationFailure(
          path: scanner.path, detail: "has the entry \(name), longer than any run needs")
      }
      entries.append((state, value))
    }
    return entries
  }

  /// Reads an object, each value through `member`.
  mutating func object(
    _ member: (inout MapScanner, String) throws(VerificationFailure) -> Void
  ) throws(VerificationFailure) {
    try expect("{")
    if next() == UInt8(ascii: "}") {
      index += 1
      return
    }
    while true {
      let name = try string()
      try expect(":")
      try member(&self, name)
      if next() == UInt8(ascii: "}") { break }
      try expect(",")
    }
    index += 1
  }

  mutating func string() throws(VerificationFailure) -> String {
    try expect("\"")
    var text: [UInt8] = []
    while index < bytes.count, bytes[index] >= 0x20 {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") {
        let string = String(decoding: text, as: UTF8.self)
        guard string.utf8.elementsEqual(text) else { throw failure() }
        return string
      }
      if byte == UInt8(ascii: "\\") {
        text += try escape()
      } else {
        text.append(byte)
      }
    }
    throw failure()
  }

  private mutating func escape() throws(VerificationFailure) -> [UInt8] {
    guard index < bytes.count else { throw failure() }
    let byte = bytes[index]
    index += 1
    if let plain = MapScanner.escapes[byte] { return [plain] }
    guard byte == UInt8(ascii: "u") else { throw failure() }
    var units = [try hexadecimal()]
    if UTF16.isLeadSurrogate(units[0]), bytes[index...].starts(with: Array("\\u".utf8)) {
      index += 2
      units.append(try hexadecimal())
    }
    // Decoding turns a lone surrogate into U+FFFD, and the texts then differ.
    let text = String(decoding: units, as: UTF16.self)
    guard text.utf16.elementsEqual(units) else { throw failure() }
    return Array(text.utf8)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    UInt8(ascii: "/"): UInt8(ascii: "/"), UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]

  private mutating func hexadecimal() throws(VerificationFailure) -> UInt16 {
    let digits = bytes[index...].prefix(4)
    // The initializer of UInt16 would accept a sign.
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure() }
    index += 4
    return value
  }

  /// The next byte that is not white space, or nil at the end.
  mutating func next() -> UInt8? {
    while index < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[index]) { index += 1 }
    return index < bytes.count ? bytes[index] : nil
  }

  mutating func expect(_ scalar: Unicode.Scalar) throws(VerificationFailure) {
    guard next() == UInt8(ascii: scalar) else { throw failure() }
    index += 1
  }

  /// The error of a byte that cannot stand here.
  func failure() -> VerificationFailure {
    VerificationFailure(
      path: path, detail: "is not a JSON object of objects of strings, from byte \(index + 1) on")
  }
}
