import Layouts
import Rule

/// A text field and an input session that drives it. This is the model for the sessions in all languages.
///
/// The run, which is the text still being composed, always ends at the cursor. A real session has to find out what its
/// host has done. The model is different: it gets every change as a step, and uses the host's reports only if they are
/// incomplete or late.
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
  /// True if each run is written only when it ends. In this mode, the host cannot end a run.
  private(set) var writesOnCommit = false
  /// The text before the cursor, including the run, at the start and after each step.
  private var past: [Text] = []
  /// True if the host has reported the whole run since the run last changed.
  private var isShown = false
  /// True if the host has reported the whole run since the run began.
  private var wasShown = false

  /// Creates a session on `layout` in a field with the text `field`. The user can switch to any of `layouts`.
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

  /// The text before the cursor, including the run if it is in the field.
  private var shownBefore: Text { writesOnCommit ? before : before + typed.run }

  /// The scalars of the run, which can still change.
  var run: [Unicode.Scalar] { typed.run }

  /// True if space only ends the run and writes no space.
  var isEndedBySpace: Bool { typed.spaceOnlyEndsRun }

  /// Parses a step in the notation of questions. Returns nil if `word` is not a step, or if the step is not possible in
  /// this field.
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

  /// Performs `step`. The host then reports a change to the session.
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

  /// Ends the run if the host reports a different text, or less of the run than it has reported before.
  private mutating func endRunUnlessReported() {
    let reported = reported
    if reported?.ends(with: typed.run) == true {
      (isShown, wasShown) = (typed.isComposing, typed.isComposing)
    } else if isShown || reported?.isEmpty != false && wasShown || reported.map(typed.run.ends) == false {
      endRun()
    }
  }

  /// The text before the cursor as the host reports it, or nil if it reports nothing.
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
    // A key that writes nothing keeps the selection.
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

  /// True if there is a selection and the session can see it.
  private var isSelected: Bool { !selected.isEmpty && !writesOnCommit }

  /// Ends the run because something else changes the field or moves the cursor. A session that writes on commit cannot
  /// see that, so its run goes on.
  private mutating func noticeChange() {
    if !writesOnCommit { endRun() }
  }

  private mutating func endRun() {
    (isShown, wasShown) = (false, false)
    insert(typed.run)
    typed = TextField(layout: layout)
  }

  /// Writes `text` at the cursor or over the selection. If `text` is empty, the selection stays.
  private mutating func insert(_ text: Text) {
    if !text.isEmpty { selected = [] }
    before += text
  }
}

extension Array where Element: Equatable {
  fileprivate func ends(with end: [Element]) -> Bool { suffix(end.count).elementsEqual(end) }
}
