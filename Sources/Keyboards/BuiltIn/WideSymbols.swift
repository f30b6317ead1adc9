extension Keyboard.Page {
  /// Two pages of symbols as on iOS. The first one also has digits.
  static let wideSymbols = [
    symbols(1, digits: "1 2 3 4 5 6 7 8 9 0", rest: "- / : ; ( ) ₩ & @ \""),
    symbols(2, digits: "[ ] { } # % * + = ※", rest: "_ \\ | < > $ € £ ¥ •"),
  ]

  private static func symbols(_ number: Int, digits: String, rest: String) -> Keyboard.Page {
    let other = number == 1 ? "symbols2" : "symbols"
    return Keyboard.Page(
      number == 1 ? "symbols" : "symbols2", legend: "!#1", kind: .symbols,
      rows: [
        Keyboard.Slot.texts(digits), Keyboard.Slot.texts(rest),
        [.page(other, legend: "\(3 - number)/2", width: 1.5)] + Keyboard.Slot.texts(". , ? !")
          + [.text("'", hold: ["`"])] + Keyboard.Slot.texts("~ ^") + [.role(.backspace, width: 1.5)],
        [
          .page(nil, width: 1.5), .role(.globe), .role(.space, width: 4.5), .role(.language, width: 1.5),
          .role(.enter, width: 1.5),
        ],
      ])
  }
}
