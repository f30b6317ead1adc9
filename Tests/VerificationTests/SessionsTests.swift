import Layouts
import TestSupport
import Testing

@testable import Verification

/// Scenarios of input sessions, played again by the rules.
@Suite struct SessionsTests {
  private let layouts = [Layout.cheonjiin, .cheonjiin.with(dotStyle: .compatibility), .naratgeul]

  private func prove(_ text: String) throws -> Int {
    try SessionsProof(layouts: layouts).run(on: "a.tsv", Array(text.utf8))
  }

  private func mistake(_ line: String) -> String? {
    failure { _ = try prove("# There are 1 such lines.\n\(line)\n") }
  }

  /// The layout is Naratgeul where nothing else is said: the field before, the steps, the field after.
  private static let scenarios = [
    "|\t\t|", "a|b\tㄱ ㅏㅓ\ta가|b", "a|b\tㄱ _ ㅏㅓ\taㄱㅏ|b", "|\tㄱ ␣ ␣\tㄱ  |", "a|\tㄱ ⏎ ㄴ\taㄱ\\nㄴ|",
    "x\\ny|z\t⌫\tx\\n|z",
    "가|\t⌫\t|", "a가|\t⎌\ta|", "|\tㄱ ㅏㅓ ⌫\tㄱ|", "|\tㄱ ㅏㅓ ㅏㅓ ⎌\t가|", "|\tㄱ ㅏㅓ ㅏㅓ ⌫\tㄱ|", "👨‍👩‍👧|\t⌫\t|",
    "|\t⌫ ⎌\t|",
    "a[b]c\tㄱ\taㄱ|c", "a[b]c\t획추가\ta[b]c", "a[b]c\t⌫\ta|c", "a[b]c\t⎌\ta|c", "a[b]c\t␣\ta |c",
    "a[b]c\t_\ta[b]c", "a[b]c\t⏎\ta\\n|c",
    "a|b\t\"1\"\ta1|b", "a|b\tㄱ \"x\\sy\" ㅏㅓ\taㄱx yㅏ|b", "a[b]c\t\"x\"\tax|c",
    "a|b\tㄱ +\"x\" ㅏㅓ\taㄱxㅏ|b", "a[b]c\t+\"x\"\tax|c",
    "ab|c\t>1\ta|bc", "ab|c\t>0\t|abc", "ab|c\t>3\tabc|", "ab|c\t>0-2\t[ab]c", "ab|c\t>1-3 ㄱ\taㄱ|",
    "ab|c\tㄱ >3 ㅏㅓ\tabㄱㅏ|c",
    "[ab]c\t>1 ㄱ\taㄱ|bc", "a[b]c\t>3\tabc|", "ab|cd\t!\t|", "a[b]c\tㄱ ! ㅏㅓ\tㅏ|",
    "|\tㄱ =cheonjiin 인\tㄱㅣ|", "|\t=cheonjiin ㄱㅋ ␣ ␣\tㄱ |",
    "|\t=cheonjiin ㄱㅋ 천\t\u{1100}\u{119E}|", "[a]\t=cheonjiin ㄱㅋ ␣\tㄱ|", "가|\tㄱ\t가ㄱ|",
    "ㄱ|\tㅏㅓ\tㄱㅏ|", "|\tㄱ ㅏㅓ _ ⌫\t|", "|\tㄱ >1 ㅏㅓ\tㄱㅏ|",
  ]

  @Test(arguments: scenarios)
  func whatTheRulesLeaveIsRight(scenario: String) {
    let found = mistake("naratgeul\t\(scenario)")
    #expect(found == nil, "\(found ?? "")")
    let fields = scenario.split(separator: "\t", omittingEmptySubsequences: false)
    #expect(mistake("naratgeul\t\(fields[0])\t\(fields[1])\t\(fields[2])x") != nil)
  }

  @Test(arguments: [
    ("naratgeul\t|\tㄱ\tㄴ|", "the rules leave ㄱ| and not ㄴ|"),
    ("naratgeul\t|\tㄱ ㅏㅓ\t\u{1100}\u{1161}|", "the rules leave 가| and not "),
    ("naratgeul\t|\tㄱ", "it has not four fields"),
    ("naratgeul\t|\tㄱ\tㄱ|\t", "it has not four fields"), ("naratgeul", "it has not four fields"),
    ("sky\t|\t\t|", "sky is no layout"), ("\t|\t\t|", " is no layout"),
    ("naratgeul\t\t\t|", " is no field"), ("naratgeul\ta||b\t\t|", "a||b is no field"),
    ("naratgeul\t[a\t\t|", "[a is no field"), ("naratgeul\t]a[\t\t|", "]a[ is no field"),
    ("naratgeul\t[a]|\t\t|", "[a]| is no field"), ("naratgeul\ta\t\ta", "a is no field"),
    ("naratgeul\t|\tx\t|", "x is no step"), ("naratgeul\t|\t\"\t|", "\" is no step"),
    ("naratgeul\t|\t\"\"\t|", "\"\" is no step"), ("naratgeul\t|\t\"a\t|", "\"a is no step"),
    ("naratgeul\t|\t\"ab\t|", "\"ab is no step"), ("naratgeul\t|\t+\"ab\t|", "+\"ab is no step"),
    ("naratgeul\t|\t+x\t|", "+x is no step"), ("naratgeul\t|\t+\"\"\t|", "is no step"),
    ("naratgeul\t|\t>\t|", "> is no step"), ("naratgeul\t|\t>x\t|", ">x is no step"),
    ("naratgeul\ta|\t>2\ta|", ">2 is no step"),
    ("naratgeul\tab|\t>2-1\tab|", ">2-1 is no step"),
    ("naratgeul\ta|\t>0-2\ta|", ">0-2 is no step"), ("naratgeul\t|\t=sky\t|", "=sky is no step"),
    ("naratgeul\t|\t=\t|", "= is no step"),
  ])
  func whatTheyDoNotIsNamed(line: String, detail: String) {
    let found = mistake(line) ?? "nothing"
    #expect(found.contains("a.tsv is wrong in line 2: ") && found.contains(detail), "\(found)")
  }

  @Test func linesAreCounted() throws {
    let lines = "naratgeul\t|\tㄱ\tㄱ|\ncheonjiin\t|\tㄱㅋ\tㄱ|\n"
    #expect(try prove("# A\n# There are 2 such lines.\n" + lines) == 2)
    for (text, detail) in [
      (lines, "says no number"),
      ("# There are 1 such lines.\n" + lines, "has 2 lines, while a comment says 1"),
      ("# There are 3 such lines.\n" + lines, "has 2 lines, while a comment says 3"),
      ("# There are 2 such lines.\n" + lines.dropLast(), "has 2 lines"), ("", "has 0 lines"),
    ] {
      #expect(failure { _ = try prove(text) }?.contains(detail) == true, "\(detail)")
    }
    #expect(
      failure { _ = try prove("# There are 2 such lines.\n#\nnaratgeul\t|\t\t|\nx\n") }?.contains(
        "line 4: ") == true)
  }

  @Test func theLayoutsOfTheLinesAreNamed() {
    let text = "# naratgeul\nsky\t|\t\t|\ncheonjiin\t|\t=mine\t|\nsky\t|\t\t|\n"
    #expect(SessionsProof.layoutIDs(in: Array(text.utf8)) == ["sky", "cheonjiin"])
    #expect(SessionsProof.layoutIDs(in: []).isEmpty)
  }
}
