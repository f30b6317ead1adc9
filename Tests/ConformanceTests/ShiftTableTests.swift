import Conformance
import Layouts
import TestSupport
import Testing

/// The table of docs/spec/KEYBOARD.md that says what becomes of shift, as facts about the keyboard of Dubeolsik.
struct ShiftTableTests {
  private static let columns = [
    "a tap", "two quick taps", "a letter", "a capital is due", "none is due any more",
    "another page and back",
  ]

  private static let rows = [
    "off, with capitals", "due, with capitals", "once, with capitals", "locked, with capitals",
    "off, without", "once, without",
  ]

  @Test func theTableIsWhatTheRuleSays() throws {
    let text = try Repository.text("docs/spec/KEYBOARD.md")
    #expect(text.contains("| shift | " + Self.columns.joined(separator: " | ") + " |\n"))
    for row in Self.rows {
      let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("| \(row) | ") })
      let cells = line.dropFirst("| \(row) | ".count).dropLast(2).split(separator: " | ")
      #expect(cells.count == Self.columns.count)
      // What shift is before anything happens, too.
      for (column, becomes) in zip(Self.columns + [""], cells + [row.prefix { $0 != "," }]) {
        let fact = fact(row, column, becomes)
        #expect(throws: Never.self, "\(row), \(column)") {
          try FactFile(fact, name: "KEYBOARD.md", layouts: [.dubeolsik], keyboards: [])
        }
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
