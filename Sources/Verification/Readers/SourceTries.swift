import Foundation

/// The tries in the text of a generated source, where they are constants.
enum SourceTries {
  /// In double quotes, with backslashes doubled, and over several lines: a backslash ends a line within a constant, or
  /// there is a constant on each line. The run-time code has the first four letters alone, which are no trie.
  private static let quoted = try! NSRegularExpression(
    pattern: #"(?<="|\n {0,40})HWJT(?:[%-\[\]-~]|\\\\|"# + between + ")++")
  /// What stands between two pieces of a trie.
  private static let between = #"\\\n *|"[\s+.,]*b?""#
  /// As the numbers of its bytes between commas.
  private static let numbered = try! NSRegularExpression(pattern: "72,87,74,84,[0-9, \n]+")

  /// The tries in `source`: first those in quotes, then those in numbers, in their order.
  static func tries(in source: [UInt8]) -> [[UInt8]] {
    let text = String(decoding: source, as: UTF8.self)
    let whole = NSRange(text.startIndex..., in: text)
    let quoted = quoted.matches(in: text, range: whole).map { match in
      text[Range(match.range, in: text)!]
        .replacingOccurrences(of: between, with: "", options: .regularExpression)
        .replacing("\\\\", with: "\\")
    }
    let numbered = numbered.matches(in: text, range: whole).map { match in
      text[Range(match.range, in: text)!].split { !$0.isNumber }
        // 255 is in no trie.
        .map { UInt8($0) ?? .max }
    }
    return quoted.filter { $0 != "HWJT" }.map { Array($0.utf8) } + numbered
  }

  /// The id of the layout in a trie's header: the digit at byte 21 is its length, and the id follows.
  static func layout(ofTrie bytes: [UInt8]) -> String? {
    let zero = UInt8(ascii: "%")
    guard bytes.count > 21, bytes[21] >= zero else { return nil }
    return String(decoding: bytes[22...].prefix(Int(bytes[21] - zero)), as: UTF8.self)
  }
}
