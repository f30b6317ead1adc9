import Foundation
import Hangul
import Layouts
import Rule
import TestSupport
import Testing

/// Backspace by jamo, after which the last letter is gone or simpler and no other letters join, and by stroke, which
/// takes back the presses of the last syllable one by one, then whole syllables.
@Suite struct BackspaceTests {
  @Test(arguments: [
    ("않", "안 아 ㅇ"), ("까", "ㄲ"), ("꽈", "꼬 ㄲ"), ("의", "으 ㅇ"), ("웩", "웨 우 ㅇ"), ("ㅙ", "ㅗ"), ("ㅆ", ""),
    ("앟", "아 ㅇ"), ("왜", "오 ㅇ"), ("위", "우 ㅇ"), ("워", "우 ㅇ"), ("외", "오 ㅇ"), ("걔", "ㄱ"),
    ("\u{1100}\u{11A2}", "\u{1100}\u{119E} ㄱ"), ("\u{11A2}", "\u{119E}"),
  ])
  func takesTheLastJamo(text: String, rest: String) {
    var field = TextField(layout: .cheonjiin, run: UnicodeOracle.letters(of: text))
    for expected in rest.components(separatedBy: " ") + ["", ""] {
      field.deleteJamo()
      #expect(field.scalars == expected.scalars)
    }
  }

  /// Steps, and then what each further step leaves. A vowel's press moved a tail on, and its stroke brings it back; by
  /// jamo it does not: 달거 without its vowel is 달ㄱ and not 닭, and the next key changes only the ㄱ.
  @Test(arguments: [
    (Layout.dubeolsik, "ekfrj", "⌫ 달ㄱ, k 달가, ⌫ 달ㄱ, ⌫ 달, r 닭"),
    (.cheonjiin, "412488", "⌫ 각, ⌫ 가, ⌫ ㄱ"),
    (.cheonjiin, "0125 _ ␣", "⌫ 안, ⌫ "), (.cheonjiin, "0125 _ ␣", "⎌ 안, ⎌ "),
    (.cheonjiin, "012588", "⎌ 안ㅅ, ⎌ 안, ⎌ 아, ⎌ 이, ⎌ ㅇ, ⎌ "),
    (.dubeolsik, "gksrmfdmf", "⎌ 한글으, ⎌ 한글ㅇ, ⎌ 한글, ⎌ 한, ⎌ "),
    (.dubeolsik, "dkswdk", "⎌ 앉ㅇ"), (.dubeolsik, "dkswk", "⎌ 앉, ⎌ 안, ⎌ "),
    (.cheonjiin, "012588", "⎌ 안ㅅ, 8 않, 3 안흐, ⎌ 않, ⎌ 안ㅅ, ⎌ 안"), (.cheonjiin, "0125", "⌫ 아, ⎌ "),
    (.cheonjiin, "012 _ 55", "⎌ 아ㄴ, ⎌ 아, ⎌ "), (.naratgeul, "66333", "⎌ ㅜ, ⎌ ㅗ, ⎌ "),
  ])
  func stepByStep(layout: Layout, steps: String, after: String) {
    var typed = Typed(layout, steps)
    for step in after.split(separator: ", ") {
      let parts = step.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      typed.press(parts[0])
      #expect(typed.text.scalars == parts[1].scalars, "\(step): \(typed.text)")
    }
  }

  /// Every syllable comes back press by press, and loses its last jamo alike in a field, in a run and where a run is
  /// written without it.
  @Test(arguments: Layout.inAllStyles)
  func everySyllableComesBack(layout: Layout) throws {
    let routes = KeyRoutes(layout)
    for scalar in UnicodeOracle.syllables {
      let letters = UnicodeOracle.letters(of: String(scalar))
      var field = TextField(layout: layout)
      var before: [[Unicode.Scalar]] = []
      for key in try #require(layout.keys(for: letters, by: routes)) {
        before.append(field.scalars)
        field.press(key)
      }
      try #require(field.scalars == [scalar])
      for text in before.reversed() {
        field.deleteStroke()
        try #require(field.scalars == text, "\(scalar)")
      }
      try expectOneWithoutItsLastJamo(letters, layout)
    }
    for letter in layout.letters { try expectOneWithoutItsLastJamo([letter], layout) }
  }

  private func expectOneWithoutItsLastJamo(_ letters: [Letter], _ layout: Layout) throws {
    var field = TextField(layout: layout, run: letters)
    field.deleteJamo()
    var written: [Unicode.Scalar] = []
    ComposingRun.writeDeletingJamo(letters, style: layout.dotStyle, to: &written)
    var run = ComposingRun(layout: layout, letters: letters)
    run.deleteJamo()
    try #require(written == field.scalars && written == run.scalars, "\(letters)")
  }

  @Test func anEmptyRunStaysEmpty() {
    var run = ComposingRun(layout: .sky)
    run.deleteJamo()
    var written: [Unicode.Scalar] = ["a"]
    ComposingRun.writeDeletingJamo([], style: .conjoining, to: &written)
    #expect(run.letters.isEmpty && run.startOfLastUnit == 0 && written == ["a"])
  }
}
