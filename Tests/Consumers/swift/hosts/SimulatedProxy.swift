#if canImport(Hwalja)
  import Hwalja
#endif

/// A text document proxy as UIKit's is: an optimistic mirror of a field in an app.
///
/// One's own edits show in it at once. An answer of the app replaces it by the field as of an earlier call, and then
/// lacks what was called since. The calls of one turn of the run loop are answered together, as in every host that was
/// measured: a deletion and an insertion never show apart. Time is a number here, and passes only by ``pass(to:)``.
final class SimulatedProxy: SimulatedHost {
  private(set) var app: SimulatedApp
  var field: FieldText { app.field }
  var sent: [String] { app.sent }
  let telling: Telling
  let answers: Answers
  /// Called with the time when the app has said something.
  var onChange: (Double) -> Void = { _ in }
  /// How often `deleteBackward` was called.
  private(set) var deletions = 0

  private var mirror = FieldText()
  private(set) var now = 0.0
  /// What the app will have said, in the order in which it comes.
  private var underway: [(due: Double, turn: Int, field: FieldText)] = []
  private var isAbsent = false
  /// The turn of the run loop; each time that passes is another.
  private var turn = 0

  init(app: SimulatedApp = .init(), telling: Telling = .init(), answers: Answers = .init()) {
    (self.app, self.telling, self.answers) = (app, telling, answers)
  }

  // What the session sees.

  var documentContextBeforeInput: String? { isAbsent ? nil : telling.before(mirror) }
  var selectedText: String? {
    isAbsent || telling.isBlind || mirror.selected.isEmpty ? nil : mirror.selected
  }
  var hasText: Bool { telling.hasText(mirror) }

  func deleteBackward() {
    deletions += 1
    mirror.deleteBackward()
    call(.delete)
  }

  func insertText(_ text: String) {
    mirror.insert(text)
    call(.insert(text))
  }

  private func call(_ call: SimulatedApp.Call) {
    guard app.perform(call, at: now, turn: turn) else { return }
    switch (answers.to, call) {
    case (.none, _), (.newlines, .delete): return
    case (.newlines, .insert(let text)) where text != "\n": return
    default: break
    }
    let arrival = app.done + answers.after
    let patience = answers.late == 0 ? 0 : Answers.patience
    if underway.last?.turn == turn { underway.removeLast() }
    underway.append((arrival + patience, turn, app.field))
    // An answer that waits for later ones goes out with the last of them.
    if answers.late > 0, underway.count > answers.late {
      underway[underway.count - 1 - answers.late].due = arrival
    }
  }

  // What time and others do.

  /// Lets time pass: what the app says until then arrives.
  func pass(to time: Double) {
    while let answer = underway.first, answer.due <= time {
      underway.removeFirst()
      mirror = answer.field
      isAbsent = false
      now = max(now, answer.due)
      turn += 1
      onChange(now)
    }
    now = max(now, time)
    turn += 1
  }

  /// Waits until the app has said all that it will say.
  func settle() { pass(to: max(now, app.done, underway.map(\.due).max() ?? 0)) }

  /// The user, or something else, changes the field: in a pause, so that the proxy shows it at once.
  func change(_ edit: (inout FieldText) -> Void) { change(isPaste: false, edit) }
  func change(isPaste: Bool, _ edit: (inout FieldText) -> Void) {
    settle()
    app.change(edit)
    mirror = app.field
    isAbsent = isPaste && telling.isAbsentAfterPaste
    turn += 1
    if answers.to != .none { onChange(now) }
  }

  /// The app has to take this long for a newline from now on.
  func takeForNewlines(_ seconds: Double) {
    if case .send = app.newline { app.newline = .send(seconds: seconds) }
  }
}
