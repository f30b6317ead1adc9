import Hangul

import Layouts

extension Keyboard {
  /// The keyboard with Korean letters on `layout`, Latin ones, symbols and digits.
  ///
  /// A layout of at most five columns gets the symbols of a phone's keypad, a wider one those of a QWERTY keyboard.
  public static func korean(_ layout: Layout) -> Keyboard {
    let columns = layout.rows.map(\.count).max() ?? 0
    let symbols = columns > 5 ? Page.wideSymbols : Page.keypadSymbols
    return Keyboard(
      id: "korean", layout: layout, pages: [.letters(of: layout), .latin] + symbols + [.number])
  }
}

extension Page {
  /// The keypad of `layout`. Its gaps become the slots that lead to other pages; where it has none, its bottom row has
  /// these, too.
  static func letters(of layout: Layout) -> Page {
    var doors: [[PageSlot]] = [[.page("symbols")], [.language]]
    let gaps = layout.rows.joined().count { $0 == .gap }
    if gaps == 1 { doors = [[.page("symbols", halfKeys: 1), .role(.language, halfKeys: 1)]] }
    var rows = zip(layout.rows, layout.keypad).map { row, places in
      // A row of letters alone has gaps at its ends that are there for its looks.
      let margin = places.count > row.count ? 1 : 0
      let own = margin..<(places.count - margin)
      return places.indices.flatMap { index in
        let place = places[index]
        return own.contains(index) && place.slot == .gap && !doors.isEmpty
          ? doors.removeFirst() : slots(for: place)
      }
    }
    if gaps == 0 {
      let columns = layout.rows.map(\.count).max() ?? 0
      rows.removeAll { $0.allSatisfy { $0.content.key == nil } }
      rows.append(bottomRow(halfKeys: 2 * columns))
    }
    return Page("letters", legend: "가", kind: .letters, rows: rows)
  }

  /// A globe, where one is shown, takes half of a space key.
  private static func slots(for place: KeypadPlace) -> [PageSlot] {
    let halfKeys = place.halfKeys
    switch place.slot {
    case .key(let key): return [PageSlot(.key(key.id), halfKeys: halfKeys)]
    case .backspace: return [.role(.backspace, halfKeys: halfKeys)]
    case .enter: return [.role(.enter, halfKeys: halfKeys)]
    case .shift: return [.role(.shift, halfKeys: halfKeys)]
    case .gap: return [PageSlot(.gap, halfKeys: halfKeys)]
    case .space where halfKeys < 2: return [.role(.space, halfKeys: halfKeys)]
    case .space:
      return [
        .role(.globe, halfKeys: halfKeys / 2), .role(.space, halfKeys: halfKeys - halfKeys / 2),
      ]
    }
  }

  /// The row below letters without gaps. Below few columns its keys are half as wide as letters.
  private static func bottomRow(halfKeys: Int) -> [PageSlot] {
    if halfKeys < 12 {
      return [
        .page("symbols", halfKeys: 1), .role(.globe, halfKeys: 1), .role(.language, halfKeys: 1),
        .role(.space, halfKeys: max(1, halfKeys - 4)), .role(.enter, halfKeys: 1),
      ]
    }
    return [
      .page("symbols"), .role(.globe), .language, .role(.space, halfKeys: max(1, halfKeys - 11)),
      .stop, .role(.enter, halfKeys: 3),
    ]
  }
}

extension PageSlot {
  static func page(_ id: String?, legend: String? = nil, halfKeys: Int = 2) -> PageSlot {
    PageSlot(.page(id), legend: legend, halfKeys: halfKeys)
  }

  static func role(_ role: Role, halfKeys: Int = 2) -> PageSlot {
    PageSlot(.role(role), halfKeys: halfKeys)
  }

  static let language = role(.language)

  /// A full stop that offers the other marks.
  static let stop: PageSlot = .text(".", hold: [",", "?", "!"])

  static func text(_ text: String, hold: [String] = []) -> PageSlot {
    PageSlot(.text(SlotText(text)), hold: hold.map { .text(ScalarText($0)) })
  }

  /// A slot for each text between spaces.
  static func texts(_ texts: String) -> [PageSlot] {
    texts.split(separator: " ").map { .text(String($0)) }
  }
}
