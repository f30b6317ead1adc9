import Hwalja

import enum Rule.SessionReport

/// A line of a scenario file: a layout, a field, what is done, and the field then.
struct Scenario: CustomStringConvertible {
  let layout: KeyboardLayout
  let before, steps, after: Substring
  let description: String

  init?(_ line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 4, let layout = KeyboardLayout(id: String(fields[0])) else { return nil }
    (self.layout, before, steps, after) = (layout, fields[1], fields[2], fields[3])
    description = String(line)
  }

  /// What the field holds in the end.
  ///
  /// - Returns: nil if there is a step that means nothing.
  func run(on field: SimulatedField) -> String? {
    field.set(before)
    let session = InputSession(layout: layout, client: ReportingField(field))
    var time = 0.0
    field.onChange = { [unowned session] in session.hostDidChange(at: time) }
    let isTold = steps.contains(" ?") || steps.hasPrefix("?")
    for step in steps.split(separator: " ") {
      // The user and the app are slower than a thumb.
      time += "…>+!".contains(step.first!) && session.layout.key(String(step)) == nil ? 2 : 0.001
      guard perform(step, session, at: time) else { return nil }
      session.client.endStep()
      if isTold { session.hostDidChange(at: time) }
    }
    return field.marked
  }

  private func perform(
    _ step: Substring, _ session: InputSession<ReportingField>, at time: Double
  ) -> Bool {
    let field = session.client.field
    if let key = session.layout.key(String(step)) {
      session.press(key, at: time)
      return true
    }
    let rest = step.dropFirst()
    switch step.first {
    case "…": break
    case "?":
      guard let report = SessionReport(rest) else { return false }
      session.client.report = report
    case "_": session.commit()
    case "␣": session.space()
    case "⏎": session.enter()
    case "⌫": session.backspace(.jamo)
    case "⎌": session.backspace(.stroke)
    case "\"": session.insert(quoted(step))
    case "+": field.typeElsewhere(quoted(rest))
    case "!": field.empty()
    case ">":
      let places = rest.split(separator: "-").compactMap { Int($0) }
      guard let first = places.first, let last = places.last else { return false }
      field.select(first..<last)
    case "=":
      guard let layout = KeyboardLayout(id: String(rest)) else { return false }
      session.layout = layout
    default: return false
    }
    return true
  }
}
