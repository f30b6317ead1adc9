import Hangul
import Layouts
import Rule
import TestSupport
import Testing

/// What follows from the one rule on Cheonjiin's keys, case by case.
@Suite struct CheonjiinTests {
  /// Each key's cycle from the empty run: the first press appends, and the others advance.
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

/// A field with presses of keys by their ids.
struct Typed {
  let layout: Layout
  var field: TextField

  init(_ layout: Layout) {
    self.layout = layout
    field = TextField(layout: layout)
  }

  var text: [Unicode.Scalar] { field.scalars }

  /// Presses the keys whose ids are in `ids`, separated by spaces; … is a pause.
  mutating func press(_ ids: String) {
    for id in ids.split(separator: " ") {
      let key = layout.keys.first { $0.id.unicodeScalars.elementsEqual(id.unicodeScalars) }
      if id == "…" { field.pause() } else { field.press(key!) }
    }
  }

  /// Presses the keys with the codes in `codes`, where … is a pause.
  mutating func pressCodes(_ codes: String) {
    for code in codes {
      if code == "…" { field.pause() } else { field.press(layout.keys.first { $0.code == code }!) }
    }
  }
}
