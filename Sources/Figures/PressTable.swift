/// The figures of all layouts as a table in Markdown.
public enum PressTable {
  /// A row for each layout: its name, its keys and, with two decimals, its averages. The last two of the five columns are
  /// about words.
  public static func markdown(_ figures: [PressFigures], columns: Int = 5) -> String {
    let heads = [
      "layout", "keys", "all syllables", "words", "next character, in 100 syllables of words",
    ]
    let marks = ["---", "--:", "--:", "--:", "--:"]
    let rows = figures.map {
      [
        $0.layout, "\($0.keys)", decimal($0.allSyllables), decimal($0.words),
        decimal($0.nextCharacters),
      ]
    }
    func line(_ cells: [String]) -> String {
      "| " + cells.prefix(columns).joined(separator: " | ") + " |\n"
    }
    return line(heads) + "|" + marks.prefix(columns).joined(separator: "|") + "|\n"
      + rows.map(line).joined()
  }
}
