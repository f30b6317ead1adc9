import Layouts
import TestSupport
import Testing

@testable import Verification

/// Conformance files, typed again by the rules.
@Suite struct ConformanceTests {
  private func mistakes(_ lines: [String], on layout: Layout = .naratgeul) -> [String?] {
    var reader = ConformanceReader(layout)
    return lines.map { reader.mistake(in: Array($0.utf8)[...]) }
  }

  @Test func whatTheRulesTypeIsRight() {
    let lines = [
      "ㄱ\tㄱ", "ㄱ ㅏㅓ\t가", "ㄱ ㅏㅓ ㄴ\t간", "ㄱ ㅏㅓ ㄴ ㄴ\t간ㄴ", "ㄱ ㅏㅓ ㄴ _ ㅏㅓ\t간ㅏ", "ㄱ ㅏㅓ ㄴ ␣ ㅏㅓ\t간 ㅏ",
      "ㄱ ㅏㅓ ⌫\tㄱ", "ㄱ ㅏㅓ ⎌\tㄱ", "ㄱ ㅏㅓ ㅏㅓ ⌫\tㄱ", "ㄱ ㅏㅓ ㅏㅓ ⎌\t가", "ㄱ _ ⌫\t", "ㄱ _ ⎌\t", "획추가\t",
      "ㄱ 획추가\tㅋ", "_\t",
    ]
    #expect(mistakes(lines) == lines.map { _ in nil })
    #expect(mistakes(["ㄱㅋ ␣ ㄱㅋ\tㄱㄱ", "ㄱㅋ ␣ ␣\tㄱ "], on: .cheonjiin) == [nil, nil])
  }

  @Test(arguments: [
    ("ㄱ ㅏㅓ\t거", "the rules type 가 and not 거"), ("ㄱ\t", "the rules type ㄱ and not "),
    ("ㄱ _ ⌫\tㄱ", "the rules type  and not ㄱ"),
    ("ㄱ ㅏㅓ\t\u{1100}\u{1161}", "the rules type 가 and not \u{1100}\u{1161}"),
    ("ㄱ\tㄱ ", "the rules type ㄱ and not ㄱ "),
    ("ㄱ ㅏㅓ", "it has no tab, or more than one"), ("ㄱ\tㄱ\t", "it has no tab, or more than one"),
    ("", "it has no tab, or more than one"),
    ("ㅋ\tㅋ", "ㅋ is no key"), ("ㄱ ㅋ\tㄱ", "ㅋ is no key"), ("ㄱ  ㄱ\tㄱㄱ", " is no key"),
    (" ㄱ\tㄱ", " is no key"), ("ㄱㄱ\tㄱㄱ", "ㄱㄱ is no key"),
  ])
  func whatTheyDoNotIsNamed(line: String, mistake: String) {
    let found = mistakes([line])[0] ?? "nothing"
    #expect(found.unicodeScalars.elementsEqual(mistake.unicodeScalars), "\(found)")
    // The lines before and after it are judged as they stand.
    #expect(mistakes(["ㄱ ㅏㅓ\t가", line, "ㄱ ㅏㅓ ㄴ\t간"]).map { $0 == nil } == [true, false, true])
  }

  /// A longer name may begin as a shorter one: what was typed for that is not used again.
  @Test func namesThatBeginAlikeStayApart() {
    let layout = Layout(
      id: "x", name: "엑", latinName: "X",
      rows: [
        [.key(Key("a", appends: "ㄱ")), .key(Key("ab", appends: "ㅏ")), .key(Key("b", appends: "ㄴ"))]
      ])
    let lines = [
      "a\tㄱ", "ab\tㅏ", "a ab\t가", "a a\tㄱㄱ", "a ab a\t각", "a ab ab\t가ㅏ", "ab\tㅏ", "ab b\tㅏㄴ",
      "a b\tㄱㄴ", "a\tㄱ",
    ]
    #expect(mistakes(lines, on: layout) == lines.map { _ in nil })
    #expect(mistakes(lines.reversed(), on: layout) == lines.map { _ in nil })
    for first in lines {
      for second in lines {
        #expect(mistakes([first, second], on: layout) == [nil, nil], "\(first), \(second)")
      }
    }
  }

  // MARK: A whole file

  private let text = "# A\n# There are 3 such lines.\n# B\nㄱ\tㄱ\n# C\nㄱ ㅏㅓ\t가\nㄴ\tㄴ\n"

  private func prove(_ text: String) throws -> Int {
    try ConformanceProof(layout: .naratgeul).run(on: "a.tsv", Array(text.utf8))
  }

  @Test func linesAreCounted() throws {
    #expect(try prove(text) == 3)
    #expect(try prove("# There are 0 such lines.\n") == 0)
    #expect(try prove("# There are 1 such lines.\n# There are 7 such lines.\nㄱ\tㄱ\n") == 1)
  }

  @Test(arguments: [
    ("There are 3", "There are 2", "has 3 lines, while a comment says 2"),
    ("There are 3", "There are 4", "has 3 lines, while a comment says 4"),
    ("There are 3", "There were 3", "has 3 lines, while a comment says no number"),
    ("There are 3", "Here are 3", "says no number"),
    ("# There are 3", "#There are 3", "says no number"),
    ("are 3 such", "are three such", "says no number"),
    ("# There are 3 such lines.\n", "# There are\n", "says no number"),
    ("ㄴ\tㄴ\n", "", "has 2 lines, while a comment says 3"),
    ("ㄴ\tㄴ\n", "ㄴ\tㄴ\nㄴ\tㄴ\n", "has 4 lines, while a comment says 3"),
    ("ㄴ\tㄴ\n", "ㄴ\tㄴ", "has 3 lines, while a comment says 3"),
    ("ㄴ\tㄴ", "ㄴ\tㄷ", "is wrong in line 7: the rules type ㄴ and not ㄷ"),
    ("ㄱ\tㄱ", "ㄱ\tㄴ", "is wrong in line 4: the rules type ㄱ and not ㄴ"),
    ("# C\n", "C\n", "is wrong in line 5: it has no tab, or more than one"),
  ])
  func aFileThatIsWrongIsNamed(old: String, new: String, detail: String) throws {
    let broken = text.replacing(old, with: new, maxReplacements: 1)
    #expect(broken != text)
    let error = try #require(throws: VerificationFailure.self) { try prove(broken) }
    #expect(error.path == "a.tsv" && error.detail.hasSuffix(detail), "\(error)")
  }

  @Test func anEmptyFileIsNone() {
    #expect(throws: VerificationFailure.self) { try prove("") }
  }
}
