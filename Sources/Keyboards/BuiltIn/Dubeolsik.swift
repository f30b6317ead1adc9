import Layouts

extension KeyArrangement {
  /// Dubeolsik (두벌식) with the symbols of a computer's keyboard.
  static let dubeolsik = KeyArrangement(layout: .dubeolsik, symbols: Keyboard.Page.wideSymbols) { key in
    [
      [
        key("ㅂ", hold: "1"), key("ㅈ", hold: "2"), key("ㄷ", hold: "3"), key("ㄱ", hold: "4"),
        key("ㅅ", hold: "5"), key("ㅛ", hold: "6"), key("ㅕ", hold: "7"), key("ㅑ", hold: "8"),
        key("ㅐ", hold: "9"), key("ㅔ", hold: "0"),
      ],
      [
        .gap(width: 0.5), key("ㅁ"), key("ㄴ"), key("ㅇ"), key("ㄹ"), key("ㅎ"), key("ㅗ"),
        key("ㅓ"), key("ㅏ"), key("ㅣ"), .gap(width: 0.5),
      ],
      [
        .role(.shift, width: 1.5), key("ㅋ"), key("ㅌ"), key("ㅊ"), key("ㅍ"), key("ㅠ"),
        key("ㅜ"), key("ㅡ"), .role(.backspace, width: 1.5),
      ],
      [
        .page("symbols"), .role(.globe), .language, .role(.space, width: 4.5), .stop,
        .role(.enter, width: 1.5),
      ],
    ]
  }
}
