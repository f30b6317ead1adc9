import Layouts
import Rule

/// A text field with a cursor, and an input session that drives it: the model for the sessions of all languages.
///
/// The run always ends at the cursor. A real session has to find out what its host did. The model is told of
/// everything in steps; it goes by what the host reports only where the host does not report all.
struct SessionModel: Sendable {
  private typealias Text = [Unicode.Scalar]

  private let layouts: [Layout]
  private(set) var layout: Layout
  var keys: [Key] { layout.keys }
  private var typed: TextField
  private var before: Text
  private var selected: Text
  private var after: Text
  private var report = SessionReport.all
  /// True if each run is written only when it ends. Nothing that the host does ends one then.
  private(set) var writesOnCommit = false
  /// The text before the cursor with the run, at first and after each step.
  private var past: [Text] = []
  /// Whether the host has reported all of the run since that last changed, and since it began.
  private var isShown = false
  private var wasShown = false

  /// A field that holds `field` and is typed into on `layout`; the user can change to any of `layouts`.
  init(_ layout: Layout, among layouts: [Layout], _ field: FieldText) {
    self.layouts = layouts
    self.layout = layout
    typed = TextField(layout: layout)
    before = Array(field.before.unicodeScalars)
    selected = Array(field.selected.unicodeScalars)
    after = Array(field.after.unicodeScalars)
    past = [before]
  }

  var field: FieldText {
    FieldText(before: String(shownBefore), selected: String(selected), after: String(after))
  }

  /// The text before the cursor, with the run if that is in the field.
  private var shownBefore: Text { writesOnCommit ? before : before + typed.run }

  /// The scalars that can still change.
  var run: [Unicode.Scalar] { typed.run }

  /// Whether space ends the run and writes nothing.
  var isEndedBySpace: Bool { typed.spaceOnlyEndsRun }

  /// The step that `word` stands for now, as questions write it; nil if it means nothing, or nothing in this field.
  func step(_ word: Substring) -> SessionStep? {
    guard let step = SessionStep(notation: word, on: keys) else { return nil }
    let length = shownBefore.count + selected.count + after.count
    let isPossible =
      switch step {
      case .cursor(let place): place <= length
      case .select(let range): range.upperBound <= length
      case .layout(let id): layouts.contains { $0.styledID == id }
      case .press, .elsewhere, .empty, .report, .writesOnCommit: true
      }
    return isPossible ? step : nil
  }

  /// Does what `step` says; the host tells the session after it that something has changed.
  mutating func take(_ step: SessionStep) {
    let old = typed.run
    perform(step)
    if typed.run != old { isShown = false }
    past.append(shownBefore)
    if !writesOnCommit { endRunUnlessReported() }
  }

  private mutating func perform(_ step: SessionStep) {
    switch step {
    case .press(.key(let key)): press(keys[key])
    case .press(.pause): typed.pause()
    case .press(.next): endRun()
    case .press(.space): space()
    case .press(.text(let text)): write(text)
    case .press(.jamo): deleteBackward { $0.deleteJamo() }
    case .press(.stroke): deleteBackward { $0.deleteStroke() }
    case .cursor(let place): select(place..<place)
    case .select(let range): select(range)
    case .elsewhere(let text):
      noticeChange()
      insert(Array(text.unicodeScalars))
    case .report(let report): self.report = report
    case .writesOnCommit:
      if !writesOnCommit { endRun() }
      writesOnCommit = true
    case .empty:
      noticeChange()
      (before, selected, after) = ([], [], [])
    case .layout(let id):
      endRun()
      layout = layouts.first { $0.styledID == id }!
      typed = TextField(layout: layout)
    }
  }

  /// Ends the run where the host reports something else, or less than it has reported of this run.
  private mutating func endRunUnlessReported() {
    let reported = reported
    if reported?.ends(with: typed.run) == true {
      (isShown, wasShown) = (typed.isComposing, typed.isComposing)
    } else if isShown || reported?.isEmpty != false && wasShown || reported.map(typed.run.ends) == false {
      endRun()
    }
  }

  /// The text before the cursor as the host reports it, nil for none.
  private var reported: Text? {
    switch report {
    case .all: before + typed.run
    case .last(let count): (before + typed.run).suffix(count)
    case .nothing: nil
    case .late(let steps): past[max(0, past.count - 1 - steps)]
    }
  }

  private mutating func press(_ key: Key) {
    if isSelected || typed.pauseEndsRun(before: key) { endRun() }
    typed.press(key)
    // A key that writes nothing replaces nothing.
    if typed.isComposing, !writesOnCommit { selected = [] }
  }

  private mutating func space() {
    if typed.spaceOnlyEndsRun && !isSelected { endRun() } else { write([" "]) }
  }

  private mutating func write(_ text: Text) {
    endRun()
    insert(text)
  }

  private mutating func deleteBackward(_ delete: (inout TextField) -> Void) {
    if isSelected {
      endRun()
      selected = []
    } else if typed.isComposing {
      delete(&typed)
    } else if !writesOnCommit {
      before = Array(String(before).dropLast().unicodeScalars)
    }
  }

  private mutating func select(_ range: Range<Int>) {
    noticeChange()
    let all = before + selected + after
    before = Array(all[..<range.lowerBound])
    selected = Array(all[range])
    after = Array(all[range.upperBound...])
  }

  /// True if the session knows of a selection.
  private var isSelected: Bool { !selected.isEmpty && !writesOnCommit }

  /// The session notices that something else changes the field or moves its cursor.
  private mutating func noticeChange() {
    if !writesOnCommit { endRun() }
  }

  private mutating func endRun() {
    (isShown, wasShown) = (false, false)
    insert(typed.run)
    typed = TextField(layout: layout)
  }

  /// Writes `text`, unless it is empty, at the cursor or over the selection.
  private mutating func insert(_ text: Text) {
    if !text.isEmpty { selected = [] }
    before += text
  }
}

extension Array where Element: Equatable {
  fileprivate func ends(with end: [Element]) -> Bool { suffix(end.count).elementsEqual(end) }
}
