/// The figures of all layouts as a table in Markdown.
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
}
