import Hangul
import Layouts
import Rule
import TestSupport
import Testing

/// Cases of the other layouts in which they differ from each other.
@Suite struct OtherLayoutTests {
  /// In Danmoeum a doubled letter is final: the next press of its key appends a letter.
  @Test(arguments: [
    ("dltttmqslek", "있습니다"), ("nnnn", "ㅠㅠ"), ("rrr", "ㄲㄱ"), ("qqq", "ㅃㅂ"), ("www", "ㅉㅈ"),
    ("eee", "ㄸㄷ"),
    ("ttt", "ㅆㅅ"), ("hhh", "ㅛㅗ"), ("ooo", "ㅒㅐ"), ("ppp", "ㅖㅔ"), ("jjj", "ㅕㅓ"), ("kkk", "ㅑㅏ"),
    ("dkss", "안ㄴ"), ("rkttk", "가싸"), ("rkttt", "갔ㅅ"), ("rkrrr", "갂ㄱ"),
  ])
  func danmoeum(codes: String, text: String) { expect(.danmoeum, codes, text) }

  /// Naratgeul's modifiers cycle, on each letter that they change.
  @Test(arguments: [
    ("1##", "ㄱ"), ("1**", "ㄱ"), ("2***", "ㄴ"), ("2*", "ㄷ"), ("2**", "ㅌ"), ("5***", "ㅁ"),
    ("7***", "ㅅ"),
    ("8**", "ㅇ"), ("3**", "ㅏ"), ("33**", "ㅓ"), ("6**", "ㅗ"), ("66**", "ㅜ"), ("2*##", "ㄷ"),
    ("5*##", "ㅂ"),
    ("7##", "ㅅ"), ("7*##", "ㅈ"), ("1#", "ㄲ"), ("1#*", "ㄲ"), ("0*", "ㅡ"), ("*", ""), ("#", ""),
    ("3#", "ㅏ"),
    ("663", "ㅝ"), ("6633", "ㅝ"), ("66339", "ㅞ"), ("834", "알"), ("8347*", "알ㅈ"),
  ])
  func naratgeul(codes: String, text: String) { expect(.naratgeul, codes, text) }

  @Test(arguments: [
    ("1111", "ㄱ"), ("2222", "ㅣ"), ("222", "ㅢ"), ("7777", "ㅁ"), ("933", "ㅘㅏ"), ("#36", "ㅝㅓ"),
    ("03555", "안"),
  ])
  func sky(codes: String, text: String) { expect(.sky, codes, text) }

  @Test(arguments: [
    ("gksrmf", "한글"), ("rr", "ㄱㄱ"), ("R", "ㄲ"), ("Rkr", "깍"), ("rkrt", "갃"), ("rkrtk", "각사"),
    ("hk", "ㅘ"),
    ("rt", "ㄱㅅ"),
  ])
  func dubeolsik(codes: String, text: String) { expect(.dubeolsik, codes, text) }

  private func expect(_ layout: Layout, _ codes: String, _ text: String) {
    var field = Typed(layout)
    field.pressCodes(codes)
    #expect(field.text == text.scalars, "\(String(scalars: field.text))")
  }
}

/// Space, whose effect `Layout.spaceEndsRun` decides.
@Suite struct SpaceTests {
  @Test(arguments: Layout.all)
  func endsTheRunOrWritesASpaceAsTheLayoutSays(layout: Layout) {
    let waits = ["cheonjiin", "sky"].contains(layout.id)
    #expect(layout.spaceEndsRun == waits)
    var field = TextField(layout: layout)
    field.press(layout.keys[3])
    let run = field.run
    field.space()
    #expect(field.run.isEmpty && field.scalars == run + (waits ? [] : [" "]))
    field.space()
    #expect(field.scalars == run + (waits ? [" "] : [" ", " "]))
  }

  @Test func withNothingComposedItWritesASpaceAnywhere() {
    for layout in Layout.all {
      var field = TextField(layout: layout)
      field.space()
      #expect(field.scalars == [" "] && field.run.isEmpty)
    }
  }

  /// A press that does nothing begins no run.
  @Test func aModifierAloneComposesNothing() {
    var field = Typed(.naratgeul)
    field.pressCodes("*")
    #expect(field.field.run.isEmpty)
    field.field.deleteStroke()
    field.field.deleteJamo()
    #expect(field.text.isEmpty)
  }
}
