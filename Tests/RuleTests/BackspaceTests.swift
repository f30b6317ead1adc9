import Hangul
import Layouts
import Rule
import TestSupport
import Testing

/// Backspace by jamo: the last letter goes or becomes simpler, and no other letters join.
@Suite struct JamoTests {
  @Test(arguments: [
    ("않", ["안", "아", "ㅇ", ""]), ("까", ["ㄲ", ""]), ("꽈", ["꼬", "ㄲ", ""]), ("의", ["으", "ㅇ", ""]),
    ("웩", ["웨", "우", "ㅇ", ""]), ("ㅙ", ["ㅗ", ""]), ("ㅆ", [""]), ("앟", ["아", "ㅇ", ""]),
    ("왜", ["오", "ㅇ", ""]),
    ("위", ["우", "ㅇ", ""]), ("워", ["우", "ㅇ", ""]), ("외", ["오", "ㅇ", ""]), ("걔", ["ㄱ", ""]),
    ("게", ["ㄱ", ""]),
    ("\u{1100}\u{11A2}", ["\u{1100}\u{119E}", "ㄱ", ""]), ("\u{11A2}", ["\u{119E}", ""]),
    ("가ㄱㅎ", ["각", "가", "ㄱ", ""]),
  ])
  func takesTheLastJamo(text: String, rest: [String]) {
    // In a run, the first ㄱ of 가ㄱㅎ becomes the tail of 가.
    let letters = text == "가ㄱㅎ" ? ["ㄱ", "ㅏ", "ㄱ", "ㅎ"] : UnicodeOracle.letters(of: text)
    var field = TextField(layout: .cheonjiin, run: letters)
    for expected in rest {
      field.deleteJamo()
      #expect(field.scalars == expected.scalars, "\(String(scalars: field.scalars))")
    }
    field.deleteJamo()
    #expect(field.scalars.isEmpty)
  }

  /// 달거 without its vowel is 달ㄱ and not 닭, although both have the same letters; the next key changes
  /// only the ㄱ.
  @Test func doesNotGiveATailBack() {
    var field = TextField(layout: .dubeolsik, run: ["ㄷ", "ㅏ", "ㄹ", "ㄱ", "ㅓ"])
    field.deleteJamo()
    #expect(field.scalars == "달ㄱ".scalars)
    field.press(Layout.dubeolsik.keys.first { $0.id == "ㅏ" }!)
    #expect(field.scalars == "달가".scalars)
    field.deleteJamo()
    field.deleteJamo()
    #expect(field.scalars == "달".scalars)
    field.press(Layout.dubeolsik.keys.first { $0.id == "ㄱ" }!)
    #expect(field.scalars == "닭".scalars)
  }

  @Test func withNothingComposedTheLastScalarGoes() {
    for delete in [{ $0.deleteJamo() }, { $0.deleteStroke() }] as [(inout TextField) -> Void] {
      var field = TextField(layout: .cheonjiin, run: ["ㅇ", "ㅏ", "ㄴ"])
      field.commit()
      field.space()
      for expected in ["안", "", ""] {
        delete(&field)
        #expect(field.scalars == expected.scalars)
      }
    }
  }

  /// Deleting on a run and writing a run with a deletion agree on every run of a unit and a letter.
  @Test(arguments: TestedLayout.all)
  func everySyllableAndLetterLosesItsLastJamo(tested: TestedLayout) throws {
    let style = tested.layout.dotStyle
    var units = UnicodeOracle.syllables.map { UnicodeOracle.letters(of: String($0)) }
    units += tested.layout.letters.map { [$0] }
    for unit in units {
      var field = TextField(layout: tested.layout, run: unit)
      field.deleteJamo()
      var written: [Unicode.Scalar] = []
      ComposingRun.writeDeletingJamo(unit, style: style, to: &written)
      try agree("\(unit)", written, field.scalars)
      var run = ComposingRun(layout: tested.layout, letters: unit)
      run.deleteJamo()
      try agree("\(unit)", written, run.scalars)
    }
  }

  @Test func anEmptyRunStaysEmpty() {
    var run = ComposingRun(layout: .sky)
    run.deleteJamo()
    var written: [Unicode.Scalar] = ["a"]
    ComposingRun.writeDeletingJamo([], style: .conjoining, to: &written)
    #expect(run.letters.isEmpty && run.startOfLastUnit == 0 && written == ["a"])
  }
}

/// Backspace by stroke takes back the presses of the last syllable one by one, then whole syllables.
@Suite struct StrokeTests {
  @Test func whateverSplitsAndMergesLieBetween() {
    var field = Typed(.cheonjiin)
    field.press("ㅇㅁ 인 천 ㄴㄹ ㅅㅎ ㅅㅎ")
    #expect(field.text == "않".scalars)
    for expected in ["안ㅅ", "안", "아", "이", "ㅇ", "", ""] {
      field.field.deleteStroke()
      #expect(field.text == expected.scalars, "\(String(scalars: field.text))")
    }
  }

  /// Every syllable of every layout comes back press by press.
  @Test(arguments: TestedLayout.all)
  func everyPressOfEverySyllableComesBack(tested: TestedLayout) throws {
    var typist = Typist(tested.layout)
    for scalar in UnicodeOracle.syllables {
      let letters = UnicodeOracle.letters(of: String(scalar))
      guard let presses = typist.presses(for: letters) else { throw Disagreement("\(scalar)") }
      var field = TextField(layout: tested.layout)
      var before: [[Unicode.Scalar]] = []
      for key in presses {
        before.append(field.scalars)
        field.press(key)
      }
      try agree("\(scalar)", field.scalars, [scalar])
      for text in before.reversed() {
        field.deleteStroke()
        try agree("\(scalar)", field.scalars, text)
      }
    }
  }

  /// After the presses of the last syllable, the syllables before it go whole.
  @Test func thenWholeSyllables() {
    var field = Typed(.dubeolsik)
    field.pressCodes("gksrmfdmf")
    #expect(field.text == "한글을".scalars)
    for expected in ["한글으", "한글ㅇ", "한글", "한", "", ""] {
      field.field.deleteStroke()
      #expect(field.text == expected.scalars, "\(String(scalars: field.text))")
    }
  }

  /// A tail that a vowel moved on comes back when the press of the vowel is taken back.
  @Test func aTailThatMovedOnComesBack() {
    var field = Typed(.dubeolsik)
    field.pressCodes("dkswdk")
    #expect(field.text == "앉아".scalars)
    field.field.deleteStroke()
    #expect(field.text == "앉ㅇ".scalars)
    field = Typed(.dubeolsik)
    field.pressCodes("dkswk")
    #expect(field.text == "안자".scalars)
    for expected in ["앉", "안", "", ""] {
      field.field.deleteStroke()
      #expect(field.text == expected.scalars, "\(String(scalars: field.text))")
    }
  }

  /// A press between two backspaces makes the floor unknown again.
  @Test func pressesAndStrokesTakeTurns() {
    var field = Typed(.cheonjiin)
    field.press("ㅇㅁ 인 천 ㄴㄹ ㅅㅎ ㅅㅎ")
    field.field.deleteStroke()
    field.press("ㅅㅎ 지")
    #expect(field.text == "안흐".scalars)
    for expected in ["않", "안ㅅ", "안"] {
      field.field.deleteStroke()
      #expect(field.text == expected.scalars, "\(String(scalars: field.text))")
    }
  }

  /// A backspace by jamo and a commit forget the history.
  @Test func aJamoAndACommitForgetThePressesBefore() {
    var field = Typed(.cheonjiin)
    field.press("ㅇㅁ 인 천 ㄴㄹ")
    field.field.deleteJamo()
    #expect(field.text == "아".scalars)
    field.field.deleteStroke()
    #expect(field.text.isEmpty)
    field.press("ㅇㅁ 인 천")
    field.field.commit()
    field.press("ㄴㄹ ㄴㄹ")
    for expected in ["아ㄴ", "아", ""] {
      field.field.deleteStroke()
      #expect(field.text == expected.scalars)
    }
  }

  /// A press that advances a letter to itself is no stroke.
  @Test func aPressThatChangesNothingIsNotTakenBack() {
    var field = Typed(.naratgeul)
    field.pressCodes("66333")
    for expected in ["ㅜ", "ㅗ", ""] {
      field.field.deleteStroke()
      #expect(field.text == expected.scalars)
    }
  }
}
