import Hangul
import Layouts
import Rule
import TestSupport
import Testing

/// What follows from the one rule on Cheonjiin's keys, case by case.
@Suite struct CheonjiinTests {
  /// What stands before, the key, and what each press of it leaves.
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
  func aPressLeaves(row: (before: String, key: String, after: [String])) throws {
    let key = try #require(Layout.cheonjiin.keys.first { $0.id == row.key })
    var run = ComposingRun(
      layout: .cheonjiin, letters: UnicodeOracle.letters(of: row.before))
    #expect(run.scalars == row.before.scalars)
    for after in row.after {
      let isStroke = run.press(key)
      #expect(isStroke)
      #expect(run.scalars == after.scalars, "\(run.text)")
      #expect(run.text.scalars == after.scalars)
    }
  }

  /// Each key's cycle, from nothing on: the first press appends, the others go round.
  @Test(arguments: [
    ("ㄱㅋ", "ㄱㅋㄲㄱ"), ("ㄴㄹ", "ㄴㄹㄴ"), ("ㄷㅌ", "ㄷㅌㄸㄷ"), ("ㅂㅍ", "ㅂㅍㅃㅂ"), ("ㅅㅎ", "ㅅㅎㅆㅅ"),
    ("ㅈㅊ", "ㅈㅊㅉㅈ"), ("ㅇㅁ", "ㅇㅁㅇ"), (".,?!", ".,?!."), ("천", "\u{119E}\u{11A2}\u{119E}"),
  ])
  func cyclesWrap(key: String, written: String) {
    var field = Typed(.cheonjiin)
    for scalar in written.unicodeScalars {
      field.press(key)
      #expect(field.text == [scalar])
    }
  }

  @Test func aCommitIsABoundaryThatNothingJoinsAcross() {
    var field = Typed(.cheonjiin)
    field.press("ㅇㅁ 인 천 ㄴㄹ")
    field.field.commit()
    field.press("ㅅㅎ ㅅㅎ")
    #expect(field.text == "안ㅎ".scalars)
    #expect(field.field.run == ["ㅎ"] && field.field.committed == ["안"])
  }

  /// In the compatibility style the same letters are written with other scalars, and only those.
  @Test func theOtherDotStyleWritesCompatibilityConsonantsBeforeDots() {
    let layout = Layout.cheonjiin.with(dotStyle: .compatibility)
    for (keys, text) in [
      ("ㄱㅋ 천", "ㄱ\u{318D}"), ("ㄱㅋ 천 천", "ㄱ\u{11A2}"), ("천", "\u{318D}"), ("ㄱㅋ 천 인", "거"),
      ("ㄱㅋ 인 천 ㄱㅋ 천", "가ㄱ\u{318D}"),
    ] {
      var field = Typed(layout)
      field.press(keys)
      #expect(field.text == text.scalars, "\(keys)")
    }
  }
}

/// A field that is typed into by the ids of keys.
struct Typed {
  let layout: Layout
  var field: TextField

  init(_ layout: Layout) {
    self.layout = layout
    field = TextField(layout: layout)
  }

  var text: [Unicode.Scalar] { field.scalars }

  /// Presses the keys whose ids stand in `ids` between spaces.
  mutating func press(_ ids: String) {
    for id in ids.split(separator: " ") {
      field.press(layout.keys.first { $0.id.unicodeScalars.elementsEqual(id.unicodeScalars) }!)
    }
  }

  /// Presses the keys whose codes `codes` are.
  mutating func pressCodes(_ codes: String) {
    for code in codes { field.press(layout.keys.first { $0.code == code }!) }
  }
}
