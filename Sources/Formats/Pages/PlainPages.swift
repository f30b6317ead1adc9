import Keyboards
import Maps

/// The pages of a layout's first keyboard, for `HeliBoardFile`, `FutoFile` and others.
struct PlainPages {
  let letters: PlainPage
  /// Two pages of symbols. The texts of further pages are offered by holding the keys in the same places of the first.
  let symbols: [PlainPage]

  /// How many pages of symbols an app has; its shift key leads from one to the other.
  static let symbolLimit = 2

  /// Whether the letters have the columns of a phone's keypad.
  var isKeypad: Bool { letters.width <= 5 }

  /// The pages of the first keyboard of `maps`.
  init(_ maps: LayoutMaps) {
    let keyboard = maps.keyboards[0]
    letters = PlainPage(keyboard.pages[0], of: keyboard)
    var symbols = keyboard.pages.filter { $0.kind == .symbols }.map { PlainPage($0, of: keyboard) }
    for further in symbols.dropFirst(Self.symbolLimit) { symbols[0].offer(further) }
    self.symbols = Array(symbols.prefix(Self.symbolLimit))
  }
}

extension PlainPage {
  /// Makes keys with texts offer, when held, the texts that `further` has in the same places.
  fileprivate mutating func offer(_ further: PlainPage) {
    for (row, cells) in further.rows.enumerated() where rows.indices.contains(row) {
      for (place, cell) in cells.enumerated() where rows[row].indices.contains(place) {
        guard let text = cell.text, let own = rows[row][place].text, text != own else { continue }
        rows[row][place].hold.append(PlainPage.Held(legend: text))
      }
    }
  }
}
