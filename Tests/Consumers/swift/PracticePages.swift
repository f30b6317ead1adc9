import Hwalja

extension KeyboardPages {
  /// A small keyboard with a slot of every kind.
  static let practice = KeyboardPages(
    id: "practice", layout: .dubeolsik, pages: [korean, latin, symbols, digits])

  /// The same with the letters of a keypad.
  static let keypad = KeyboardPages(
    id: "practice", layout: .cheonjiin,
    pages: [
      Page("keypad", legend: "가", rows: [[0, 1, 2, .role(.backspace)], [3, 4, 9, .role(.space)]])
    ])

  private static let korean = Page(
    "korean", legend: "가",
    rows: [
      [0, 3, .key(17, hold: [17, "♥"], flicks: [.up: 16, .left: "<"]), .role(.backspace)],
      [
        .page("symbols"), .role(.shift), .role(.language), .role(.next), .role(.space),
        .role(.enter),
      ],
    ])

  private static let latin = Page(
    "latin", legend: "ABC", hasCapitals: true, fields: [.email, .address],
    rows: [
      [
        .text("q", hold: ["1"], flicks: [.down: "1"]), "w", .text("e", hold: ["é", "(|)", 0]),
        "x", .text("ß", flicks: [.right: "€"]),
      ],
      [.role(.shift, width: 1.5), .text(",", shifted: ";", email: "@", address: "/"), ".", "!"],
      [
        .page("symbols"), .role(.globe, width: 0.5), .role(.language), .role(.space),
        .role(.backspace), .role(.enter), .gap(1.5),
      ],
    ])

  private static let symbols = Page(
    "symbols", legend: "!#1", kind: .symbols,
    rows: [
      ["?", "'", "(|)", "«|", .text("*", hold: ["'"])],
      [.page(nil), .page("digits"), .role(.space), .role(.enter), .role(.language)],
    ])

  private static let digits = Page(
    "digits", legend: "123", kind: .digits, fields: [.number],
    rows: [["7", "'"], [.page(nil, legend: "뒤로"), .role(.space), .role(.dismiss)]])
}
