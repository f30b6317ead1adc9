import ArgumentParser
import Typing

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show what each key press did, and by which rule.",
    discussion: """
      A row for each press: the key, what stood before the cursor, what was replaced by what, the text \
      so far, and the rule in words. On a terminal what came is green; NO_COLOR=1 leaves colour out.

      \(KeyNotation.help)

      EXAMPLES
        gen explain 012588
        gen explain 0125_88
        gen explain --layout naratgeul '1* 3 <'
      """)

  @OptionGroup var options: KeyboardOptions

  @Argument(help: ArgumentHelp("The presses.", valueName: "keys"))
  var keys: [String]

  func run() throws {
    try ExitStatus.reporting {
      let keyboard = try options.keyboard()
      let presses = try KeyNotation(keyboard.layout).presses(in: keys.joined(separator: " "))
      let table = ExplanationTable(
        keyboard.explanations(of: presses), hasColor: Console.hasColor)
      for line in table.lines { try Console.print(line) }
    }
  }
}

/// Explanations in columns, which line up although Hangul is two cells wide.
struct ExplanationTable {
  /// The lines, the first naming the columns.
  let lines: [String]

  init(_ explanations: [Explanation], hasColor: Bool) {
    let head = ["key", "before", "replaced", "text", "rule"]
    let rows = explanations.map { [$0.press, $0.before, $0.replaced, $0.text, $0.rule] }
    let widths = head.indices.map { column in
      ([head] + rows).map { $0[column].terminalWidth }.max() ?? 0
    }
    func line(_ row: [String], _ colors: [String]) -> String {
      let cells = row.indices.map { column in
        let isLast = column == row.count - 1
        let padding = isLast ? 0 : widths[column] - row[column].terminalWidth
        let color = hasColor ? colors[column] : ""
        return color + row[column] + (color.isEmpty ? "" : "\u{1B}[0m")
          + String(repeating: " ", count: padding)
      }
      return cells.joined(separator: "  ")
    }
    let (bold, green, dim) = ("\u{1B}[1m", "\u{1B}[32m", "\u{1B}[2m")
    lines =
      [line(head, head.map { _ in bold })] + rows.map { line($0, ["", dim, green, bold, ""]) }
  }
}

extension Explanation {
  /// `갉 → 갈ㅋ`; nothing where nothing changed.
  fileprivate var replaced: String {
    switch (removed.isEmpty, inserted.isEmpty) {
    case (true, true): ""
    case (true, false): "+ \(inserted)"
    case (false, true): "- \(removed)"
    case (false, false): "\(removed) → \(inserted)"
    }
  }
}
