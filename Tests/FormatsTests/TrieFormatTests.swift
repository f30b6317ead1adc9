import Foundation
import TestSupport
import Testing

@testable import Formats

/// The numbers of docs/FORMAT.md that Swift's run-time has as its own constants are those of the writer of tries.
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

  /// Kotlin writes all of them alike, in capitals.
  @Test func kotlinHasThem() throws {
    let source = try Repository.text("Templates/kotlin/Runtime/TrieFormat.kt")
    let found = source.matches(of: /const val ([A-Z_]+) = "?([^"\n]+)"?\n/)
    #expect(found.count == 18)
    for constant in found {
      let words = constant.output.1.split(separator: "_").map { $0.lowercased() }
      let name = words[0] + words.dropFirst().map(\.capitalized).joined()
      let value = try #require(FormatNumbers.values[name], "\(name)")
      let letters = (value as? [[String: String]])?.compactMap { $0["letter"] }.joined()
      #expect((letters ?? "\(value)") == constant.output.2, "\(name)")
    }
  }
}
