import Layouts

extension KeyArrangement {
  /// Cheonjiin's consonants in their places, and vowels by flicks in the direction of their dot, so that no key is
  /// pressed twice. Each letter is a key of its own, as in Dubeolsik, so that no next-character key is needed.
  static let cheonjiinFlick = KeyArrangement(
    layout: .dubeolsik, id: "cheonjiin-flick", name: "천지인 플릭", latinName: "Cheonjiin by flicks",
    symbols: Keyboard.Page.keypadSymbols
  ) { key in
    [
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
        .stop,
      ],
      [
        .page("symbols"), key.flicked("ㅇ", "ㅇㅁ", hold: "0", right: "ㅁ"),
        .role(.globe, width: 0.5), .role(.space, width: 0.5), .language,
      ],
    ]
  }
}

extension LayoutSlots {
  /// A key that flicks turn into others.
  fileprivate func flicked(
    _ id: String, _ legend: String, hold text: String, up: String? = nil, down: String? = nil,
    left: String? = nil, right: String? = nil
  ) -> Keyboard.Slot {
    let others: [(Keyboard.Direction, String?)] = [
      (.up, up), (.down, down), (.left, left), (.right, right),
    ]
    let flicks = others.compactMap { direction, id in
      id.map { (direction, Keyboard.Offer.key(number(of: $0))) }
    }
    return Keyboard.Slot(
      .key(number(of: id)), hold: [.text(text)], flicks: .init(flicks),
      legend: legend == id ? nil : legend)
  }
}
