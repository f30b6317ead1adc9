import Keyboards
import Layouts
import Maps

/// The pages of the keyboard that every layout has, as apps have them.
struct AppPages {
  let layout: Layout
  let letters: AppPage
  /// Two pages of symbols. The texts of further pages come when one holds the keys in their places on the first.
  let symbols: [AppPage]

  /// So many pages of symbols an app has; its key of shift leads from one to the other.
  static let symbolLimit = 2

  /// Whether the letters have the columns of a phone's keypad.
  var isKeypad: Bool { letters.halfKeys <= 10 }

  /// The pages of the first keyboard of `maps`.
  init(_ maps: LayoutMaps) {
    let keyboard = maps.keyboards[0]
    layout = maps.layout
    letters = AppPage(keyboard.pages[0], of: keyboard)
    var symbols = keyboard.pages.filter { $0.kind == .symbols }.map { AppPage($0, of: keyboard) }
    for further in symbols.dropFirst(Self.symbolLimit) { symbols[0].offer(further) }
    self.symbols = Array(symbols.prefix(Self.symbolLimit))
  }
}

extension AppPage {
  /// Lets the texts of the page be held that have other texts in their places on `further`.
  fileprivate mutating func offer(_ further: AppPage) {
    for (row, cells) in further.rows.enumerated() where rows.indices.contains(row) {
      for (place, cell) in cells.enumerated() where rows[row].indices.contains(place) {
        guard let text = cell.text, let own = rows[row][place].text, text != own else { continue }
        rows[row][place].hold.append(text)
      }
    }
  }
}
