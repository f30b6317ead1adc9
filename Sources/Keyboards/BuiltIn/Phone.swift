import Layouts

extension KeyArrangement {
  /// Returns the keypad of a phone: each key is on the pad that is its code, and keys without a code are on free pads.
  /// Holding a key types the digit of its pad.
  ///
  /// - Returns: Nil if no key has a code, if a code is not a pad, if a key needs shift, or if there are too many keys.
  static func phone(_ layout: Layout) -> KeyArrangement? {
    let coded = layout.keys.indices.filter { layout.keys[$0].code != nil }
    return coded.isEmpty ? nil : phone(layout, coded: coded)
  }

  /// Returns the keypad of a phone with the keys in the order of the layout. Returns nil if a key needs shift, or if
  /// there are too many keys.
  static func phoneInOrder(_ layout: Layout) -> KeyArrangement? { phone(layout, coded: []) }

  private static func phone(_ layout: Layout, coded: [Int]) -> KeyArrangement? {
    var numbers: [Character: Int] = [:]
    for number in coded { numbers[layout.keys[number].code!] = number }
    let isWide = layout.keys.count > 11 || numbers["*"] != nil || numbers["#"] != nil
    // "." is the pad beside 9. This pad is for a key without a code, such as Cheonjiin's punctuation.
    let pads = isWide ? "123456789*0#" : coded.isEmpty ? "1234567890." : ".1234567890"
    let (free, others) = (pads.filter { numbers[$0] == nil }, layout.keys.indices.filter { !coded.contains($0) })
    guard layout.unshifted.count == layout.keys.count, numbers.keys.allSatisfy(pads.contains),
      others.count <= free.count
    else { return nil }
    for (pad, number) in zip(free, others) { numbers[pad] = number }
    func pad(_ pad: Character) -> Keyboard.Slot {
      let digit = pad.isNumber ? String(pad) : nil
      return numbers[pad].map { .key($0, hold: digit) } ?? (pad == "." ? .stop() : .gap(width: 1))
    }
    return KeyArrangement(
      layout: layout, letters: (isWide ? twelvePads : elevenPads)(pad), symbols: Keyboard.Page.keypadSymbols)
  }

  private static func elevenPads(_ pad: (Character) -> Keyboard.Slot) -> [[Keyboard.Slot]] {
    [
      "123".map(pad) + [.role(.backspace)],
      "456".map(pad) + [.role(.enter)],
      "789".map(pad) + [pad(".")],
      [.page("symbols", width: 0.5), .role(.globe, width: 0.5), pad("0"), .role(.space), .role(.language)],
    ]
  }

  private static func twelvePads(_ pad: (Character) -> Keyboard.Slot) -> [[Keyboard.Slot]] {
    [
      "123".map(pad) + [.role(.backspace, width: 1.5)],
      "456".map(pad) + [.role(.enter, width: 1.5)],
      "789".map(pad) + [.page("symbols", width: 0.5), .role(.language)],
      "*0#".map(pad) + [.role(.globe, width: 0.5), .role(.space)],
    ]
  }
}
