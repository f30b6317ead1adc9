/// The tries that a generated source carries, found in its text as a compiler would find its string
/// constants.
enum SourceTries {
  /// The tries in `source`, each with the id of its layout.
  static func tries(in source: [UInt8]) -> [(layout: String, bytes: [UInt8])] {
    var found: [(String, [UInt8])] = []
    var rest = source[...]
    while let start = rest.firstRange(of: opening)?.lowerBound {
      let constant = string(rest[(start + 1)...])
      rest = rest[(start + opening.count)...]
      if let layout = layout(ofTrie: constant) { found.append((layout, constant)) }
    }
    return found
  }

  private static let opening = Array("\"HWJT".utf8)
  private static let backslash = UInt8(ascii: "\\")

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

  /// The id in the header: its length is the digit at byte 21, and it follows.
  private static func layout(ofTrie bytes: [UInt8]) -> String? {
    guard bytes.count > 21, bytes[21] >= zero else { return nil }
    let id = bytes[22...].prefix(Int(bytes[21] - zero))
    return String(decoding: id, as: UTF8.self)
  }

  /// The character of digit 0.
  private static let zero = UInt8(ascii: "%")
}
