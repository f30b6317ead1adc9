import Conformance
import Layouts
import Testing

/// The table of docs/spec/KEYBOARD.md that says what becomes of shift, as facts about the keyboard of Dubeolsik.
struct ShiftTableTests {
  private static let columns = [
    "a tap", "two quick taps", "a letter", "a capital is due", "none is due any more",
    "another page and back",
  ]

  /// What shift is on which page, and what becomes of it, by column.
  private static let rows = [
    "off, with capitals": "once locked off due off off",
    "due, with capitals": "off locked off due off due",
    "once, with capitals": "off locked off once once off",
    "locked, with capitals": "off locked locked locked locked off",
    "off, without": "once off off off off off",
    "once, without": "off once off once once off",
  ]

  @Test(arguments: rows)
  func theTableIsWhatTheRuleSays(row: String, becoming: String) throws {
    let cells = becoming.split(separator: " ")
    #expect(cells.count == Self.columns.count)
    // What shift is before anything happens, too.
    for (column, becomes) in zip(Self.columns + [""], cells + [row.prefix { $0 != "," }]) {
      let fact = fact(row, column, becomes)
      #expect(throws: Never.self, "\(row), \(column)") {
        try FactFile(fact, name: "shift", layouts: [.dubeolsik], keyboards: [])
      }
    }
  }

  private func fact(_ row: String, _ column: String, _ becomes: Substring) -> String {
    let (shift, hasCapitals) = (row.prefix { $0 != "," }, row.hasSuffix("capitals"))
    // A capital is due already where shift says so, and where the column takes that away.
    let isDue = shift == "due" || column == "none is due any more"
    var steps = hasCapitals ? ["한/영"] : []
    if shift == "locked" { steps += ["⇧", "⇧"] }
    // Where a capital is due that is not to be, the first tap takes it away.
    if ["off", "once"].contains(shift) && isDue && hasCapitals { steps += ["⇧", "+301"] }
    if shift == "once" { steps += ["⇧", "+301"] }
    steps.append("+301")
    switch column {
    case "a tap": steps += ["⇧", "+301"]
    case "two quick taps": steps += ["⇧", "⇧"]
    case "a letter": steps.append(hasCapitals ? "q" : shift == "off" ? "ㅂ" : "ㅃ")
    case "a capital is due": steps.append("!")
    case "none is due any more": steps.append("+\"x\"")
    case "another page and back": steps += ["!#1", hasCapitals ? "ABC" : "가"]
    default: break
    }
    return [
      "keyboard", "dubeolsik", "letters sentences none", isDue ? "|" : "x|",
      steps.joined(separator: " "), "*", "\(hasCapitals ? "latin" : "letters") \(becomes) ␣", "*",
    ].joined(separator: "\t")
  }
}
