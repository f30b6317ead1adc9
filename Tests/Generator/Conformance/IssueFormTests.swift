import Layouts
import Testing

@testable import conform

/// The issue form for a key sequence that types the wrong text.
@Suite struct IssueFormTests {
  private let lines: [Substring]

  init() throws {
    lines = try Repository.text(".github/ISSUE_TEMPLATE/typing.yml").split(separator: "\n")
  }

  @Test func theFormListsEveryLayout() throws {
    let start = try #require(lines.firstIndex { $0.hasSuffix("options:") })
    let options = lines[(start + 1)...].prefix { $0.hasPrefix("        - ") }.map { $0.dropFirst(10) }
    #expect(options.dropLast() == Layout.all.map { "\($0.id) (\($0.name))" }[...])
    #expect(options.last?.hasPrefix("another") == true)
  }

  /// The line in the form is a fact, so that reporters see the notation that the reader accepts.
  @Test func theLineInTheFormIsAFact() throws {
    let line = try #require(lines.first { $0.contains("composer ⇥") }).trimmingPrefix { $0 == " " }
    let cases = try FactReader(about: Layout.all, []).cases(
      in: Array(line.replacing(" ⇥ ", with: "\t").utf8), of: "the form")
    #expect(cases.count == 1)
    let presses = try #require(line.split(separator: " ⇥ ").dropFirst(2).first)
    #expect(lines.contains { $0.hasSuffix("placeholder: \(presses)") })
  }
}
