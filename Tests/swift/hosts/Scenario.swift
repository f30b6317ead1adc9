#if canImport(Hwalja)
  import Hwalja
#endif

/// A scenario for sessions: the first layout, the field, and the steps.
struct Scenario {
  let layout: KeyboardLayout
  let field: String
  let steps: [String]

  /// All layouts that the scenario uses.
  private var layouts: [KeyboardLayout] {
    [layout] + steps.filter { $0.hasPrefix("=") }.map { layoutNamed($0.dropFirst()) }
  }

  /// True if a pending dot may form one Character with the text before it.
  var hasConjoiningDots: Bool { layouts.contains { $0.dots == .conjoining } }

  /// True if each run is written only when it ends. Such a session neither deletes nor reads text.
  var writesOnCommit: Bool { steps.first == "§" }

  /// True if something other than the session changes the field or moves the field's cursor.
  var hasOthers: Bool { steps.contains { ">+!".unicodeScalars.contains($0.unicodeScalars.first!) } }

  /// True if a step depends on the line before an Enter or on the text after the cursor.
  var returnsToOtherLines: Bool {
    !field.hasSuffix("|") || hasOthers || steps.contains { "⌫⎌".contains($0) }
  }
}

/// Returns the layout for a name with an id and a dot style.
func layoutNamed(_ name: some StringProtocol) -> KeyboardLayout {
  KeyboardLayout(rawValue: String(name)) ?? unknown(String(name))
}

extension Host {
  /// Returns true if this host shows enough to keep a session from losing text. For a host that hides the text, others
  /// must not change the text before the cursor. That text must not end with an open syllable either, because a dot
  /// would join it.
  func isUsable(for line: Scenario) -> Bool {
    if line.writesOnCommit { return true }
    if deletesWidths, line.hasConjoiningDots { return false }
    return !reporting.hidesText || !line.hasOthers && !(line.hasConjoiningDots && line.field.hasPrefix("개"))
  }

  /// Returns true if `line` must have the same result on this host as on a truthful host.
  func isFaithful(_ line: Scenario) -> Bool {
    !vanishes && !losesLines(line) && !(isClockReversed && line.steps.contains("…"))
      && (line.writesOnCommit || reportsEnough(line))
  }

  private var vanishes: Bool { lastCall != nil }

  /// Returns true if Enter does not begin a line on this host, and the result of `line` depends on that.
  private func losesLines(_ line: Scenario) -> Bool {
    guard line.steps.contains("⏎") else { return false }
    if isSingleLine { return true }
    // A chat app that answers every call is late while it sends. A newline sends nothing in the turn in which a run was
    // written.
    return sending != nil && (line.returnsToOtherLines || answers.to == .all || line.writesOnCommit)
  }

  private func reportsEnough(_ line: Scenario) -> Bool {
    let isLate = answers.after > 0.1 || answers.late > 0
    let isAbsent = reporting.isAbsentAfterPaste && line.steps.contains { $0.hasPrefix("+") }
    // To a session that gets a dot after Enter, the host looks like a single-line field that has ignored the line feed.
    let isUnconfirmed = answers.to != .all && line.hasConjoiningDots && line.steps.contains("⏎")
    return !isLate && !isAbsent && !isUnconfirmed && !(isClockReversed && line.hasOthers)
      && !(reporting.hidesText && line.hasConjoiningDots)
  }
}
