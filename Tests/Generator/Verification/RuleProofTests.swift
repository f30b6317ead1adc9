import Formats
import Layouts
import Maps
import Testing

@testable import Verification

/// The proof that compares maps with the rule alone.
@Suite struct RuleProofTests {
  private func failure(_ readers: StubReader...) -> String? {
    GeneratorTests.failure { _ = try RuleProof(layout: TwoKeys.layout, readers: readers).run() }
  }

  /// States of each kind: empty, letters, syllables, two letters, and a letter after a syllable. Backspace leaves some
  /// of these letters separate from the syllable.
  private static let states = ["", "ㄱ", "ㅏ", "가", "깎", "ㅏㄱ", "ㄲㄱ", "가ㅏ", "힣ㄱ", "갂ㄱ", "값ㄲ", "가ㄱ", "달ㄱ", "히ㄲ"]

  /// An answer, and the text in which it results. The text is nil if the answer is correct. 가ㅏ and ㄱ must result in
  /// 가ㅏㄱ, no matter how much of the state the answer replaces. An answer cannot remove more than the state contains.
  private static let answers: [(state: String, key: Int, consumed: Int, text: String, into: String?)] =
    states.enumerated().map { ($1, $0 % 3, 0, "x", $1 + "x") } + [
      ("가ㅏ", 0, 0, "ㄱ", nil), ("가ㅏ", 0, 1, "ㅏㄱ", nil), ("가ㅏ", 0, 2, "가ㅏㄱ", nil), ("가ㅏ", 0, 0, "", "가ㅏ"),
      ("가ㅏ", 0, 0, "ㄴ", "가ㅏㄴ"), ("가ㅏ", 0, 0, "ㄱㄱ", "가ㅏㄱㄱ"), ("가ㅏ", 0, 1, "ㅏㄴ", "가ㅏㄴ"), ("가ㅏ", 0, 1, "ㅑㄱ", "가ㅑㄱ"),
      ("가ㅏ", 0, 2, "나ㅏㄱ", "나ㅏㄱ"), ("가ㅏ", 0, 2, "가ㅏ", "가ㅏ"), ("가ㅏ", 0, 1, "ㄱ", "가ㄱ"), ("가", 0, 0, "", "가"),
      ("ㄱ", 0, 0, "", "ㄱ"), ("ㅏㄱ", 0, 0, "", "ㅏㄱ"), ("가ㅏ", 0, 9, "가ㅏㄱ", "less than the empty text"),
      ("", 0, 1, "ㄱ", "less than the empty text"), ("ㄱ", 0, 2, "ㄲㄱ", "less than the empty text"),
    ]

  @Test(arguments: answers)
  func comparesEveryScalarOfEveryCell(state: String, key: Int, consumed: Int, text: String, into: String?) {
    let answer = Answer(consumed: consumed, text: ShortText(of: text))
    let found = failure(StubReader(wrong: (ShortText(of: state), key, answer)))
    let expected = into.map { "stub turns \(state) with \(["ㄱ", "ㅏ", "⌫"][key]) into \($0) instead of " }
    #expect(expected.map { found?.hasPrefix($0) == true } ?? (found == nil), "\(found ?? "passed")")
  }

  /// The proof finds the wrong reader in any order of the readers.
  @Test func findsTheWrongReader() {
    let bad = StubReader(path: "bad", wrong: (ShortText(of: "힣ㄱ"), 1, Answer(consumed: 0, text: ShortText(of: "x"))))
    let (good, third) = (StubReader(path: "good"), StubReader(path: "third"))
    for found in [failure(bad, good), failure(good, bad), failure(good, third, bad)] {
      #expect(found?.hasPrefix("bad turns ") == true, "\(found ?? "passed")")
    }
  }

  /// A run ends in a state of two scalars, or in a state that has only the last scalar. Letters that have no key are
  /// never separate.
  @Test func rejectsStatesThatNoRunEndsIn() {
    let known = Self.states + ["갂", "깎ㄱ", "ㄲㄲ", "가가", "히하", "하", "갑사"]
    #expect(failure(StubReader(listed: known.map { ShortText(of: $0) })) == nil)
    for stray in ["x", "ㄴ", "가ㄴ", "ㄱㅏ", "xㄱ", "힣", "힣ㅏ", "갑"] {
      let reader = StubReader(path: "a", listed: [.empty, ShortText(of: stray)])
      #expect(failure(StubReader(), reader) == "a has an entry for \(stray), but must not have one")
    }
  }

  /// dist has no maps in the other dot style, whether full or minified.
  @Test func provesTheOtherDotStyle() throws {
    let layout = Layout.cheonjiin.with(dotStyle: .compatibility)
    let maps = [LayoutMaps(layout)]
    let readers = try ["json", "json-full", "trie"].map { name -> any MapReader in
      let made = try #require(try FormatRegistry.named(name).files(for: maps).artifacts.first)
      let file = try DecodedArtifact(made.name, made.bytes, of: [layout])
      return try #require(try DecodedArtifact.maps(in: [file])[layout]?.first)
    }
    let letters = layout.letters.count
    let cells = try RuleProof(layout: layout, readers: readers).run()
    #expect(cells == (1 + (1 + letters + 11_172) * letters + 399 * 27) * 12)
  }
}
