import Layouts

/// Where the keys of a layout lie on its keyboard. It arranges each layout that has keys of these names, under the same
/// keys.
struct KeyArrangement: Sendable {
  /// The layout that it was made for.
  let layout: Layout
  var id = "korean"
  var name: String? = nil
  var latinName: String? = nil
  let symbols: [Keyboard.Page]
  /// The rows of the page of letters.
  let letters: @Sendable (LayoutSlots) -> [[Keyboard.Slot]]

  /// The keyboard of `layout` with Korean letters, Latin ones, symbols and digits.
  func keyboard(_ layout: Layout) -> Keyboard {
    let letters = Keyboard.Page("letters", legend: "가", rows: letters(LayoutSlots(layout: layout)))
    return Keyboard(
      id: id, name: name, latinName: latinName, layout: layout,
      pages: [letters, .latin] + symbols + [.number])
  }
}

struct LayoutSlots {
  let layout: Layout

  /// The key with this id, and the text that holding it offers.
  func callAsFunction(_ id: String, hold text: String? = nil) -> Keyboard.Slot {
    Keyboard.Slot(.key(number(of: id)), hold: text.map { [.text($0)] } ?? [])
  }

  func number(of id: String) -> Int { layout.keys.firstIndex { $0.id == id }! }
}

extension Keyboard.Slot {
  static func page(_ id: String?, legend: String? = nil, width: Double = 1) -> Keyboard.Slot {
    Keyboard.Slot(.page(id), legend: legend, width: width)
  }

  static func role(_ role: Keyboard.Role, width: Double = 1) -> Keyboard.Slot {
    Keyboard.Slot(.role(role), width: width)
  }

  static func gap(width: Double) -> Keyboard.Slot { Keyboard.Slot(.gap, width: width) }

  static let language = role(.language)

  /// A full stop that offers the other marks.
  static let stop: Keyboard.Slot = .text(".", hold: [",", "?", "!"])

  static func text(_ text: String, hold: [String] = [], width: Double = 1) -> Keyboard.Slot {
    Keyboard.Slot(.text(text), hold: hold.map { .text($0) }, width: width)
  }

  static func texts(_ texts: String) -> [Keyboard.Slot] {
    texts.split(separator: " ").map { .text(String($0)) }
  }
}
