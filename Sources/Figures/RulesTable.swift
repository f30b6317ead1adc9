import Layouts

/// The rules of a layout as a table in Markdown.
public enum RulesTable {
  /// A row for each key; those that only type the jamo printed on them share one.
  public static func markdown(of layout: Layout) -> String {
    let plain = layout.keys.filter(isPlain)
    let others = layout.keys.filter { !isPlain($0) }.map { key in
      row(
        key.id, key.appends?.description ?? "–",
        key.advance.notation.isEmpty ? "–" : key.advance.notation)
    }
    let together = plain.isEmpty ? [] : [row(plain.map(\.id).joined(separator: " "), "itself", "–")]
    return (["| key | appends | advance |", "|---|---|---|"] + others + together)
      .joined(separator: "\n") + "\n"
  }

  private static func isPlain(_ key: Key) -> Bool {
    key.appends?.description == key.id && key.advance.steps.isEmpty
  }

  private static func row(_ cells: String...) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }
}
