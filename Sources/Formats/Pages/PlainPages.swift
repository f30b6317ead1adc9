import Keyboards
import Maps

/// The pages of a layout's first keyboard, for the layout files of other apps.
struct PlainPages {
  let letters: PlainPage
  /// At most two pages of symbols. Holding a slot of the first page offers the texts that further pages have in the
  /// same position.
  let symbols: [PlainPage]

  /// The number of pages of symbols that apps support. Their shift key switches between them.
  static let symbolLimit = 2

  /// True if the letters are on a phone keypad.
  var isKeypad: Bool { letters.width <= 5 }

  /// Converts the pages of the first keyboard of `maps`.
  init(_ maps: LayoutMaps) {
    let keyboard = maps.keyboards[0]
    letters = PlainPage(keyboard.pages[0], of: keyboard)
    var symbols = keyboard.pages.filter { $0.kind == .symbols }.map { PlainPage($0, of: keyboard) }
    for further in symbols.dropFirst(Self.symbolLimit) { symbols[0].offer(further) }
    self.symbols = Array(symbols.prefix(Self.symbolLimit))
  }
}

extension PlainPage {
  /// Adds the texts of `further` to the offers of the texts in the same positions.
  fileprivate mutating func offer(_ further: PlainPage) {
    for (row, cells) in further.rows.enumerated() where rows.indices.contains(row) {
      for (place, cell) in cells.enumerated() where rows[row].indices.contains(place) {
        guard let text = cell.text, let own = rows[row][place].text, text != own else { continue }
        rows[row][place].hold.append(PlainPage.Offer(legend: text))
      }
    }
  }
}
