import Hwalja

import enum Rule.SessionReport

/// A simulated field that reports of its text what a scenario says.
final class ReportingField: TextClient {
  let field: SimulatedField
  var report = SessionReport.all
  private var past: [String?]

  init(_ field: SimulatedField) {
    self.field = field
    past = [field.documentContextBeforeInput]
  }

  /// To be called after each step.
  func endStep() { past.append(field.documentContextBeforeInput) }

  var documentContextBeforeInput: String? {
    let text = field.documentContextBeforeInput
    switch report {
    case .all: return text
    case .last(let count):
      return text.map { String(Array($0.unicodeScalars).suffix(count)[...]) }
    case .nothing: return nil
    case .late(let steps): return past[max(0, past.count - 1 - steps)]
    }
  }

  var selectedText: String? { field.selectedText }

  var hasText: Bool {
    if case .nothing = report { false } else { field.hasText }
  }

  func deleteBackward() { field.deleteBackward() }
  func insertText(_ text: String) { field.insertText(text) }
}

extension SessionReport {
  /// What stands behind the question mark of a step.
  init?(_ notation: Substring) {
    switch notation.first {
    case "*": self = .all
    case "-": self = .nothing
    case "<":
      guard let steps = Int(notation.dropFirst()) else { return nil }
      self = .late(steps)
    default:
      guard let count = Int(notation) else { return nil }
      self = .last(count)
    }
  }
}
