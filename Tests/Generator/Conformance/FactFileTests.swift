import Conformance
import Foundation
import Keyboards
import Layouts
import Testing

/// Lines that people wrote.
struct FactFileTests {
  private func facts(_ line: String) throws -> FactFile {
    try FactFile(
      "# a comment\n\n\(line)\n", name: "facts.tsv", layouts: Layout.all, keyboards: [])
  }

  @Test func aSlotIsNamedByItsLegendInCapitalsOrNot() throws {
    let fact = try #require(
      try facts("keyboard\tsky\tletters none none\t|\t한/영 ⇧ q w ␣\tQw |\tlatin off ␣\t-")
        .cases.first)
    #expect(fact.suite == .keyboard)
    #expect(
      fact.case.question == "keyboard\tsky\tletters none none\t|\t2.4 2.0 0.0 0.1 3.4")
    #expect(fact.case.answer == "Qw |\tlatin off ␣\t-")
  }

  @Test func aHostThatReportsLittleHasASuiteOfItsOwn() throws {
    #expect(try facts("reports\tsky\t|\tㄱㅋ ?2\tㄱ|").cases.map(\.suite) == [.reports])
    #expect(try facts("session\tsky\t|\tㄱㅋ\tㄱ|").cases.map(\.suite) == [.session])
  }

  @Test(arguments: [
    ("compose\tsky\tㄱㅋ\tㄱ", "compose is not a suite"),
    ("composer\tsky\tㄱㅋ", "has 3 columns and not 4; put tabs between them"),
    ("keyboard\tmine\tletters none none\t|\t\t|\t*\t-", "there is no keyboard mine"),
    ("keyboard\tsky\tletters none\t|\t\t|\t*\t-", "letters none is not a field"),
    ("keyboard\tsky\tletters none none\t\t\t|\t*\t-", " is not the text of a field"),
    ("keyboard\tsky\tletters none none\t|\tQ\t|\t*\t-", "Q is no step or slot of page letters"),
    (
      "keyboard\tsky\tletters none none\t|\t+350\tㄱ|\t*\t-",
      "the rule answers | ⇥ letters off ␣ ⇥ -"
    ),
  ])
  func aLineThatIsNoCaseIsNamed(line: String, fault: String) {
    let error = #expect(throws: FactFile.InvalidLine.self) { try facts(line) }
    #expect(error?.description.hasPrefix("facts.tsv:3: \(fault)") == true)
  }
}
