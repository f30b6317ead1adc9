import Keyboards
import Layouts
import Rule
import TestSupport
import Testing

/// The table of docs/KEYBOARD.md that says what becomes of shift, of the model that drivers are held against.
@Suite struct KeyboardShiftTests {
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
    let text = try Repository.text("docs/KEYBOARD.md")
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
    var model = KeyboardModel.typing(after: isDue ? "" : "x")
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

extension KeyboardModel {
  /// The Korean keyboard of Dubeolsik on a field that asks for capitals, in which the cursor stands after `text`.
  fileprivate static func typing(after text: String) -> KeyboardModel {
    KeyboardModel(
      .korean(.dubeolsik), KeyboardField(.letters, .sentences), SessionField(before: text))
  }

  /// Taps the slots with these legends, one after another; `+350` lets time pass.
  fileprivate mutating func type(_ legends: String) {
    for legend in legends.split(separator: " ").map(String.init) {
      if let time = Int(legend.dropFirst()), legend.hasPrefix("+") {
        take(.pass(time))
        continue
      }
      let places = rows.enumerated().flatMap { row, slots in
        slots.indices.filter { self.legend(of: slots[$0]) == legend }.map { KeyboardPlace(row, $0) }
      }
      guard let place = places.first else {
        Issue.record("no slot says \(legend) on the page \(pageID)")
        return
      }
      take(.down(0, place))
      take(.up(0))
    }
  }
}
