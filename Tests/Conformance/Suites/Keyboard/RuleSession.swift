import SwiftRuntime

import enum Layouts.Press

/// A session backed by the rule. The session never has to guess, because every change is reported to it.
final class RuleSession: KeyboardSession {
  var layout: KeyboardLayout
  private(set) var model: SessionModel
  private(set) var requests: [KeyboardRequest] = []
  private var lastPress: Double?

  init(_ layout: KeyboardLayout, _ model: SessionModel) {
    self.layout = layout
    self.model = model
  }

  init(copying other: RuleSession) {
    (layout, model) = (other.layout, other.model)
    (requests, lastPress) = (other.requests, other.lastPress)
  }

  var run: [Unicode.Scalar] { model.run }
  var isSelected: Bool { !model.field.selected.isEmpty }
  var before: String? { model.field.before }
  var isEndedBySpace: Bool { model.isEndedBySpace }

  func press(_ key: Key, at time: Double?) -> Outcome {
    if let time, let lastPress, time - lastPress >= layout.cycleTimeout {
      model.take(.press(.pause))
    }
    lastPress = time
    return take(layout.keys.firstIndex(of: key).map { [.key($0)] } ?? [])
  }

  func insert(_ text: String) -> Outcome { take([.text(Array(text.unicodeScalars))]) }

  func replace(_ count: Int, with text: String) -> Outcome {
    let deleting = [Press](repeating: .jamo, count: count)
    return take([.next] + deleting + (text.isEmpty ? [] : [.text(Array(text.unicodeScalars))]))
  }

  func commit() -> Outcome { take([.next]) }
  func space() -> Outcome { take([.space]) }
  func enter(at time: Double?) -> Outcome { take([.text(["\n"])]) }
  func backspace(_ unit: Composer.BackspaceUnit) -> Outcome { take([unit == .jamo ? .jamo : .stroke]) }
  func hostDidChange(at time: Double?) {}

  /// Records the request, and moves the cursor if the request asks for a move.
  func perform(_ request: KeyboardRequest) {
    requests.append(request)
    guard case .moveCursor(let count) = request else { return }
    let field = model.field
    // If the cursor is inside a Character, it moves to the start or the end of that Character first.
    let before = field.before.dropLast(max(-count, 0))
    let passed = (field.selected + field.after).prefix(max(count, 0))
    change(.cursor(before.unicodeScalars.count + passed.unicodeScalars.count))
  }

  /// Performs a change that something other than the session makes to the field.
  func change(_ step: SessionStep) { model.take(step) }

  private func take(_ presses: [Press]) -> Outcome {
    let (old, wasComposing) = (model.field, !run.isEmpty)
    for press in presses { model.take(.press(press)) }
    let new = model.field
    if new == old { return wasComposing && run.isEmpty ? .ended : .nothing }
    let isAdded = old.selected.isEmpty && new.before.unicodeScalars.starts(with: old.before.unicodeScalars)
    return isAdded ? .written : .changed
  }
}
