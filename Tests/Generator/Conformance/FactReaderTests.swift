import Keyboards
import Layouts
import Testing

@testable import conform

/// The reader of cases that people wrote.
struct FactReaderTests {
  private func facts(_ line: String) throws -> [(suite: Suite, case: Case)] {
    try FactReader(about: Layout.all, []).cases(in: Array("# a comment\n\n\(line)\n".utf8), of: "facts.tsv")
  }

  @Test func findsSlotsByTheirLegendsInAnyCase() throws {
    let fact = try #require(
      try facts("keyboard\tsky\tletters none none\t|\t한/영 ⇧ q w ␣\tQw |\tlatin off ␣\t-").first)
    #expect(fact.suite == .keyboard)
    #expect(fact.case.question == "keyboard\tsky\tletters none none\t|\t2.4 2.0 0.0 0.1 3.2")
    #expect(fact.case.answer == "Qw |\tlatin off ␣\t-")
  }

  /// People wrote the facts, so the facts test the rule. `Tests/Conformance/ask` checks the lines about keyboards.
  @Test func everyFactAgreesWithTheRule() throws {
    let text = try Repository.text("Tests/Conformance/facts.tsv")
    let lines = text.split(separator: "\n").filter { line in
      ["composer", "session", "reports", "completions"].contains { line.hasPrefix("\($0)\t") }
    }
    let bytes = Array(lines.joined(separator: "\n").utf8)
    #expect(try FactReader(about: Layout.all, []).cases(in: bytes, of: "facts.tsv").count == lines.count)
  }

  @Test(arguments: [
    ("compose\tsky\tㄱㅋ\tㄱ", "compose is not a suite"),
    ("composer\tsky\tㄱㅋ", "expected 4 columns, found 3; separate columns with tabs"),
    ("composer\tmine\tㄱㅋ\tㄱ", "there is no layout mine; use one of cheonjiin, "),
    ("composer\tsky\tㄱㅋ ㄱ\tㄱ", "ㄱ is not a step or key of sky"),
    ("composer\tcheonjiin\t인\tㅏ", "contradicts the rule, whose answer is ㅣ"),
    ("completions\tsky\tㄱㅋ\t가 나\t나", "contradicts the rule, whose answer is 가"),
    ("completions\tsky\tㄱㅋ\t힣~가 😀~힣 \t가", "contradicts the rule, whose answer is -"),
    ("session\tsky\t|\tㄱㅋ =mine\tㄱ|", "=mine is not a step or key of sky"),
    ("session\tsky\t|\t?<9999999999999999999\t|", "?<9999999999999999999 is not a step"),
    ("session\tsky\ta|b|c\t\ta|", "a|b|c is not the text of a field"),
    ("reports\tsky\t|\t?2 ㄱㅋ =dubeolsik ㄱㅋ\tㄱ|", "ㄱㅋ is not a step or key of dubeolsik"),
    ("reports\tsky\t|\t?2 ㄱㅋ\tㅋ|", "contradicts the rule, whose answer is ㄱ|"),
    ("keyboard\tmine\tletters none none\t|\t\t|\t*\t-", "there is no keyboard mine"),
    ("keyboard\tsky\tletters none\t|\t\t|\t*\t-", "letters none is not a field"),
    ("keyboard\tsky\tletters none none\t\t\t|\t*\t-", " is not the text of a field"),
    ("keyboard\tsky\tletters none none\t|\tQ\t|\t*\t-", "Q is not a step or slot of page letters"),
    ("keyboard\tsky\tletters none none\t|\t>1\t*\t*\t*", ">1 is not a step or slot of page"),
    ("keyboard\tsky\tletters none none\tab|\t>2~1\t*\t*\t*", ">2~1 is not a step or slot of"),
    ("keyboard\tsky\tletters none none\t|\t…9223372036854775807\t*\t*\t*", "…9223372036854775"),
    (
      "keyboard\tsky\tletters none none\t|\t…350\tㄱ|\t*\t-",
      "contradicts the rule, whose answer is | ⇥ letters off ␣ ⇥ -"
    ),
  ])
  func reportsTheFirstInvalidLine(line: String, fault: String) {
    let error = #expect(throws: InvalidLine.self) { try facts(line) }
    #expect(error?.description.hasPrefix("facts.tsv:3: \(fault)") == true)
  }
}
