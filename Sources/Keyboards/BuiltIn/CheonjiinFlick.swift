import Hangul
import Layouts

extension Keyboard {
  /// Cheonjiin's consonants in their places, and vowels by flicks in the direction of their dot, so that no key is
  /// pressed twice. Each letter is a key of its own, as in Dubeolsik, so that no next-character key is needed.
  public static let cheonjiinFlick = korean(
    .dubeolsik, id: "cheonjiin-flick", name: "천지인 플릭", latinName: "Cheonjiin by flicks",
    symbols: Page.keypadSymbols,
    letters: [
      [
        .flicked("ㅣ", "ㅣ", hold: "1", up: "ㅗ", down: "ㅜ", left: "ㅓ", right: "ㅏ"),
        .flicked("ㅐ", "ㅐㅔ", hold: "2", up: "ㅒ", down: "ㅖ", left: "ㅔ"),
        .flicked("ㅡ", "ㅡ", hold: "3", up: "ㅛ", down: "ㅠ", left: "ㅕ", right: "ㅑ"),
        .role(.backspace),
      ],
      [
        .flicked("ㄱ", "ㄱㅋ", hold: "4", up: "ㄲ", right: "ㅋ"),
        .flicked("ㄴ", "ㄴㄹ", hold: "5", right: "ㄹ"),
        .flicked("ㄷ", "ㄷㅌ", hold: "6", up: "ㄸ", right: "ㅌ"),
        .role(.enter),
      ],
      [
        .flicked("ㅂ", "ㅂㅍ", hold: "7", up: "ㅃ", right: "ㅍ"),
        .flicked("ㅅ", "ㅅㅎ", hold: "8", up: "ㅆ", right: "ㅎ"),
        .flicked("ㅈ", "ㅈㅊ", hold: "9", up: "ㅉ", right: "ㅊ"),
        .stop,
      ],
      [
        .page("symbols"), .flicked("ㅇ", "ㅇㅁ", hold: "0", right: "ㅁ"),
        .role(.globe, halfKeys: 1), .role(.space, halfKeys: 1), .language,
      ],
    ])
}

extension PageSlot {
  /// A key that flicks turn into others.
  fileprivate static func flicked(
    _ id: String, _ legend: String, hold text: String, up: String? = nil, down: String? = nil,
    left: String? = nil, right: String? = nil
  ) -> PageSlot {
    let flicks: [Direction: String?] = [.up: up, .down: down, .left: left, .right: right]
    return PageSlot(
      .key(id), legend: legend == id ? nil : legend, hold: [.text(ScalarText(text))],
      flicks: flicks.compactMapValues { $0.map(Offer.key) })
  }
}
