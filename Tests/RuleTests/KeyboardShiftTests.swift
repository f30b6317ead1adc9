import Foundation
import Keyboards
import Rule
import Testing

/// What docs/KEYBOARD.md says of shift and capitals, of the model that the scenarios are written from.
@Suite struct KeyboardShiftTests {
  @Test func shiftGoesOffAfterOneLetterAndDoesNotLockOnKorean() {
    var model = KeyboardModel.typing()
    model.type("⇧ ⇧")
    #expect(model.shift == .off)
    model.type("⇧ ㄲ ㅏ ㄱ")
    #expect(model.text.before == "깍" && model.shift == .off)
  }

  @Test func twoTapsInTimeLockShiftOnLatinAndOneUnlocksIt() {
    var model = KeyboardModel.typing()
    model.type("한/영 ⇧ +300 ⇧ A B")
    #expect(model.text.before == "AB" && model.shift == .locked)
    model.type("⇧ c ⇧ +301 ⇧ d")
    #expect(model.text.before == "ABcd" && model.shift == .off)
  }

  @Test func shiftUnderAFingerShiftsAllAndIsOffAfterwards() {
    var model = KeyboardModel.typing()
    model.type("한/영")
    model.take(.down(1, model.place(of: "⇧")))
    model.type("A B")
    model.take(.up(1))
    model.type("c")
    #expect(model.text.before == "ABc")
  }

  @Test func capitalsAreDueWhereTheFieldAsksForThemAndNotOnKorean() {
    var model = KeyboardModel.typing(.dubeolsik, KeyboardField(.letters, .sentences))
    #expect(model.shift == .off)
    model.type("한/영")
    #expect(model.shift == .due)
    model.type("H i . ␣")
    #expect(model.text.before == "Hi. " && model.shift == .due)
    model.type("⇧ a")
    #expect(model.text.before == "Hi. a")
  }

  /// FlorisBoard #1483 and #1623: shift that stays on, capitals where none belong.
  @Test func anotherLanguageTurnsShiftOff() {
    var model = KeyboardModel.typing()
    model.type("한/영 ⇧ 한/영 ㄱ")
    #expect(model.text.before == "ㄱ" && model.shift == .off)
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
    var model = KeyboardModel.typing(
      .dubeolsik, KeyboardField(.letters, .sentences), text: isDue ? "" : "x")
    if hasCapitals { model.type("한/영") }
    let taps = state == .once ? 1 : state == .locked ? 2 : 0
    // Where a capital is due that is not to be, the first tap takes it away.
    let first = isDue && state != .due && hasCapitals ? 1 : 0
    for _ in 0..<(state == .locked ? taps : first + taps) {
      model.type(state == .locked ? "⇧" : "⇧ +301")
    }
    model.type("+301")
    #expect(model.shift == state)
    switch column {
    case .tap: model.type("⇧ +301")
    case .taps: model.type("⇧ ⇧")
    case .letter:
      model.type(hasCapitals ? (state == .off ? "q" : "Q") : state == .off ? "ㅂ" : "ㅃ")
    case .due: model.take(.host(.empty))
    case .notDue: model.take(.host(.elsewhere("x")))
    case .page: model.type("!#1 \(hasCapitals ? "ABC" : "가")")
    }
    return model.shift
  }
}
