#if canImport(Hwalja)
  import Hwalja
#endif

/// A line of a suite about sessions: what is typed, beginning on which layout, into which field.
struct Scenario {
  let layout: KeyboardLayout
  let field: String
  let steps: [String]

  /// The layouts that are typed on.
  private var layouts: [KeyboardLayout] {
    [layout] + steps.filter { $0.hasPrefix("=") }.map { layoutNamed($0.dropFirst()) }
  }

  /// True if a pending dot may be one Character with what stands before it.
  var hasConjoiningDots: Bool { layouts.contains { $0.dots == .conjoining } }

  /// True if each run is written only when it ends, so that nothing is deleted or read.
  var writesOnCommit: Bool { steps.first == "§" }

  /// True if the user elsewhere or the app changes the field or moves its cursor.
  var hasOthers: Bool { steps.contains { ">+!".unicodeScalars.contains($0.unicodeScalars.first!) } }

  /// True if something reads or changes what Enter left behind, or what followed the cursor at first.
  var returnsToOtherLines: Bool {
    !field.hasSuffix("|") || hasOthers || steps.contains { "⌫⎌".contains($0) }
  }
}

/// Returns the layout with this id and style of dots.
func layoutNamed(_ name: some StringProtocol) -> KeyboardLayout {
  KeyboardLayout(rawValue: String(name)) ?? unknown(String(name))
}

extension Host {
  /// Returns true if a session can know enough of this field not to lose anything. Where it sees nothing, others must
  /// not change what stands before the cursor; nor may that be an open syllable, since a dot behind it is a part of it.
  func isFair(_ line: Scenario) -> Bool {
    if line.writesOnCommit { return true }
    if deletesWidths, line.hasConjoiningDots { return false }
    return !telling.isBlind || !line.hasOthers && !(line.hasConjoiningDots && line.field.hasPrefix("개"))
  }

  /// Returns true if `line` leaves what it leaves in a field that tells the truth.
  func isFaithful(_ line: Scenario) -> Bool {
    !vanishes && !losesLines(line) && !(isClockReversed && line.steps.contains("…"))
      && (line.writesOnCommit || tellsEnough(line))
  }

  private var vanishes: Bool { lastCall != nil }

  /// Returns true if Enter does not begin a line, or if `line` shows that it is another field's.
  private func losesLines(_ line: Scenario) -> Bool {
    guard line.steps.contains("⏎") else { return false }
    if isSingleLine { return true }
    // A chat that answers all calls is late while it sends. A newline in the turn of the run that it ends sends nothing.
    return sending != nil && (line.returnsToOtherLines || answers.to == .all || line.writesOnCommit)
  }

  private func tellsEnough(_ line: Scenario) -> Bool {
    let isLate = answers.after > 0.1 || answers.late > 0
    let isAbsent = telling.isAbsentAfterPaste && line.steps.contains { $0.hasPrefix("+") }
    // Nothing tells it apart from a single line that has not taken the line feed, as far as a dot after that joins.
    let isUnconfirmed = answers.to != .all && line.hasConjoiningDots && line.steps.contains("⏎")
    return !isLate && !isAbsent && !isUnconfirmed && !(isClockReversed && line.hasOthers)
      && !(telling.isBlind && line.hasConjoiningDots)
  }
}
