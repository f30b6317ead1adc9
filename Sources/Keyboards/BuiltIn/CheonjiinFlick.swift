import Layouts

extension Keyboard {
  /// Cheonjiin by flicks. The consonants have the same positions as in Cheonjiin, and users flick in the direction of a
  /// vowel's dot. The keyboard uses the layout Dubeolsik, so no key has to be pressed twice, and the next-character key
  /// is never needed.
  public static let cheonjiinFlick: Keyboard = {
    let key = LayoutSlots(.dubeolsik, like: .dubeolsik)!
    let letters: [[Keyboard.Slot]] = [
      [
        key.flicked("ㅣ", "ㅣ", hold: "1", up: "ㅗ", down: "ㅜ", left: "ㅓ", right: "ㅏ"),
        key.flicked("ㅐ", "ㅐㅔ", hold: "2", up: "ㅒ", down: "ㅖ", left: "ㅔ"),
        key.flicked("ㅡ", "ㅡ", hold: "3", up: "ㅛ", down: "ㅠ", left: "ㅕ", right: "ㅑ"),
        .role(.backspace),
      ],
      [
        key.flicked("ㄱ", "ㄱㅋ", hold: "4", up: "ㄲ", right: "ㅋ"),
        key.flicked("ㄴ", "ㄴㄹ", hold: "5", right: "ㄹ"),
        key.flicked("ㄷ", "ㄷㅌ", hold: "6", up: "ㄸ", right: "ㅌ"),
        .role(.enter),
      ],
      [
        key.flicked("ㅂ", "ㅂㅍ", hold: "7", up: "ㅃ", right: "ㅍ"),
        key.flicked("ㅅ", "ㅅㅎ", hold: "8", up: "ㅆ", right: "ㅎ"),
        key.flicked("ㅈ", "ㅈㅊ", hold: "9", up: "ㅉ", right: "ㅊ"),
        .stop(),
      ],
      [
        .page("symbols", width: 0.5), .role(.globe, width: 0.5),
        key.flicked("ㅇ", "ㅇㅁ", hold: "0", right: "ㅁ"), .role(.space), .role(.language),
      ],
    ]
    return KeyArrangement(layout: .dubeolsik, letters: letters, symbols: Keyboard.Page.keypadSymbols)
      .keyboard(id: "cheonjiin-flick", name: "천지인 플릭", latinName: "Cheonjiin by flicks")
  }()
}

extension LayoutSlots {
  /// Returns the slot of the key `id`, with other keys in the directions of flicks.
  fileprivate func flicked(
    _ id: String, _ legend: String, hold text: String, up: String? = nil, down: String? = nil,
    left: String? = nil, right: String? = nil
  ) -> Keyboard.Slot {
    let others: [(Keyboard.Direction, String?)] = [
      (.up, up), (.down, down), (.left, left), (.right, right),
    ]
    let flicks = others.compactMap { direction, id in
      id.map { (direction, Keyboard.Offer.key(self[$0])) }
    }
    return Keyboard.Slot(
      .key(self[id]), hold: [.text(text)], flicks: .init(flicks),
      legend: legend == id ? nil : legend)
  }
}
