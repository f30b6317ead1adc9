import Hangul
import Layouts
import Rule
import StateMap
import TestSupport
import Testing

/// Facts of Cheonjiin alone.
@Suite struct CheonjiinMapTests {
  private let tested = TestedLayout.cheonjiin

  private static let consequences: [(before: String, key: String, after: [String])] = [
    ("안ㅅ", "ㅅㅎ", ["않"]),
    ("앉", "지", ["안즈"]),
    ("깚", "ㅂㅍ", ["깔ㅃ"]),
    ("갌", "ㅅㅎ", ["갏"]),
    ("여", "ㄱㅋ", ["역"]),
    ("갋", "ㅂㅍ", ["갎"]),
    ("갉", "ㄱㅋ", ["갈ㅋ", "갈ㄲ", "갉"]),
    ("갇", "ㄷㅌ", ["같", "가ㄸ", "갇"]),
    ("갈ㅇ", "ㅇㅁ", ["갊", "갈ㅇ"]),
    ("갃", "ㅅㅎ", ["각ㅎ", "각ㅆ", "갃"]),
    ("앉", "ㅈㅊ", ["안ㅊ", "안ㅉ", "앉"]),
    ("갈", "ㄴㄹ", ["간"]),
    ("각", "천", ["가\u{1100}\u{119E}"]),
    ("ㅡ", "인", ["ㅢ"]),
  ]

  @Test(arguments: consequences)
  func consequencesOfTheOneRule(row: (before: String, key: String, after: [String])) throws {
    let key = try #require(tested.layout.keys.first { $0.id == row.key })
    var composer = ComposingRun(
      layout: .cheonjiin, letters: UnicodeOracle.letters(of: row.before))
    var (five, six) = (row.before.scalars, row.before.scalars)
    #expect(composer.text.scalars == row.before.scalars)
    for after in row.after {
      composer.press(key)
      tested.five.press(row.key, on: &five)
      tested.six.press(row.key, on: &six)
      #expect(composer.text.scalars == after.scalars)
      #expect(five == after.scalars)
      #expect(six == after.scalars)
    }
  }

  private static let words: [(text: String, keys: String)] = [
    ("읊", "ㅇㅁ 지 ㄴㄹ ㄴㄹ ㅂㅍ ㅂㅍ"),
    ("천지인", "ㅈㅊ ㅈㅊ 천 인 ㄴㄹ ㅈㅊ 인 ㅇㅁ 인 ㄴㄹ"),
    ("활자", "ㅅㅎ ㅅㅎ 천 지 인 천 ㄴㄹ ㄴㄹ ㅈㅊ 인 천"),
    ("왜", "ㅇㅁ 천 지 인 천 인"),
    ("웨", "ㅇㅁ 지 천 천 인 인"),
    ("의", "ㅇㅁ 지 인"),
    ("요", "ㅇㅁ 천 천 지"),
  ]

  @Test(arguments: words)
  func wordsAreTypedByTheseKeys(word: (text: String, keys: String)) {
    for consumer in [tested.five, tested.six] as [any Consumer] {
      var text: [Unicode.Scalar] = []
      for key in word.keys.split(separator: " ") { consumer.press(String(key), on: &text) }
      #expect(text == word.text.scalars)
    }
  }

  @Test(arguments: 0..<19)
  func everyCellOfLettersAfterSyllablesOfEachLead(lead: Int) throws {
    for scalar in UnicodeOracle.syllables[(lead * 588)..<(lead * 588 + 588)] {
      try tested.expectAgreementOnStrays(after: scalar)
    }
  }

  @Test func theTenHangulKeysHaveThisManyTransitions() {
    #expect(tested.hangulKeys.count == 10)
    let tables = tested.hangulKeys.compactMap { tested.map[$0.id] }
    #expect(tables.map(\.entries.count).reduce(0, +) == 53_613)
  }

  @Test func tailsMoveOnInThisManyTransitions() {
    let entries = ["인", "천", "지"].compactMap { tested.map[$0]?.entries }.joined()
    let moves = entries.filter { UnicodeOracle.letters(of: $0.state.description).count > 2 }.count
    #expect(moves == 399 * 27 * 3)
    #expect(moves == 32_319)
    #expect(tested.minified.splits.entries.count == 10_773)
  }
}
