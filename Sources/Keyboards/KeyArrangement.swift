import Layouts

/// The page of letters and the pages of symbols of a keyboard.
struct KeyArrangement {
  let layout: Layout
  /// The rows of the page of letters.
  let letters: [[Keyboard.Slot]]
  let symbols: [Keyboard.Page]

  /// Returns a keyboard with Korean letters, Latin letters, symbols and digits.
  func keyboard(id: String = "korean", name: String? = nil, latinName: String? = nil) -> Keyboard {
    Keyboard(
      id: id, name: name, latinName: latinName, layout: layout,
      pages: [Keyboard.Page("letters", legend: "가", rows: letters), .latin] + symbols + [.number])
  }
}

/// Finds the keys of a layout by their ids in another layout, the model. A key of the layout and a key of the model
/// correspond if they have the same code.
struct LayoutSlots {
  private let numbers: [String: Int]

  /// Matches the keys of `layout` to the keys of `model` by code. Returns nil if the codes of the two layouts, with and
  /// without shift, differ.
  init?(_ layout: Layout, like model: Layout) {
    let (own, others) = (layout.keysByCode, model.keysByCode)
    guard own.map(\.codes) == others.map(\.codes) else { return nil }
    let pairs = zip(others, own).map { (model.keys[$0.number].id, $1.number) }
    numbers = Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Returns a slot with the key `id`, and a text that holding the slot offers.
  func callAsFunction(_ id: String, hold text: String? = nil, width: Double = 1) -> Keyboard.Slot {
    .key(self[id], hold: text, width: width)
  }

  /// Returns a slot with the key `id`, and a key that holding the slot offers.
  func callAsFunction(_ id: String, holdKey other: String, width: Double = 1) -> Keyboard.Slot {
    Keyboard.Slot(.key(self[id]), hold: [.key(self[other])], width: width)
  }

  /// The index in the layout of the key that has the id `id` in the model.
  subscript(id: String) -> Int { numbers[id]! }
}

extension Layout {
  /// The indices of the keys, sorted by the code of the key that `under` names, and then by their own code.
  fileprivate var keysByCode: [(codes: [String], number: Int)] {
    keys.indices.map { number in
      let key = keys[number]
      let codes = [keys.first { $0.id == key.under }?.code, key.code]
      return (codes.map { $0.map { String($0) } ?? "" }, number)
    }.sorted { ($0.codes[0], $0.codes[1], $0.number) < ($1.codes[0], $1.codes[1], $1.number) }
  }
}

extension Keyboard.Slot {
  static func key(_ number: Int, hold text: String? = nil, width: Double = 1) -> Keyboard.Slot {
    Keyboard.Slot(.key(number), hold: text.map { [.text($0)] } ?? [], width: width)
  }

  static func page(_ id: String?, legend: String? = nil, width: Double = 1) -> Keyboard.Slot {
    Keyboard.Slot(.page(id), legend: legend, width: width)
  }

  static func role(_ role: Keyboard.Role, width: Double = 1) -> Keyboard.Slot {
    Keyboard.Slot(.role(role), width: width)
  }

  static func gap(width: Double) -> Keyboard.Slot { Keyboard.Slot(.gap, width: width) }

  /// Returns a slot with a full stop. Holding the slot offers the other punctuation marks.
  static func stop(width: Double = 1) -> Keyboard.Slot { .text(".", hold: [",", "?", "!"], width: width) }

  static func text(_ text: String, hold: [String] = [], width: Double = 1) -> Keyboard.Slot {
    Keyboard.Slot(.text(text), hold: hold.map { .text($0) }, width: width)
  }

  static func texts(_ texts: String) -> [Keyboard.Slot] {
    texts.split(separator: " ").map { .text(String($0)) }
  }
}
