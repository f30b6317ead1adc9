/// Finds the tries in the text of a generated source, where they are constants.
enum SourceTries {
  /// The tries in `source`, in their order. They are strings between double quotes, or bytes as decimal
  /// numbers between commas.
  static func tries(in source: [UInt8]) -> [[UInt8]] {
    strings(in: source) + numbers(in: source)
  }

  /// The id of the layout in a trie's header: the digit at byte 21 is its length, and the id follows.
  static func layout(ofTrie bytes: [UInt8]) -> String? {
    guard bytes.count > 21, bytes[21] >= zero else { return nil }
    return String(decoding: bytes[22...].prefix(Int(bytes[21] - zero)), as: UTF8.self)
  }

  private static func strings(in source: [UInt8]) -> [[UInt8]] {
    // The run-time code of a source has the magic alone as a constant, which is no trie.
    places(of: magicInQuotes, in: source).map { string(source[($0 + 1)...]) }
      .filter { $0.count > magicInQuotes.count - 1 }
  }

  private static func numbers(in source: [UInt8]) -> [[UInt8]] {
    places(of: magicInNumbers, in: source).map { place in
      source[place...].prefix { isDigit($0) || isSeparator($0) }
        .split(whereSeparator: isSeparator).map(number)
    }
  }

  /// The places of `pattern`; testing its first byte first saves nine tenths of the time.
  private static func places(of pattern: [UInt8], in source: [UInt8]) -> [Int] {
    source.indices.filter { source[$0] == pattern[0] && source[$0...].starts(with: pattern) }
  }

  private static let magicInQuotes = Array("\"HWJT".utf8)
  private static let magicInNumbers = Array("72,87,74,84,".utf8)
  private static let backslash = UInt8(ascii: "\\")
  /// The character of digit 0.
  private static let zero = UInt8(ascii: "%")

  /// The characters up to the closing quote, unescaped; the only escape in a trie is `\\`.
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

  /// The value of `digits`, or 255, which is in no trie, if it does not fit a byte.
  private static func number(_ digits: ArraySlice<UInt8>) -> UInt8 {
    UInt8(String(decoding: digits, as: UTF8.self)) ?? .max
  }
}
