extension Keyboard.Page {
  /// QWERTY. Holding a key of the top row, or flicking it down, types a digit.
  static let latin = Keyboard.Page(
    "latin", legend: "ABC", kind: .letters, hasCapitals: true, fields: [.email, .address],
    rows: [
      zip("qwertyuiop", "1234567890").map { letter, digit in
        let offer = Keyboard.Offer.text(String(digit))
        return Keyboard.Slot(.text(String(letter)), hold: [offer], flicks: [.down: offer])
      },
      [.gap(width: 0.5)] + "asdfghjkl".map { .text(String($0)) }
        + [.gap(width: 0.5)],
      [.role(.shift, width: 1.5)] + "zxcvbnm".map { .text(String($0)) }
        + [.role(.backspace, width: 1.5)],
      [
        .page("symbols", width: 1.5), .role(.globe), .role(.space, width: 2.5),
        Keyboard.Slot(.text(",", email: "@", address: "/"), hold: ["'"]),
        .text(".", hold: [".com", ".kr", "?", "!"]),
        .role(.language, width: 1.5), .role(.enter, width: 1.5),
      ],
    ])

  /// The digits, for fields that contain a number.
  static let number = Keyboard.Page(
    "number", legend: "123", kind: .digits, fields: [.number, .phone],
    rows: [
      Keyboard.Slot.texts("1 2 3") + [.role(.backspace)],
      Keyboard.Slot.texts("4 5 6") + [.role(.enter)],
      Keyboard.Slot.texts("7 8 9") + [.role(.dismiss)],
      [
        .text(".", hold: [",", "-"]), .text("0", hold: ["+"]), .text("#", hold: ["*"]), .page(nil),
      ],
    ])
}
