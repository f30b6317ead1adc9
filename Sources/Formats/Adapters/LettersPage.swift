// Files that tell the keyboards of others where the keys of a layout lie. They know no globe of their own.
//
//     Keyboard → LettersPage → HeliBoardFile, FutoFile (lines) → Artifact

import Keyboards
import Layouts

/// The page of letters of the keyboard that every layout has.
struct LettersPage {
  /// A place on it.
  struct Cell: Hashable {
    let content: PageSlot.Content
    /// What holding it offers.
    let hold: [String]
    let halfKeys: Int
    /// The key of the layout that is there, and the one that shift uncovers.
    let key: Key?
    let shifted: Key?
  }

  let layout: Layout
  /// The places, row by row.
  let rows: [[Cell]]
  /// How wide the widest row is.
  let halfKeys: Int

  /// Whether it has the columns of a phone's keypad.
  var isKeypad: Bool { halfKeys <= 10 }

  /// The page of the first keyboard of `maps`.
  init(_ maps: LayoutMaps) {
    layout = maps.layout
    rows = maps.keyboards[0].pages[0].rows.map { Self.cells($0, maps.layout) }
    halfKeys = rows.map { $0.reduce(0) { $0 + $1.halfKeys } }.max() ?? 0
  }

  /// The width of `cell` as a part of the whole: `0.25`.
  func width(_ cell: Cell) -> String { "\(Double(cell.halfKeys) / Double(halfKeys))" }

  /// The places of a row. A globe that is not shown leaves its place to the space key.
  private static func cells(_ row: [PageSlot], _ layout: Layout) -> [Cell] {
    let globes = row.filter { $0.content == .role(.globe) }.reduce(0) { $0 + $1.halfKeys }
    return row.filter { $0.content != .role(.globe) }.map { slot in
      let key = layout.keys.first { $0.id == slot.content.key }
      let texts = slot.hold.compactMap { offer in
        if case .text(let text) = offer { text } else { nil }
      }
      return Cell(
        content: slot.content, hold: key?.longPress.map { [String($0)] } ?? texts,
        halfKeys: slot.halfKeys + (slot.content == .role(.space) ? globes : 0), key: key,
        shifted: key.flatMap { key in layout.shifted.first { $0.under == key.id } })
    }
  }
}

/// Texts as JSON and YAML both have them.
enum QuotedText {
  /// `text`, which is one line, between double quotes.
  static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": return "\\\(scalar)"
      // What no editor shows; the formats take surrogates for what is beyond U+FFFF.
      case _ where scalar.properties.generalCategory == .format:
        return scalar.utf16.map { unit in
          let digits = String(unit, radix: 16)
          return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
      default: return String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
