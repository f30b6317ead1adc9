import Layouts
import SwiftRuntime

/// Where the letters of a layout lie. It draws each layout that has keys of these names, under the same keys.
struct Drawing: Sendable {
  /// The layout that it was drawn for.
  let layout: Layout
  var id = "korean"
  var name: String? = nil
  var latinName: String? = nil
  let symbols: [Page]
  /// The rows of the page of letters.
  let letters: @Sendable (LayoutSlots) -> [[PageSlot]]

  /// The keyboard of `layout` with Korean letters, Latin ones, symbols and digits.
  func keyboard(_ layout: Layout) -> DrawnKeyboard {
    let letters = Page("letters", legend: "가", rows: letters(LayoutSlots(layout: layout)))
    return DrawnKeyboard(
      id: id, name: name, latinName: latinName, layout: layout,
      pages: [letters, .latin] + symbols + [.number])
  }
}

struct LayoutSlots {
  let layout: Layout

  /// The key with this id, and the text that holding it offers.
  func callAsFunction(_ id: String, hold text: String? = nil) -> PageSlot {
    PageSlot(.key(number(of: id)), hold: text.map { [.text($0)] } ?? [])
  }

  func number(of id: String) -> Int { layout.keys.firstIndex { $0.id == id }! }
}

extension PageSlot {
  static func page(_ id: String?, legend: String? = nil, halfKeys: Int = 2) -> PageSlot {
    PageSlot(.page(id), legend: legend, width: Double(halfKeys) / 2)
  }

  static func role(_ role: Keyboard.Role, halfKeys: Int = 2) -> PageSlot {
    PageSlot(.role(role), width: Double(halfKeys) / 2)
  }

  static func gap(halfKeys: Int) -> PageSlot { PageSlot(.gap, width: Double(halfKeys) / 2) }

  static let language = role(.language)

  /// A full stop that offers the other marks.
  static let stop: PageSlot = .text(".", hold: [",", "?", "!"])

  static func text(_ text: String, hold: [String] = [], halfKeys: Int = 2) -> PageSlot {
    PageSlot(.text(text), hold: hold.map { .text($0) }, width: Double(halfKeys) / 2)
  }

  static func texts(_ texts: String) -> [PageSlot] {
    texts.split(separator: " ").map { .text(String($0)) }
  }
}
