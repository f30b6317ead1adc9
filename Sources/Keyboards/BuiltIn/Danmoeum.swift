import Layouts

extension KeyArrangement {
  /// Returns Danmoeum (단모음). Returns nil if `layout` does not have the codes of Danmoeum.
  static func danmoeum(_ layout: Layout) -> KeyArrangement? {
    guard let key = LayoutSlots(layout, like: .danmoeum) else { return nil }
    let letters: [[Keyboard.Slot]] = [
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
        .page("symbols"), .role(.globe), .role(.space, width: 2.5), .stop(), .role(.language),
        .role(.enter, width: 1.5),
      ],
    ]
    return KeyArrangement(layout: layout, letters: letters, symbols: Keyboard.Page.wideSymbols)
  }
}
