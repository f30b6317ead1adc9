import Hwalja
import Testing

/// The facts about UIKit that the simulated fields stand for.
struct SimulatedFieldTests {
  private func field(
    _ text: String, _ context: Telling.Context = .whole,
    _ notice: SimulatedField.Notice = .never, lateness: Int = 0
  ) -> SimulatedField {
    let field = SimulatedField(context: context, notice: notice, lateness: lateness)
    field.empty(text)
    return field
  }

  @Test func deletingTakesACharacterHoweverManyScalarsItHas() {
    let field = field("가개\u{119E}👨‍👩‍👧‍👦")
    field.deleteBackward()
    #expect(field.documentContextBeforeInput?.unicodeScalars.count == 3)
    field.deleteBackward()
    #expect(field.documentContextBeforeInput == "가")
    field.deleteBackward()
    field.deleteBackward()
    #expect(!field.hasText)
  }

  @Test func deletingTakesASelectionAndNothingElse() {
    let field = field("안ABC")
    field.select(1..<3)
    #expect(field.selectedText == "AB")
    #expect(field.documentContextBeforeInput == "안")
    field.deleteBackward()
    #expect(String(String.UnicodeScalarView(field.scalars)) == "안C")
    #expect(field.selection == 1..<1)
    #expect(field.selectedText == nil)
  }

  @Test func insertingNothingTakesASelection() {
    let field = field("안ABC")
    field.select(1..<3)
    field.insertText("")
    #expect(String(String.UnicodeScalarView(field.scalars)) == "안C")
  }

  @Test func insertingWritesAtTheCursor() {
    let field = field("안C")
    field.moveCursor(to: 1)
    field.insertText("B")
    #expect(field.documentContextBeforeInput == "안B")
    #expect(String(String.UnicodeScalarView(field.scalars)) == "안BC")
    field.moveCursor(to: 0)
    field.deleteBackward()
    #expect(String(String.UnicodeScalarView(field.scalars)) == "안BC")
  }

  @Test func theContextMayStopAtASentenceOrBeNilBesideNoText() {
    #expect(field("하나. 둘", .sentence).documentContextBeforeInput == " 둘")
    #expect(field("하나\n둘", .sentence).documentContextBeforeInput == "둘")
    #expect(field("하나.", .sentence).documentContextBeforeInput == "")
    let silent = field("하나", .absent)
    #expect(silent.documentContextBeforeInput == nil)
    #expect(!silent.hasText)
  }

  @Test func lateAnswersAreThoseOfSomeChangesAgo() {
    let field = field("가", lateness: 3)
    for text in ["나", "다", "라", "마"] { field.insertText(text) }
    #expect(field.documentContextBeforeInput == "가나")
    field.select(0..<1)
    #expect(field.documentContextBeforeInput == "")
    #expect(field.selectedText == "가")
    field.insertText("바")
    #expect(field.selectedText == "가")
  }

  @Test(arguments: [(SimulatedField.Notice.atOnce, 5), (.threeLate, 2), (.never, 0)])
  func changesAreToldAtOnceOrLateOrNot(notice: SimulatedField.Notice, times: Int) {
    let field = SimulatedField(notice: notice)
    var count = 0
    field.onChange = { count += 1 }
    field.insertText("가나")
    field.deleteBackward()
    field.moveCursor(to: 0)
    field.typeElsewhere("다")
    field.empty()
    #expect(count == times)
  }
}
