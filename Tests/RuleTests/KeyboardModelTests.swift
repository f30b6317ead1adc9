import Foundation
import Keyboards
import Layouts
import Rule
import Testing

/// What docs/KEYBOARD.md says, of the model that the scenarios are written from.
@Suite struct KeyboardModelTests {
  /// Taps the slots with these legends, one after another; `+350` lets time pass.
  private func type(_ legends: String, on model: inout KeyboardModel) {
    for legend in legends.split(separator: " ").map(String.init) {
      if let time = Int(legend.dropFirst()), legend.hasPrefix("+") {
        model.take(.pass(time))
      } else {
        model.take(.down(0, place(of: legend, on: model)))
        model.take(.up(0))
      }
    }
  }

  private func place(of legend: String, on model: KeyboardModel) -> KeyboardPlace {
    for (row, slots) in model.rows.enumerated() {
      if let column = slots.firstIndex(where: { model.legend(of: $0) == legend }) {
        return KeyboardPlace(row, column)
      }
    }
    Issue.record("no slot says \(legend) on the page \(model.pageID)")
    return KeyboardPlace(0, 0)
  }

  private func model(
    _ layout: Layout = .dubeolsik, _ field: KeyboardField = KeyboardField(), text: String = ""
  ) -> KeyboardModel {
    KeyboardModel(.korean(layout), field, SessionField(before: text))
  }

  @Test func shiftGoesOffAfterOneLetterAndDoesNotLockOnKorean() {
    var model = model()
    type("⇧ ⇧", on: &model)
    #expect(model.shift == .off)
    type("⇧ ㄲ ㅏ ㄱ", on: &model)
    #expect(model.text.before == "깍" && model.shift == .off)
  }

  @Test func twoTapsInTimeLockShiftOnLatinAndOneUnlocksIt() {
    var model = model()
    type("한/영 ⇧ +300 ⇧ A B", on: &model)
    #expect(model.text.before == "AB" && model.shift == .locked)
    type("⇧ c ⇧ +301 ⇧ d", on: &model)
    #expect(model.text.before == "ABcd" && model.shift == .off)
  }

  @Test func shiftUnderAFingerShiftsAllAndIsOffAfterwards() {
    var model = model()
    type("한/영", on: &model)
    model.take(.down(1, place(of: "⇧", on: model)))
    type("A B", on: &model)
    model.take(.up(1))
    type("c", on: &model)
    #expect(model.text.before == "ABc")
  }

  @Test func capitalsAreDueWhereTheFieldAsksForThemAndNotOnKorean() {
    var model = model(.dubeolsik, KeyboardField(.letters, .sentences))
    #expect(model.shift == .off)
    type("한/영", on: &model)
    #expect(model.shift == .due)
    type("H i . ␣", on: &model)
    #expect(model.text.before == "Hi. " && model.shift == .due)
    type("⇧ a", on: &model)
    #expect(model.text.before == "Hi. a")
  }

  /// FlorisBoard #1483 and #1623: shift that stays on, capitals where none belong.
  @Test func anotherLanguageTurnsShiftOff() {
    var model = model()
    type("한/영 ⇧ 한/영 ㄱ", on: &model)
    #expect(model.text.before == "ㄱ" && model.shift == .off)
  }

  @Test func symbolsGoBackToTheLettersAfterASpaceOnceUsed() {
    var model = model(.cheonjiin)
    type("!#1 ␣", on: &model)
    #expect(model.pageID == "symbols")
    type("? ␣", on: &model)
    #expect(model.pageID == "letters" && model.text.before == " ? ")
    type("!#1 123 1 ␣", on: &model)
    #expect(model.pageID == "digits")
  }

  @Test func anApostropheGoesBackToLatinAtOnceAndNotToKorean() {
    var model = model()
    type("!#1 '", on: &model)
    #expect(model.pageID == "symbols")
    type("가 한/영 !#1 '", on: &model)
    #expect(model.pageID == "latin")
  }

  @Test func aPageUnderAFingerIsLeftWithIt() {
    var model = model()
    model.take(.down(0, place(of: "!#1", on: model)))
    model.take(.move(0, place(of: "@", on: model)))
    model.take(.up(0))
    #expect(model.text.before == "@" && model.pageID == "letters")
  }

  @Test func holdingTypesTheDigitInPlaceOfTheKey() {
    var model = model(.cheonjiin)
    type("ㅇㅁ ㅣ", on: &model)
    model.take(.down(0, place(of: "ㆍ", on: model)))
    #expect(model.text.before == "아")
    model.take(.pass(350))
    #expect(model.text.before == "이2")
    model.take(.up(0))
    #expect(model.text.before == "이2")
  }

  @Test func aListIsChosenFromAndASecondFingerTakesWhatIsChosen() {
    var model = model()
    let stop = place(of: ".", on: model)
    for steps: [KeyboardStep] in [
      [.choose(0, 2), .up(0)], [.down(1, place(of: "ㄱ", on: model)), .up(1), .up(0)],
      [.choose(0, 7), .up(0)], [.cancel(0)],
    ] {
      for step in [.down(0, stop), .pass(350)] + steps { model.take(step) }
    }
    #expect(model.text.before == "!,ㄱ")
  }

  @Test func aFlickTypesItsOfferAndAnotherDirectionTheSlot() {
    var model = model()
    type("한/영", on: &model)
    let slot = place(of: "q", on: model)
    for (dx, dy) in [(3, 24), (3, 23), (30, 24), (0, -40)] {
      for step: KeyboardStep in [.down(0, slot), .drag(0, dx, dy), .up(0)] { model.take(step) }
    }
    #expect(model.text.before == "1qqq")
  }

  @Test func spaceMovesTheCursorAndTypesNothingThen() {
    var model = model(.dubeolsik, text: "abcdef")
    let space = place(of: "␣", on: model)
    model.take(.down(0, space))
    for dx in [-49, -50, -70, -60, 10] { model.take(.drag(0, dx, 0)) }
    model.take(.up(0))
    #expect(model.requests == [-1, -2, 1, 2].map { .moveCursor($0) })
    #expect(model.text.before == "abcdef")
  }

  @Test func backspaceRepeatsAndThenTakesWords() {
    var model = model(.dubeolsik, text: "one two three four " + String(repeating: "x", count: 32))
    let key = place(of: "⌫", on: model)
    model.take(.down(0, key))
    model.take(.pass(399))
    #expect(model.text.before.count == 50)
    for _ in 0..<32 { model.take(.pass(50)) }
    #expect(model.text.before == "one two three four")
    for _ in 0..<2 { model.take(.pass(200)) }
    #expect(model.text.before == "one two ")
    model.take(.up(0))
    model.take(.pass(1_000))
    #expect(model.text.before == "one two ")
  }

  @Test func twoSpacesAreAFullStopOnceAndBackspaceTakesItBack() {
    var model = model(.cheonjiin)
    type("ㄱㅋ ㅣ 다음 ␣ ␣", on: &model)
    #expect(model.text.before == "기. ")
    type("⌫", on: &model)
    #expect(model.text.before == "기  ")
    type("␣ ⌫", on: &model)
    #expect(model.text.before == "기  ")
    type("ㄱㅋ 다음 ␣ +1101 ␣", on: &model)
    #expect(model.text.before == "기  ㄱ  ")
  }

  @Test func fieldsOpenTheirPagesAndNameEnter() {
    var model = model(.sky, KeyboardField(.number, .none, .search))
    #expect(model.pageID == "number")
    type("검색", on: &model)
    #expect(model.requests == [.action(.search)] && model.text.before.isEmpty)
    model.take(.field(KeyboardField(.email)))
    #expect(model.pageID == "latin")
    type("a @ .", on: &model)
    #expect(model.text.before == "a@.")
  }

  /// The columns of the document's table of shift, but for the first.
  private enum Column: String, CaseIterable {
    case tap = "a tap"
    case taps = "two quick taps"
    case letter = "a letter"
    case due = "a capital is due"
    case notDue = "none is due any more"
    case page = "another page and back"
  }

  @Test func theTableOfShiftIsWhatTheModelDoes() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appendingPathComponent("docs/KEYBOARD.md"), encoding: .utf8)
    let states: [(KeyboardShift, Bool)] = [
      (.off, true), (.due, true), (.once, true), (.locked, true), (.off, false), (.once, false),
    ]
    for (state, hasCapitals) in states {
      let cells = Column.allCases.map { after($0, state, hasCapitals: hasCapitals).rawValue }
      let row = "| \(state.rawValue), with\(hasCapitals ? " capitals" : "out") | "
      #expect(text.contains(row + cells.joined(separator: " | ") + " |\n"), "\(row)\(cells)")
    }
    #expect(text.contains("| shift | " + Column.allCases.map(\.rawValue).joined(separator: " | ")))
  }

  /// Shift after `column` happens to a keyboard whose shift is `state`.
  private func after(_ column: Column, _ state: KeyboardShift, hasCapitals: Bool) -> KeyboardShift {
    // A capital is due already where shift says so, and where the column takes that away.
    let isDue = state == .due || column == .notDue
    var model = model(
      .dubeolsik, KeyboardField(.letters, .sentences), text: isDue ? "" : "x")
    if hasCapitals { type("한/영", on: &model) }
    let taps = state == .once ? 1 : state == .locked ? 2 : 0
    // Where a capital is due that is not to be, the first tap takes it away.
    let first = isDue && state != .due && hasCapitals ? 1 : 0
    for _ in 0..<(state == .locked ? taps : first + taps) {
      type(state == .locked ? "⇧" : "⇧ +301", on: &model)
    }
    type("+301", on: &model)
    #expect(model.shift == state)
    switch column {
    case .tap: type("⇧ +301", on: &model)
    case .taps: type("⇧ ⇧", on: &model)
    case .letter:
      type(hasCapitals ? (state == .off ? "q" : "Q") : state == .off ? "ㅂ" : "ㅃ", on: &model)
    case .due: model.take(.host(.empty))
    case .notDue: model.take(.host(.elsewhere("x")))
    case .page: type("!#1 \(hasCapitals ? "ABC" : "가")", on: &model)
    }
    return model.shift
  }
}
