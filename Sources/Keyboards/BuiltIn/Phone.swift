import Layouts

extension KeyArrangement {
  /// The keypad of a phone: each key lies on the pad that is its code, the others on free pads. Holding a key types the
  /// digit of its pad.
  ///
  /// - Returns: Nil if no key has a code, one has the code of another keyboard, one needs shift, or there are too many.
  static func phone(_ layout: Layout) -> KeyArrangement? {
    let coded = layout.keys.indices.filter { layout.keys[$0].code != nil }
    return coded.isEmpty ? nil : phone(layout, coded: coded)
  }

  /// The keypad of a phone with the keys in the order of the layout; nil if one needs shift, or there are too many.
  static func phoneInOrder(_ layout: Layout) -> KeyArrangement? { phone(layout, coded: []) }

  private static func phone(_ layout: Layout, coded: [Int]) -> KeyArrangement? {
    var numbers: [Character: Int] = [:]
    for number in coded { numbers[layout.keys[number].code!] = number }
    let isWide = layout.keys.count > 11 || numbers["*"] != nil || numbers["#"] != nil
    // The full stop is the pad beside 9, for a key such as Cheonjiin's marks, which has no code.
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
