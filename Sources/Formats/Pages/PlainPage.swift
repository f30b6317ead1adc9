import Keyboards
import Layouts

/// A page of a keyboard, reduced to the features of other keyboard apps, for their layout files.
///
/// Such an app supports a page of letters and two pages of symbols. It has its own pages of digits, and no globe key.
struct PlainPage {
  /// A slot of the page.
  struct Cell: Hashable {
    let content: Content
    /// The offers for holding the slot.
    var hold: [Offer]
    /// The width in keys.
    var width: Double
  }

  /// A text, or a key of the layout, that holding a slot offers.
  struct Offer: Hashable {
    /// The text, or the key's legend.
    let legend: String
    /// The character that identifies the key, or nil for a text.
    var scalar: Unicode.Scalar?
  }

  /// The content of a slot.
  enum Content: Hashable {
    /// A key of the layout, and the key that shift shows in its position, if the page has shift.
    case key(Key, shifted: Key?)
    /// A text. Shift does not change it.
    case text(String)
    /// A key that opens a page of this kind.
    case page(Keyboard.Page.Kind)
    /// A key that opens the other page of symbols.
    case otherSymbols
    case backspace, enter, space, shift, language, gap
  }

  /// The slots of each row.
  var rows: [[Cell]]
  /// The width of the widest row, in keys.
  let width: Double

  /// Converts `page` of `keyboard`, without the slots that apps do not support.
  init(_ page: Keyboard.Page, of keyboard: Keyboard) {
    func content(_ slot: Keyboard.Slot) -> Content? { Self.content(slot, on: page, of: keyboard) }
    rows = page.rows.map { row in
      row.removingSlots { content($0) == nil }.compactMap { slot in
        content(slot).map { content in
          Cell(content: content, hold: slot.hold.map { Offer($0, of: keyboard.layout) }, width: slot.width)
        }
      }
    }
    width = rows.map { $0.reduce(0) { $0 + $1.width } }.max() ?? 0
  }

  /// Returns the width of `cell` as a fraction of the page's width, rounded down to a millionth: 0.25, 0.142857.
  func share(of cell: Cell) -> Double {
    (cell.width / width * 1_000_000).rounded(.down) / 1_000_000
  }

  /// Returns the content for `slot`, or nil if apps do not support it.
  private static func content(_ slot: Keyboard.Slot, on page: Keyboard.Page, of keyboard: Keyboard) -> Content? {
    switch slot.content {
    case .gap: return .gap
    case .text(let text, _, _, _): return .text(text)
    case .key(let number):
      let key = keyboard.layout.keys[number]
      return .key(key, shifted: page.hasShift ? keyboard.layout.shifted(key) : nil)
    case .role(.backspace): return .backspace
    case .role(.enter): return .enter
    case .role(.space): return .space
    case .role(.shift): return .shift
    case .role(.language): return .language
    case .role(.globe), .role(.next), .role(.dismiss), .action: return nil
    case .page(nil): return .page(.letters)
    case .page(let id?):
      guard let place = keyboard.pages.firstIndex(where: { $0.id == id }) else { return nil }
      let kind = keyboard.pages[place].kind
      if kind != .symbols || page.kind != .symbols { return .page(kind) }
      let number = keyboard.pages[..<place].count { $0.kind == .symbols }
      return number < PlainPages.symbolLimit ? .otherSymbols : nil
    }
  }
}

extension PlainPage.Offer {
  init(_ key: Key) { self.init(legend: key.legend, scalar: key.scalar) }

  init(_ offer: Keyboard.Offer, of layout: Layout) {
    switch offer {
    case .text(let text): self.init(legend: text)
    case .key(let number): self.init(layout.keys[number])
    }
  }
}

extension PlainPage.Cell {
  /// The key of the layout, or nil for other content.
  var key: Key? {
    if case .key(let key, _) = content { key } else { nil }
  }

  /// The text, or nil for other content.
  var text: String? {
    if case .text(let text) = content { text } else { nil }
  }
}
