import Layouts

/// A keypad as one line of text a row, for the run-time code to read.
///
/// Slots end in spaces. A slot is ⌫, ⏎, ␣, ⇧, □ for a gap, or a key: its id, its legend where that is
/// another, what holding it types, and the key that it lies under, set apart by tabs.
enum KeypadNotation {
  static func text(of layout: Layout) -> String {
    let rows = layout.rows.map { row in row.map(text).joined(separator: " ") }
    let shifted = layout.shifted.map(text).joined(separator: " ")
    return (rows + (shifted.isEmpty ? [] : [shifted])).joined(separator: "\n")
  }

  private static func text(of slot: Slot) -> String {
    switch slot {
    case .key(let key): text(of: key)
    case .backspace: "⌫"
    case .enter: "⏎"
    case .space: "␣"
    case .shift: "⇧"
    case .gap: "□"
    }
  }

  private static func text(of key: Key) -> String {
    var fields = [
      key.id, key.legend == key.id ? "" : key.legend,
      key.longPress.map(String.init) ?? "", key.under ?? "",
    ]
    while fields.last == "" { fields.removeLast() }
    return fields.joined(separator: "\t")
  }
}
