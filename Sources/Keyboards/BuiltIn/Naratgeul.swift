import Layouts

extension KeyArrangement {
  /// Naratgeul (나랏글) with the symbols of a phone's keypad.
  static let naratgeul = KeyArrangement(layout: .naratgeul, symbols: Keyboard.Page.keypadSymbols) { key in
    [
      [key("ㄱ", hold: "1"), key("ㄴ", hold: "2"), key("ㅏㅓ", hold: "3"), .role(.backspace)],
      [key("ㄹ", hold: "4"), key("ㅁ", hold: "5"), key("ㅗㅜ", hold: "6"), .role(.enter)],
      [
        key("ㅅ", hold: "7"), key("ㅇ", hold: "8"), key("ㅣ", hold: "9"),
        .page("symbols", width: 0.5), .role(.language, width: 0.5),
      ],
      [
        key("획추가"), key("ㅡ", hold: "0"), key("쌍자음"), .role(.globe, width: 0.5),
        .role(.space, width: 0.5),
      ],
    ]
  }
}
