import Formats
import Hangul
import Layouts
import StateMap
import TestSupport
import Testing

@testable import Verification

/// Maps against the rule alone.
@Suite struct RuleProofTests {
  private func prove(_ readers: StubReader...) throws -> Int {
    try RuleProof(layout: TwoKeys.layout, readers: readers).run()
  }

  /// The runs are the empty one, ㄱ, ㄲ and ㅏ, and each of these and each syllable with one more letter; each has a
  /// cell for two keys and for backspace.
  @Test func cellsAreCounted() throws {
    #expect(TwoKeys.layout.letters == ["ㄱ", "ㄲ", "ㅏ"])
    #expect(try prove(StubReader()) == (1 + 3 + (3 + 11_172) * 3) * 3 - 3 * 3 + 3 * 3)
    #expect(try prove() == (1 + (1 + 3 + 11_172) * 3) * 3)
  }

  /// States of each kind: empty, letters, syllables, two letters, and a letter after a syllable.
  private static let states = [
    "", "ㄱ", "ㄲ", "ㅏ", "가", "각", "까", "깎", "ㅏㄱ", "ㅏㅏ", "ㄱㄱ", "ㄲㄱ", "가ㅏ", "힣ㄱ", "힣ㄲ", "갂ㄱ", "값ㄲ",
    "고ㅏ",
  ]

  @Test(arguments: states)
  func everyCellIsAsked(state: String) throws {
    let text = ShortText(of: state)
    for key in 0..<3 {
      let id = ["ㄱ", "ㅏ", "⌫"][key]
      let wrong = Answer(consumed: 0, text: ShortText(of: "x"))
      let found = failure { _ = try prove(StubReader(wrongIn: text, key: key, wrong)) }
      #expect(
        found?.hasPrefix("stub turns \(state) by \(id) into \(state)x and not ") == true,
        "\(found ?? "passed")")
    }
  }

  /// Each way in which an answer can be wrong for 가ㅏ + ㄱ, which makes 가ㅏㄱ.
  @Test(arguments: [
    (0, ""), (0, "ㄴ"), (0, "ㄱㄱ"), (1, "ㅏㄴ"), (1, "ㅑㄱ"), (2, "나ㅏㄱ"), (2, "가ㅑㄱ"), (2, "가ㅏㄴ"),
    (2, "가ㅏ"), (1, "ㄱ"), (9, "가ㅏㄱ"),
  ])
  func everyScalarCounts(consumed: Int, text: String) {
    let answer = Answer(consumed: consumed, text: ShortText(of: text))
    let state = ShortText(of: "가ㅏ")
    #expect(
      failure { _ = try prove(StubReader(wrongIn: state, key: 0, answer)) }?.hasSuffix(
        "and not 가ㅏㄱ") == true)
  }

  /// An answer that keeps a scalar is wrong if the rule changes it: 가 + ㄱ makes 각, also of one scalar.
  @Test func whatIsKeptIsCompared() {
    for (state, key) in [("가", 0), ("깎", 2), ("ㄱ", 0), ("ㅏㄱ", 0)] {
      let reader = StubReader(wrongIn: ShortText(of: state), key: key, .nothing)
      #expect(failure { _ = try prove(reader) }?.contains("into \(state) and not ") == true)
    }
  }

  @Test(arguments: [(0, "ㄱ"), (1, "ㅏㄱ"), (2, "가ㅏㄱ")])
  func theEffectCountsAndNotTheForm(consumed: Int, text: String) throws {
    let answer = Answer(consumed: consumed, text: ShortText(of: text))
    _ = try prove(StubReader(wrongIn: ShortText(of: "가ㅏ"), key: 0, answer))
  }

  /// An answer that replaces more scalars than the run has is wrong.
  @Test func moreThanThereIsCannotBeTaken() {
    for (state, consumed, text) in [("", 1, "ㄱ"), ("", 1, "ㄱㄱ"), ("ㄱ", 2, "ㄱ"), ("ㄱ", 2, "ㄲㄱ")] {
      let answer = Answer(consumed: consumed, text: ShortText(of: text))
      let found = failure {
        _ = try prove(StubReader(wrongIn: ShortText(of: state), key: 0, answer))
      }
      #expect(found?.contains("something shorter than nothing") == true)
    }
  }

  /// A wrong reader is found in any order of the readers; only a copy is not asked.
  @Test func everyReaderIsAskedThatIsNoCopy() {
    let wrong = Answer(consumed: 0, text: ShortText(of: "x"))
    let state = ShortText(of: "힣ㄱ")
    for key in 0..<3 {
      let bad = StubReader("bad", wrongIn: state, key: key, wrong, content: 2)
      let good = StubReader("good", content: 1)
      let third = StubReader("third", content: 3)
      for readers in [[bad, good], [good, bad], [good, third, bad]] {
        let found = failure { _ = try RuleProof(layout: TwoKeys.layout, readers: readers).run() }
        #expect(found?.hasPrefix("bad turns ") == true, "\(found ?? "passed")")
      }
    }
    let copy = StubReader("copy") { _ in fatalError("a copy need not be asked") }
    #expect(failure { _ = try prove(StubReader(), copy) } == nil)
  }

  /// Runs end in states of two scalars, and in the last of them alone.
  @Test func aStateThatNoRunEndsInIsNamed() {
    let known = Self.states + ["갂", "깎ㄱ", "ㄲㄲ", "가가", "히하", "하", "갑사"]
    #expect(failure { _ = try prove(StubReader(states: known.map { ShortText(of: $0) })) } == nil)
    for stray in ["x", "ㄴ", "가ㄱ", "ㄱㅏ", "xㄱ", "힣", "힣ㅏ", "갑"] {
      let reader = StubReader("a", states: [.empty, ShortText(of: stray)], content: 7)
      #expect(
        failure { _ = try prove(StubReader(), reader) }
          == "a has an entry for \(stray), which no run ends in")
    }
  }

  /// A map of a made layout passes with all its cells; one in the other dot style beside it fails.
  @Test func aLayoutIsProvedWhole() throws {
    let maps = try LayoutMaps(.cheonjiin)
    let other = try #require(maps.compatibilityTrie).get()
    let right = try TrieMap("right", try maps.trie.get(), of: .cheonjiin)
    let wrong = try TrieMap("wrong", other, of: .cheonjiin)
    let letters = Layout.cheonjiin.letters.count
    #expect(
      try RuleProof(layout: .cheonjiin, readers: [right]).run()
        == (1 + (1 + letters + 11_172) * letters) * 12)
    #expect(
      failure { _ = try RuleProof(layout: .cheonjiin, readers: [right, wrong]).run() }?.hasPrefix(
        "wrong turns") == true)
  }
}
