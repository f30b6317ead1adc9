/// A text field as UIKit's are. It tells the truth, unless a step says what it reports.
final class SimulatedField: SimulatedHost {
  /// When it says that something has changed, also by the keyboard itself: at each change, from the fourth on, never.
  enum Notice: CaseIterable { case atOnce, threeLate, never }

  var field: FieldText { didSet { tell() } }
  var sent: [String] { [] }
  var onChange: (Double) -> Void = { _ in }
  /// What it reports: what a step says behind the question mark.
  var report = "*"
  private let notice: Notice
  private var changes = 0
  private var time = 0.0
  /// What stood before the cursor at the end of each step.
  private var past: [String]

  init(_ text: String, _ notice: Notice) {
    field = FieldText(text)
    self.notice = notice
    past = [field.before]
  }

  var documentContextBeforeInput: String? {
    switch report.first {
    case "*": field.before
    case "-": nil
    case "<": past[max(0, past.count - 1 - number(String(report.dropFirst())))]
    default: String(field.before.unicodeScalars.suffix(number(report)))
    }
  }
  var selectedText: String? { field.selected.isEmpty ? nil : field.selected }
  var hasText: Bool { report != "-" && !field.isEmpty }
  func deleteBackward() { field.deleteBackward() }
  func insertText(_ text: String) { field.insert(text) }
  func change(_ edit: (inout FieldText) -> Void) { edit(&field) }
  func pass(to time: Double) { self.time = time }

  func endStep() { past.append(field.before) }

  private func tell() {
    changes += 1
    if notice == .atOnce || notice == .threeLate && changes > 3 { onChange(time) }
  }
}
