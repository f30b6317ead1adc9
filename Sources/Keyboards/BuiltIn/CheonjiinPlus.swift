import Layouts

extension KeyArrangement {
  /// Returns Cheonjiin Plus (천지인 플러스), which is Cheonjiin's keypad with each consonant key split in two. Returns nil if
  /// `layout` does not have the codes of Cheonjiin Plus.
  static func cheonjiinPlus(_ layout: Layout) -> KeyArrangement? {
    guard let key = LayoutSlots(layout, like: .cheonjiinPlus) else { return nil }
    func pair(_ plain: String, _ digit: String, _ other: String, _ tense: String? = nil) -> [Keyboard.Slot] {
      [
        key(plain, hold: digit, width: 0.5),
        tense.map { key(other, holdKey: $0, width: 0.5) } ?? key(other, width: 0.5),
      ]
    }
    let letters: [[Keyboard.Slot]] = [
      [key("인", hold: "1"), key("천", hold: "2"), key("지", hold: "3"), .role(.backspace)],
      pair("ㄱ", "4", "ㅋ", "ㄲ") + pair("ㄴ", "5", "ㄹ") + pair("ㄷ", "6", "ㅌ", "ㄸ") + [.role(.enter)],
      pair("ㅂ", "7", "ㅍ", "ㅃ") + pair("ㅅ", "8", "ㅎ", "ㅆ") + pair("ㅈ", "9", "ㅊ", "ㅉ")
        + [key(".,", width: 0.5), key("?!", width: 0.5)],
      [.page("symbols", width: 0.5), .role(.globe, width: 0.5)] + pair("ㅇ", "0", "ㅁ")
        + [.role(.space), .role(.language)],
    ]
    return KeyArrangement(layout: layout, letters: letters, symbols: Keyboard.Page.keypadSymbols)
  }
}
