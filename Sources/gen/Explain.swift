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
      var table = ExplanationTable(hasColor: Console.hasColor)
      keyboard.explain(presses) { table.fit($0) }
      var output = OutputBuffer()
      try output.append(table.head)
      try keyboard.explain(presses) { try output.append(table.line($0)) }
      try output.flush()
    }
  }
}

/// Explanations in columns, which line up although Hangul is two cells wide. It is told of all of them first, to
/// know how wide, and then writes one after the other.
struct ExplanationTable {
  private static let names = ["key", "before", "replaced", "text", "rule"]
  private static let (bold, green, dim) = ("\u{1B}[1m", "\u{1B}[32m", "\u{1B}[2m")

  private let hasColor: Bool
  private var widths = names.map(\.terminalWidth)

  init(hasColor: Bool) {
    self.hasColor = hasColor
  }

  /// Makes the columns wide enough for `explanation`.
  mutating func fit(_ explanation: Explanation) {
    for (column, cell) in explanation.cells.enumerated() {
      widths[column] = max(widths[column], cell.terminalWidth)
    }
  }

  /// The line that names the columns.
  var head: String { line(Self.names, Self.names.map { _ in Self.bold }) }

  /// The line of `explanation`.
  func line(_ explanation: Explanation) -> String {
    line(explanation.cells, ["", Self.dim, Self.green, Self.bold, ""])
  }

  private func line(_ row: [String], _ colors: [String]) -> String {
    let cells = row.indices.map { column in
      let isLast = column == row.count - 1
      let padding = isLast ? 0 : widths[column] - row[column].terminalWidth
      let color = hasColor ? colors[column] : ""
      return color + row[column] + (color.isEmpty ? "" : "\u{1B}[0m")
        + String(repeating: " ", count: padding)
    }
    return cells.joined(separator: "  ")
  }
}

extension Explanation {
  /// The cells of its row.
  fileprivate var cells: [String] { [press, before, replaced, text, rule] }

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
