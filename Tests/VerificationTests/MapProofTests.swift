import Hangul
import StateMap
import TestSupport
import Testing

@testable import Verification

/// Files against the map that they were made from.
@Suite struct MapProofTests {
  /// A map of three tables, with a state of each length.
  private static let map = StateMap(
    layout: TwoKeys.layout,
    tables: [
      table("ㄱ", [("", "ㄱ"), ("ㄱ", "ㄲ"), ("가", "각"), ("가ㄱ", "갂")]),
      table("ㅏ", [("", "ㅏ"), ("ㄱ", "가"), ("각", "가가")]),
      table("⌫", [("ㄱ", ""), ("각", "가"), ("힣", "히")]),
    ])

  private static func table(_ key: String, _ entries: [(String, String)]) -> StateMap.Table {
    StateMap.Table(
      key: key,
      entries: entries.map {
        StateMap.Entry(state: ShortText(of: $0.0), replacement: ShortText(of: $0.1))
      }.sorted { $0.state < $1.state })
  }

  private static func answers(_ state: ShortText) -> [Answer] {
    map.tables.map { $0.answer(to: state) ?? .nothing }
  }

  /// A reader with the map's answers, except for one cell.
  private func reader(
    wrongIn state: String, key: Int, _ consumed: Int, _ text: String, path: String = "stub",
    content: Int = 0
  ) -> StubReader {
    StubReader(path, content: content) { asked in
      var answers = Self.answers(asked)
      if asked == ShortText(of: state) {
        answers[key] = Answer(consumed: consumed, text: ShortText(of: text))
      }
      return answers
    }
  }

  private func failure(_ readers: StubReader...) -> String? {
    TestSupport.failure { try MapProof(Self.map).run(readers) }
  }

  @Test func whatSaysTheSamePasses() {
    #expect(failure() == nil && failure(StubReader(answers: Self.answers)) == nil)
  }

  /// Every state that some key has an entry for is asked of every key, even of keys without an entry.
  @Test(arguments: ["", "ㄱ", "가", "각", "힣", "가ㄱ"], [0, 1, 2])
  func everyCellIsAsked(state: String, key: Int) {
    let found = failure(reader(wrongIn: state, key: key, 0, "x"))
    let says = "stub turns \(state) by \(["ㄱ", "ㅏ", "⌫"][key]) into \(state)x and not "
    #expect(found?.hasPrefix(says) == true, "\(found ?? "passed")")
  }

  /// Results are compared: an answer that replaces one more scalar by itself is equal.
  @Test(
    arguments: [
      ("가ㄱ", 0, 2, "갂", nil), ("가ㄱ", 1, 2, "가가", nil), ("각", 1, 1, "가가", nil),
      ("가", 1, 1, "가ㅏ", nil),
      ("가ㄱ", 0, 0, "갂", "into 가ㄱ갂 and not 갂"), ("가ㄱ", 0, 1, "갂", "into 가갂 and not 갂"),
      ("가ㄱ", 0, 2, "갃", "into 갃 and not 갂"), ("가ㄱ", 0, 2, "", "into nothing and not 갂"),
      ("가ㄱ", 0, 3, "갂", "into something shorter than nothing and not 갂"),
      ("ㄱ", 2, 1, "x", "into x and not nothing"), ("각", 2, 1, "", "by ⌫ into nothing and not 가"),
    ] as [(String, Int, Int, String, String?)])
  func theEffectCountsAndNotTheForm(
    state: String, key: Int, consumed: Int, text: String, says: String?
  ) {
    let found = failure(reader(wrongIn: state, key: key, consumed, text))
    #expect(says.map { found?.hasSuffix($0) == true } ?? (found == nil), "\(found ?? "passed")")
  }

  @Test(arguments: [-1, 1]) func everyKeyIsAnsweredFor(more: Int) {
    let found = failure(
      StubReader { state in
        more < 0 ? Self.answers(state).dropLast() : Self.answers(state) + [.nothing]
      })
    #expect(found?.hasPrefix("stub answers for \(3 + more) keys and not 3") == true)
  }

  @Test func everyReaderIsAskedThatIsNoCopy() {
    let right = StubReader("right", content: 1, answers: Self.answers)
    let wrong = reader(wrongIn: "가", key: 0, 0, "", path: "wrong", content: 2)
    #expect(failure(right, wrong)?.hasPrefix("wrong ") == true)
    #expect(failure(wrong, right)?.hasPrefix("wrong ") == true)
    #expect(failure(right, StubReader("copy", content: 1) { _ in fatalError("asked") }) == nil)
  }

  /// The empty state is never stray.
  @Test func aStateThatTheMapHasNotIsNamed() {
    let known = ["", "ㄱ", "가", "각", "힣", "가ㄱ"].map { ShortText(of: $0) }
    let right = StubReader("a", states: known, content: 1, answers: Self.answers)
    let wrong = StubReader("b", states: [ShortText(of: "힢")], content: 2, answers: Self.answers)
    #expect(failure(right) == nil)
    #expect(failure(right, wrong) == "b has an entry for 힢, which no run ends in")
  }
}
