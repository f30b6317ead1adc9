extension JSONParser {
  /// Reads a string, its opening quotation mark next (RFC 8259, section 7).
  mutating func string() throws(JSONSyntaxError) -> String {
    index += 1
    var text: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += String(try escaped()).utf8
      case ..<0x20:
        throw failure("a string breaks off or holds a control character; write \\n, \\t or \\u00…")
      default: text.append(byte)
      }
    }
    throw failure("a string is not closed; end it with a quotation mark")
  }

  /// The scalar of an escape whose backslash was read.
  private mutating func escaped() throws(JSONSyntaxError) -> Unicode.Scalar {
    guard let byte = next else { throw failure("the JSON ends within an escape") }
    index += 1
    if let scalar = Self.escapes[byte] { return scalar }
    guard byte == UInt8(ascii: "u") else {
      throw failure("\\\(Unicode.Scalar(byte)) is no escape of JSON; write \\\\ for a backslash")
    }
    let unit = try hexadecimal()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard UTF16.isLeadSurrogate(unit), bytes[index...].starts(with: "\\u".utf8) else {
      throw failure("\\u escapes half of a pair; write both halves")
    }
    index += 2
    let trail = try hexadecimal()
    guard UTF16.isTrailSurrogate(trail) else {
      throw failure("\\u escapes half of a pair; write both halves")
    }
    return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  private static let hexadecimalDigits = Set("0123456789abcdefABCDEF".utf8)

  private mutating func hexadecimal() throws(JSONSyntaxError) -> UInt16 {
    let digits = bytes[index...].prefix(4)
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count == 4, digits.allSatisfy(Self.hexadecimalDigits.contains),
      let unit = UInt16(text, radix: 16)
    else {
      throw failure("\\u takes four hexadecimal digits")
    }
    index += 4
    return unit
  }
}
