import Layouts

extension KeyArrangement {
  /// Danmoeum (단모음) with the symbols of a computer's keyboard.
  static let danmoeum = KeyArrangement(layout: .danmoeum, symbols: Keyboard.Page.wideSymbols) { key in
    [
      [
        key("ㅂ", hold: "1"), key("ㅈ", hold: "2"), key("ㄷ", hold: "3"), key("ㄱ", hold: "4"),
        key("ㅅ", hold: "5"), key("ㅗ", hold: "6"), key("ㅐ", hold: "7"), key("ㅔ", hold: "8"),
      ],
      [
        key("ㅁ"), key("ㄴ"), key("ㅇ"), key("ㄹ"), key("ㅎ"), key("ㅓ"), key("ㅏ", hold: "9"),
        key("ㅣ", hold: "0"),
      ],
      [
        key("ㅋ"), key("ㅌ"), key("ㅊ"), key("ㅍ"), key("ㅜ"), key("ㅡ"),
        .role(.backspace, width: 2),
      ],
      [
        .page("symbols"), .role(.globe), .language, .role(.space, width: 2.5), .stop,
        .role(.enter, width: 1.5),
      ],
    ]
  }
}
