import Hangul
import Layouts
import Testing

/// The tables of Cheonjiin, repeated here step by step.
@Suite struct CheonjiinLayoutTests {
  private static let tables: [(id: String, appends: Letter, steps: String)] = [
    (
      "인", "ㅣ",
      "ㆍㅓ ᆢㅕ ㅏㅐ ㅑㅒ ㅓㅔ ㅕㅖ ㅗㅚ ㅘㅙ ㅜㅟ ㅝㅞ ㅠㅝ ㅡㅢ"
    ),
    ("천", "ㆍ", "ㅣㅏ ㅏㅑ ㅑㅏ ㅡㅜ ㅜㅠ ㅠㅜ ㅚㅘ ㆍᆢ ᆢㆍ"),
    ("지", "ㅡ", "ㆍㅗ ᆢㅛ"),
    ("ㄱㅋ", "ㄱ", "ㄱㅋ ㅋㄲ ㄲㄱ"),
    ("ㄴㄹ", "ㄴ", "ㄴㄹ ㄹㄴ"),
    ("ㄷㅌ", "ㄷ", "ㄷㅌ ㅌㄸ ㄸㄷ"),
    ("ㅂㅍ", "ㅂ", "ㅂㅍ ㅍㅃ ㅃㅂ"),
    ("ㅅㅎ", "ㅅ", "ㅅㅎ ㅎㅆ ㅆㅅ"),
    ("ㅈㅊ", "ㅈ", "ㅈㅊ ㅊㅉ ㅉㅈ"),
    (".,?!", ".", ".,  ,? ?! !."),
    ("ㅇㅁ", "ㅇ", "ㅇㅁ ㅁㅇ"),
  ]

  @Test func keysStandInKeypadOrder() {
    #expect(Layout.cheonjiin.keys.map(\.id) == Self.tables.map(\.id))
  }

  @Test func keysDoWhatTheTablesSay() {
    for (key, table) in zip(Layout.cheonjiin.keys, Self.tables) {
      #expect(key.appends == table.appends)
      let steps = key.advance.steps.map { "\($0.from)\($0.to)" }
      #expect(Set(steps) == Set(table.steps.split(separator: " ").map(String.init)), "\(key.id)")
    }
  }

  @Test func holdingAKeyTypesItsDigit() {
    let digits = Layout.cheonjiin.keys.map { $0.longPress.map(String.init) ?? "" }.joined()
    #expect(digits == "1234567890")
    #expect(Layout.cheonjiin.keys.allSatisfy { $0.longPress == $0.code })
  }
}
