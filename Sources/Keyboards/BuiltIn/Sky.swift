import Layouts

extension KeyArrangement {
  /// SKY-II (스카이) with the symbols of a phone's keypad.
  static let sky = KeyArrangement(layout: .sky, symbols: Keyboard.Page.keypadSymbols) { key in
    [
      [key("ㄱㅋ", hold: "1"), key("ㅣㅡ", hold: "2"), key("ㅏㅑ", hold: "3"), .role(.backspace)],
      [key("ㄷㅌ", hold: "4"), key("ㄴㄹ", hold: "5"), key("ㅓㅕ", hold: "6"), .role(.enter)],
      [
        key("ㅁㅅ", hold: "7"), key("ㅂㅍ", hold: "8"), key("ㅗㅛ", hold: "9"),
        .page("symbols", width: 0.5), .role(.language, width: 0.5),
      ],
      [
        key("ㅈㅊ"), key("ㅇㅎ", hold: "0"), key("ㅜㅠ"), .role(.globe, width: 0.5),
        .role(.space, width: 0.5),
      ],
    ]
  }
}
