import Layouts

/// A keypad as one line of text a row, for the run-time code to read.
///
/// Slots end in spaces; the fields of a slot are set apart by tabs. A slot is a mark, ⌫ ⏎ ␣ ⇧ or □ for a
/// gap, with its width in keys where that is not 1; or a key: its id, its legend where that is another, what
/// holding it types, the key that it lies under, and its code.
enum KeypadNotation {
  static func text(of layout: Layout) -> String {
    let rows = layout.keypad.map { row in row.map(text).joined(separator: " ") }
    let shifted = layout.shifted.map(text).joined(separator: " ")
    return (rows + (shifted.isEmpty ? [] : [shifted])).joined(separator: "\n")
  }

  private static func text(of place: KeypadPlace) -> String {
    if let key = place.slot.key { return text(of: key) }
    return place.halfKeys == 2 ? place.slot.mark : "\(place.slot.mark)\t\(place.width)"
  }

  private static func text(of key: Key) -> String {
    var fields = [
      key.id, key.legend == key.id ? "" : key.legend,
      key.longPress.map(String.init) ?? "", key.under ?? "", key.code.map(String.init) ?? "",
    ]
    while fields.last == "" { fields.removeLast() }
    return fields.joined(separator: "\t")
  }
}

extension KeypadPlace {
  /// The width in keys, as a decimal number.
  fileprivate var width: String { halfKeys % 2 == 0 ? "\(halfKeys / 2)" : "\(halfKeys / 2).5" }
}

extension Slot {
  /// How the place is written where it is no key of the layout.
  fileprivate var mark: String {
    switch self {
    case .key(let key): key.id
    case .backspace: "⌫"
    case .enter: "⏎"
    case .space: "␣"
    case .shift: "⇧"
    case .gap: "□"
    }
  }
}
