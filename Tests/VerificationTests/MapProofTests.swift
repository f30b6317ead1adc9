import Hangul
import StateMap
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

  private static let states = ["", "ㄱ", "가", "각", "힣", "가ㄱ"]

  private static func answers(_ state: ShortText) -> [Answer] {
    map.tables.map { $0.answer(to: state) ?? .nothing }
  }

  /// A reader with the map's answers, except for one cell.
  private func reader(
    wrongIn state: String, key: Int, _ answer: Answer, path: String = "stub", content: Int = 0
  ) -> StubReader {
    let wrong = ShortText(of: state)
    return StubReader(path, content: content) { asked in
      var answers = Self.answers(asked)
      if asked == wrong { answers[key] = answer }
      return answers
    }
  }

  @Test func whatSaysTheSamePasses() throws {
    try MapProof(Self.map).run([])
    try MapProof(Self.map).run([StubReader(answers: Self.answers)])
  }

  /// One answer too few or too many is no answer to the right keys.
  @Test(arguments: [-1, 1])
  func everyKeyIsAnsweredFor(more: Int) throws {
    let reader = StubReader { state in
      more < 0 ? Self.answers(state).dropLast() : Self.answers(state) + [.nothing]
    }
    let error = try #require(throws: VerificationFailure.self) {
      try MapProof(Self.map).run([reader])
    }
    #expect(error.detail.hasPrefix("answers for \(3 + more) keys and not 3"), "\(error)")
  }

  /// Every state that some key has an entry for is asked of every key, even of keys without an entry.
  @Test func everyCellIsAsked() throws {
    for state in Self.states {
      for key in 0..<3 {
        let wrong = Answer(consumed: 0, text: ShortText(of: "x"))
        let error = failure {
          try MapProof(Self.map).run([reader(wrongIn: state, key: key, wrong)])
        }
        let id = ["ㄱ", "ㅏ", "⌫"][key]
        #expect(
          error?.hasPrefix("stub turns \(state) by \(id) into \(state)x and not ") == true,
          "\(state) \(id)")
      }
    }
  }

  /// Results are compared: an answer that replaces one more scalar by itself is equal.
  @Test func theEffectCountsAndNotTheForm() throws {
    let same = [
      ("가ㄱ", 0, 2, "갂"), ("가ㄱ", 1, 2, "가가"), ("각", 1, 1, "가가"), ("가", 0, 1, "각"), ("가", 1, 1, "가ㅏ"),
    ]
    for (state, key, consumed, text) in same {
      let answer = Answer(consumed: consumed, text: ShortText(of: text))
      try MapProof(Self.map).run([reader(wrongIn: state, key: key, answer)])
    }
    for (consumed, text) in [(0, "갂"), (1, "갂"), (2, "갃"), (2, ""), (3, "갂")] {
      let answer = Answer(consumed: consumed, text: ShortText(of: text))
      #expect(throws: VerificationFailure.self) {
        try MapProof(Self.map).run([reader(wrongIn: "가ㄱ", key: 0, answer)])
      }
    }
  }

  @Test func wordsForWhatIsLeft() {
    let cases: [(Int, String, String)] = [
      (1, "", "by ⌫ into nothing and not "), (2, "", "something shorter than nothing"),
      (1, "x", "into x and not nothing"),
    ]
    for (consumed, text, words) in cases.dropFirst() {
      let answer = Answer(consumed: consumed, text: ShortText(of: text))
      let error = failure { try MapProof(Self.map).run([reader(wrongIn: "ㄱ", key: 2, answer)]) }
      #expect(error?.contains(words) == true, "\(error ?? "")")
    }
    let error = failure {
      try MapProof(Self.map).run([reader(wrongIn: "각", key: 2, Answer(consumed: 1, text: .empty))])
    }
    #expect(error?.hasSuffix("by ⌫ into nothing and not 가") == true, "\(error ?? "")")
  }

  @Test func everyReaderIsAskedThatIsNoCopy() {
    let right = StubReader("right", content: 1, answers: Self.answers)
    let wrong = reader(wrongIn: "가", key: 0, .nothing, path: "wrong", content: 2)
    for readers in [[right, wrong], [wrong, right], [right, right, wrong]] {
      #expect(failure { try MapProof(Self.map).run(readers) }?.hasPrefix("wrong ") == true)
    }
    let copy = StubReader("copy", content: 1) { _ in fatalError("a copy need not be asked") }
    #expect(failure { try MapProof(Self.map).run([right, copy]) } == nil)
  }

  /// The empty state is never stray.
  @Test func aStateThatTheMapHasNotIsNamed() {
    let known = StubReader(states: Self.states.map { ShortText(of: $0) }, answers: Self.answers)
    #expect(failure { try MapProof(Self.map).run([known]) } == nil)
    let stray = StubReader(states: [.empty, ShortText(of: "힢")], answers: Self.answers)
    #expect(
      failure { try MapProof(Self.map).run([known, stray]) } == nil,
      "copies of one content are asked once")
    let others = [
      StubReader("a", content: 1, answers: Self.answers),
      StubReader("b", states: [ShortText(of: "힢")], content: 2, answers: Self.answers),
    ]
    #expect(
      failure { try MapProof(Self.map).run(others) } == "b has an entry for 힢, which no run ends in"
    )
  }

  @Test func anEmptyMapKnowsTheEmptyState() {
    let map = StateMap(layout: TwoKeys.layout, tables: [.init(key: "ㄱ", entries: [])])
    let wrong = StubReader { _ in [Answer(consumed: 0, text: ShortText(of: "x"))] }
    #expect(failure { try MapProof(map).run([wrong]) } == "stub turns  by ㄱ into x and not nothing")
  }
}
