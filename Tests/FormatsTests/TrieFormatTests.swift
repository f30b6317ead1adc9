import TestSupport
import Testing

@testable import Formats

/// The numbers of docs/spec/FORMAT.md that run-times have as their own constants are those of the writer of tries.
struct TrieFormatTests {
  /// A run-time, where its constants are, how it writes one, and how the last consonants of tails.
  struct Reader: Sendable, CustomTestStringConvertible {
    let language: String
    let files: [String]
    let constant: String
    let count: Int
    let consonants: @Sendable ([Unicode.Scalar]) -> String
    var testDescription: String { language }
  }

  static let readers = [
    Reader(
      language: "swift", files: ["Runtime/TrieFormat.swift"],
      constant: #"static let (\w+) = (\w+)\n"#, count: 19
    ) { "Array(\"\(text($0))\".unicodeScalars)" },
    Reader(
      language: "c", files: ["_runtime/types.h", "_runtime/trie_format.h"],
      constant: #"HWALJA_(\w+?)_? = (\w+)"#,
      count: 22
    ) {
      $0.map { "0x" + String($0.value - 0x3100, radix: 16, uppercase: true) }.joined(
        separator: ", ")
    },
    Reader(
      language: "rust", files: ["src/trie_format.rs"], constant: #"const (\w+): \w+ = (\w+);"#,
      count: 20
    ) { "LAST_CONSONANTS: &str = \"\(text($0))\";" },
    Reader(
      language: "lua", files: ["_runtime/trie_format.lua"], constant: #"  (\w+) = (\w+),\n"#,
      count: 20
    ) { $0.map { "\"\($0)\"" }.joined(separator: ", ") },
    Reader(
      language: "python", files: ["_runtime/trie_format.py"], constant: #"\n_(\w+) = (\w+)(?=\n)"#,
      count: 20
    ) { "_LAST_CONSONANTS = \"\(text($0))\"\n" },
    Reader(
      language: "kotlin", files: ["Runtime/TrieFormat.kt"], constant: #"const val (\w+) = (\w+)\n"#,
      count: 17
    ) { "LAST_CONSONANTS = \"\(text($0))\"\n" },
    Reader(
      language: "typescript", files: ["_source/runtime/TrieFormat.ts"],
      constant: #"export const (\w+) = (\w+);"#, count: 20
    ) { "LAST_CONSONANTS = \"\(text($0))\";" },
  ]

  @Test(arguments: readers)
  func aRunTimeHasTheNumbersOfTheFormat(_ reader: Reader) throws {
    let source = try reader.files.map { try Repository.text("Templates/\(reader.language)/\($0)") }
      .joined()
    let constants = source.matches(
      of: try Regex(reader.constant, as: (Substring, Substring, Substring).self))
    let values = FormatNumbers.values.reduce(into: ["noDots": "0"]) { $0[$1.key] = "\($1.value)" }
    #expect(constants.count == reader.count)
    for constant in constants {
      let name = Self.camelCased(constant.output.1)
      #expect(values[name] == String(constant.output.2), "\(name)")
    }
    let consonants = try #require(FormatNumbers.values["lastConsonants"] as? [[String: String]])
    let scalars = consonants.compactMap { $0["letter"]?.unicodeScalars.first }
    let said = source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let expected = reader.consonants(scalars).split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
    #expect(scalars.count == 27 && said.contains(expected))
  }

  /// Swift's alone of the lists of dots repeats their numbers.
  @Test func swiftHasTheDotsOfTheFormat() throws {
    let source = try Repository.text("Templates/swift/Runtime/TrieFormat.swift")
    let dots = ["dot", "twoDots", "compatibilityDot"].map { "\(FormatNumbers.values[$0]!)" }
    #expect(source.contains("dots: [UInt32] = [\(dots.joined(separator: ", "))]"))
  }

  private static func text(_ scalars: [Unicode.Scalar]) -> String {
    scalars.map { String($0) }.joined()
  }

  /// `BARE_LEAD` as `bareLead`; a name that is so already stays.
  private static func camelCased(_ name: Substring) -> String {
    guard name.contains("_") || name.uppercased() == name else { return String(name) }
    let words = name.lowercased().split(separator: "_")
    return (words.prefix(1) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() })
      .joined()
  }
}
