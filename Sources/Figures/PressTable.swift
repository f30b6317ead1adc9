/// Writes the figures of all layouts as a table in Markdown, and reads them back.
public enum PressTable {
  private static let head = """
    | layout | keys | all syllables | words | next character, in 100 syllables of words |
    |---|--:|--:|--:|--:|
    """

  /// The table of `figures`, a layout a row.
  public static func markdown(_ figures: [PressFigures]) -> String {
    let rows = figures.map { "| " + cells(of: $0).joined(separator: " | ") + " |" }
    return ([head] + rows).joined(separator: "\n") + "\n"
  }

  /// The cells of a row: the layout's name, its keys, and its three averages with two decimals.
  public static func cells(of figures: PressFigures) -> [String] {
    [
      figures.layout, "\(figures.keys)", decimal(figures.allSyllables), decimal(figures.words),
      decimal(figures.nextCharacters),
    ]
  }

  /// The figures in a table that `markdown(_:)` wrote.
  public static func figures(in markdown: String) -> [PressFigures] {
    markdown.split(separator: "\n").compactMap { row in
      let cells = row.split(separator: "|").map { $0.filter { $0 != " " && $0 != "." } }
      guard cells.count == 5, let keys = Int(cells[1]), let all = Int(cells[2]),
        let words = Int(cells[3]), let next = Int(cells[4])
      else { return nil }
      return PressFigures(
        layout: String(cells[0]), keys: keys, allSyllables: all, words: words, nextCharacters: next)
    }
  }
}
