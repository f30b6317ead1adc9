import Hangul
import Layouts
import Testing

/// Invalid tables are refused, with an error for each problem and its key.
@Suite struct LayoutProblemTests {
  private func layout(_ keys: Key...) -> Layout {
    Layout(id: "mine", name: "내", latinName: "Mine", rows: [keys.map { .key($0) }])
  }

  /// The problems of the tables alone, since so few keys cannot type all syllables.
  private func problems(_ layout: Layout) -> [String] {
    layout.tableProblems.map(\.description)
  }

  @Test func aLayoutNeedsJamo() {
    let problems = layout(Key(".", appends: ".", advance: ".→,→.")).tableProblems
    #expect(problems.map(\.key) == [nil])
    #expect(problems[0].message.contains("no jamo"))
  }

  @Test(
    arguments: ["ㄳ", "\u{1100}", "\u{1161}", "\u{119E}", "ㅥ", "\u{A960}", "가", "\0"] as [Letter])
  func aKeyStartsWithAKnownJamo(letter: Letter) {
    let problems = layout(Key("a", appends: "ㄱ"), Key("b", appends: letter)).tableProblems
    #expect(problems.map(\.key) == ["b"])
    #expect(problems.allSatisfy { $0.message.contains("is not a jamo") })
  }

  @Test(arguments: ["ㄱ→ㄳ", "ㄳ→ㄱ"])
  func aKeyAdvancesKnownJamo(notation: String) {
    let problems = layout(Key("a", appends: "ㄱ", advance: Advance(notation))).tableProblems
    #expect(problems.contains { $0.key == "a" && $0.message.contains("ㄳ (U+3133) is not a jamo") })
  }

  @Test func aStepLeadsSomewhereElse() {
    let problems = problems(layout(Key("a", appends: "ㄱ", advance: "ㄱ→ㄱ")))
    #expect(problems.count == 1 && problems[0].hasPrefix("key a: ㄱ advances to itself"))
  }

  @Test func aLetterAdvancesToOneLetter() {
    let problems = problems(layout(Key("a", appends: "ㄱ", advance: "ㄱ→ㅋ ㄱ→ㄲ")))
    #expect(problems == ["key a: it says twice what ㄱ becomes; keep one"])
  }

  @Test(arguments: ["ㄱ→ㅏ", "ㅏ→ㄱ", "ㄱ→ㆍ", "ㆍ→ㄱ", "ㄱ→.", ".→ㅏ"])
  func aLetterKeepsItsKind(notation: String) {
    let problems = layout(Key("a", appends: "ㄱ", advance: Advance(notation))).tableProblems
    #expect(problems.map(\.key) == ["a"])
    #expect(problems.allSatisfy { $0.message.hasPrefix(notation) })
  }

  @Test(arguments: ["ㅏ→ㆍ", "ㆍ→ㅏ", "ㆍ→ᆢ", "ㅣ→ㅏ", ".→,"])
  func aVowelMayBecomeADot(notation: String) {
    #expect(layout(Key("a", appends: "ㄱ", advance: Advance(notation))).tableProblems.isEmpty)
  }

  @Test func keysHaveDifferentIds() {
    let problems = problems(layout(Key("a", appends: "ㄱ"), Key("a", appends: "ㄴ")))
    #expect(problems == ["key a: two keys have this id; rename one"])
  }

  @Test func aKeyDoesSomething() {
    let problems = problems(layout(Key("a", appends: "ㄱ"), Key("b", appends: nil)))
    #expect(problems.count == 1 && problems[0].hasPrefix("key b: it types nothing"))
  }

  /// What follows from these, letters that no key writes and steps that never happen, is left out.
  @Test func everyCauseIsToldAtOnce() throws {
    let broken = layout(
      Key("a", appends: "ㄳ", advance: "ㄱ→ㄱ ㄱ→ㅏ"), Key("a", appends: nil), Key("b", appends: "ㄴ"))
    let error = try #require(throws: InvalidLayout.self) { try broken.validated() }
    #expect(error.problems == broken.problems)
    #expect(error.problems.map(\.key) == ["a", "a", "a", "a", "a", "a"])
    let fragments = [
      "ㄳ (U+3133) is not", "ㄱ advances to itself", "ㄱ→ㅏ turns", "says twice what ㄱ",
      "types nothing", "two keys",
    ]
    for (problem, fragment) in zip(error.problems, fragments) {
      #expect(problem.message.contains(fragment))
    }
    let lines = error.description.split(separator: "\n")
    #expect(lines.count == 6 && lines.allSatisfy { $0.hasPrefix("layout mine: ") })
  }
}
