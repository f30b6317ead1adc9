extension Keyboard.Page {
  /// Three pages of 18 symbols as on Galaxy phones, and a page of digits. Each page of symbols opens the other two, so
  /// every symbol takes at most three presses from the letters. The page of Cheonjiin's letters is four keys wide, and
  /// the pages of symbols are eight keys wide. Backspace, Enter, space and the globe are therefore in the same
  /// positions on both.
  static let keypadSymbols = [
    symbols(1, "! ? . , ( )", "@ : / - ★ °", "* _ % ~ ^ #"),
    symbols(2, "$ ₩ € ↖ ↑ ↗", "£ ¥ = ← ♥ →", "+ × ÷ ↙ ↓ ↘"),
    symbols(3, "《 》 『 』 \" '", "` ※ | & \\ ;", "< > { } [ ]"),
    digits,
  ]

  private static func symbols(_ number: Int, _ rows: String...) -> Keyboard.Page {
    let right: [Keyboard.Slot] = [.role(.backspace, width: 2), .role(.enter, width: 2), .stop(width: 2)]
    let others = (1...3).filter { $0 != number }.map { other in Keyboard.Slot.page(id(other), legend: "\(other)/3") }
    let bottom = [.page(nil), .role(.globe), .page("digits", width: 2), .role(.space, width: 2)] + others
    return Keyboard.Page(
      id(number), legend: "!#1", kind: .symbols,
      rows: zip(rows, right).map { Keyboard.Slot.texts($0) + [$1] } + [bottom])
  }

  private static func id(_ number: Int) -> String {
    number == 1 ? "symbols" : "symbols\(number)"
  }

  private static let digits = Keyboard.Page(
    "digits", legend: "123", kind: .digits,
    rows: [
      Keyboard.Slot.texts("1 2 3") + [.role(.backspace)],
      Keyboard.Slot.texts("4 5 6") + [.role(.enter)],
      Keyboard.Slot.texts("7 8 9") + [.stop()],
      [
        .page(nil, width: 0.5), .role(.globe, width: 0.5), .text("0"), .role(.space), .page("symbols"),
      ],
    ])
}
