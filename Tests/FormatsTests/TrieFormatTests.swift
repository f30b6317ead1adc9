import TestSupport
import Testing

@testable import Formats

/// The numbers of docs/FORMAT.md that run-times have as their own constants are those of the writer of tries.
struct TrieFormatTests {
  @Test func theRunTimeHasTheNumbersOfTheFormat() throws {
    let source = try Repository.text("Templates/swift/Runtime/TrieFormat.swift")
    let found = source.matches(of: /static let ([a-zA-Z]+) = ([0-9A-Fx]+)\n/)
    #expect(found.count == 19)
    for constant in found {
      let (name, number) = (String(constant.output.1), String(constant.output.2))
      let value = try #require(FormatNumbers.values[name], "\(name)")
      #expect("\(value)" == number, "\(name)")
    }
    let consonants = try #require(
      FormatNumbers.values["lastConsonants"] as? [[String: String]]
    ).compactMap { $0["letter"] }.joined()
    #expect(source.contains("Array(\"\(consonants)\".unicodeScalars)"))
    let dots = ["dot", "twoDots", "compatibilityDot"].map { "\(FormatNumbers.values[$0]!)" }
    #expect(source.contains("dots: [UInt32] = [\(dots.joined(separator: ", "))]"))
  }

  @Test func typeScriptHasTheNumbersOfTheFormat() throws {
    let source = try Repository.text("Templates/typescript/_source/runtime/TrieFormat.ts")
    let found = source.matches(of: /export const ([A-Z_]+) = ([0-9A-Fx]+);\n/)
    #expect(found.count == 20)
    for constant in found {
      let words = constant.output.1.lowercased().split(separator: "_")
      let name = words[0] + words.dropFirst().map(\.capitalized).joined()
      let value = try #require(FormatNumbers.values[name], "\(name)")
      #expect("\(value)" == constant.output.2, "\(name)")
    }
    let consonants = try #require(
      FormatNumbers.values["lastConsonants"] as? [[String: String]]
    ).compactMap { $0["letter"] }.joined()
    #expect(source.contains("LAST_CONSONANTS = \"\(consonants)\";\n"))
  }
}
