import Layouts

extension KeyArrangement {
  /// Cheonjiin (천지인) with the symbols of a phone's keypad.
  static let cheonjiin = KeyArrangement(layout: .cheonjiin, symbols: Keyboard.Page.keypadSymbols) { key in
    [
      [key("인", hold: "1"), key("천", hold: "2"), key("지", hold: "3"), .role(.backspace)],
      [key("ㄱㅋ", hold: "4"), key("ㄴㄹ", hold: "5"), key("ㄷㅌ", hold: "6"), .role(.enter)],
      [key("ㅂㅍ", hold: "7"), key("ㅅㅎ", hold: "8"), key("ㅈㅊ", hold: "9"), key(".,?!")],
      [
        .page("symbols"), key("ㅇㅁ", hold: "0"), .role(.globe, width: 0.5),
        .role(.space, width: 0.5), .language,
      ],
    ]
  }
}
