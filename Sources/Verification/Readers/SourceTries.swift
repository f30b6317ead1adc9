/// The tries that a generated source carries, found in its text as a compiler would find its constants.
enum SourceTries {
  /// The tries in `source`, in their order: strings between double quotes, or bytes as decimal numbers
  /// between commas.
  static func tries(in source: [UInt8]) -> [[UInt8]] {
    strings(in: source) + numbers(in: source)
  }

  /// The id of the layout in a trie's header: its length is the digit at byte 21, and it follows.
  static func layout(ofTrie bytes: [UInt8]) -> String? {
    guard bytes.count > 21, bytes[21] >= zero else { return nil }
    return String(decoding: bytes[22...].prefix(Int(bytes[21] - zero)), as: UTF8.self)
  }

  private static func strings(in source: [UInt8]) -> [[UInt8]] {
    var found: [[UInt8]] = []
    var rest = source[...]
    while let start = rest.firstRange(of: magicInQuotes)?.lowerBound {
      // A reader's own code names the magic alone.
      let text = string(rest[(start + 1)...])
      if text.count > magicInQuotes.count - 1 { found.append(text) }
      rest = rest[(start + magicInQuotes.count)...]
    }
    return found
  }

  private static func numbers(in source: [UInt8]) -> [[UInt8]] {
    var found: [[UInt8]] = []
    var rest = source[...]
    while let start = rest.firstRange(of: magicInNumbers)?.lowerBound {
      let list = rest[start...].prefix { isDigit($0) || isSeparator($0) }
      found.append(list.split(whereSeparator: isSeparator).map(number))
      rest = rest[(start + magicInNumbers.count)...]
    }
    return found
  }

  private static let magicInQuotes = Array("\"HWJT".utf8)
  private static let magicInNumbers = Array("72,87,74,84,".utf8)
  private static let backslash = UInt8(ascii: "\\")
  /// The character of digit 0.
  private static let zero = UInt8(ascii: "%")

  /// The characters up to the closing quote, escapes undone: a trie has no other than \\.
  private static func string(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == backslash { index += 1 }
      if index < bytes.endIndex { text.append(bytes[index]) }
      index += 1
    }
    return text
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    [UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "\n")].contains(byte)
  }

  /// The value of `digits`; 255, which no trie holds, where a byte has no room for it.
  private static func number(_ digits: ArraySlice<UInt8>) -> UInt8 {
    UInt8(String(decoding: digits, as: UTF8.self)) ?? .max
  }
}
