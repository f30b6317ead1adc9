// Generated; do not edit. Made by: swift run gen --format swift
// Hwalja format 1, MIT licence.
//
// MIT License
// Copyright (c) 2026 The Hwalja maintainers
// Permission is hereby granted, free of charge, to any person obtaining a copy
// of this software and associated documentation files (the "Software"), to deal
// in the Software without restriction, including without limitation the rights
// to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
// copies of the Software, and to permit persons to whom the Software is
// furnished to do so, subject to the following conditions:
// The above copyright notice and this permission notice shall be included in all
// copies or substantial portions of the Software.
// THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
// IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
// FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
// AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
// LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
// OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
// SOFTWARE.

extension Keyboard {
  /// Cheonjiin (천지인).
  public static let cheonjiin = Keyboard(
    id: "korean", name: "천지인", latinName: "Cheonjiin", layout: .cheonjiin,
    pages: [
      .cheonjiinLettersPage,
      .latinPage,
      .cheonjiinSymbolsPage,
      .cheonjiinSymbols2Page,
      .symbols3Page,
      .digitsPage,
      .numberPage,
    ])

  /// Cheonjiin Plus (천지인 플러스).
  public static let cheonjiinPlus = Keyboard(
    id: "korean", name: "천지인 플러스", latinName: "Cheonjiin Plus", layout: .cheonjiinPlus,
    pages: [
      .cheonjiinPlusLettersPage,
      .latinPage,
      .cheonjiinSymbolsPage,
      .cheonjiinSymbols2Page,
      .symbols3Page,
      .digitsPage,
      .numberPage,
    ])

  /// Naratgeul (나랏글).
  public static let naratgeul = Keyboard(
    id: "korean", name: "나랏글", latinName: "Naratgeul", layout: .naratgeul,
    pages: [
      .naratgeulLettersPage,
      .latinPage,
      .cheonjiinSymbolsPage,
      .cheonjiinSymbols2Page,
      .symbols3Page,
      .digitsPage,
      .numberPage,
    ])

  /// SKY-II (스카이).
  public static let sky = Keyboard(
    id: "korean", name: "스카이", latinName: "SKY-II", layout: .sky,
    pages: [
      .skyLettersPage,
      .latinPage,
      .cheonjiinSymbolsPage,
      .cheonjiinSymbols2Page,
      .symbols3Page,
      .digitsPage,
      .numberPage,
    ])

  /// Dubeolsik (두벌식).
  public static let dubeolsik = Keyboard(
    id: "korean", name: "두벌식", latinName: "Dubeolsik", layout: .dubeolsik,
    pages: [
      .dubeolsikLettersPage,
      .latinPage,
      .dubeolsikSymbolsPage,
      .dubeolsikSymbols2Page,
      .numberPage,
    ])

  /// Cheonjiin by flicks (천지인 플릭).
  public static let cheonjiinFlick = Keyboard(
    id: "cheonjiin-flick", name: "천지인 플릭", latinName: "Cheonjiin by flicks", layout: .dubeolsik,
    pages: [
      .cheonjiinFlickLettersPage,
      .latinPage,
      .cheonjiinSymbolsPage,
      .cheonjiinSymbols2Page,
      .symbols3Page,
      .digitsPage,
      .numberPage,
    ])

  /// Danmoeum (단모음).
  public static let danmoeum = Keyboard(
    id: "korean", name: "단모음", latinName: "Danmoeum", layout: .danmoeum,
    pages: [
      .danmoeumLettersPage,
      .latinPage,
      .dubeolsikSymbolsPage,
      .dubeolsikSymbols2Page,
      .numberPage,
    ])

  /// All keyboards, in the order of a settings screen.
  public static var all: [Keyboard] {
    [
      .cheonjiin,
      .cheonjiinPlus,
      .naratgeul,
      .sky,
      .dubeolsik,
      .cheonjiinFlick,
      .danmoeum,
    ]
  }
}

// Each row of slots is on one line if the line is short enough.
// swift-format-ignore
extension Keyboard.Page {
  fileprivate static let cheonjiinLettersPage = Self(
    "letters", legend: "가", kind: .letters, hasCapitals: false,
    fields: [],
    rows: [
      [.init(.key(0), hold: ["1"]), .init(.key(1), hold: ["2"]), .init(.key(2), hold: ["3"]), .init(.role(.backspace))],
      [.init(.key(3), hold: ["4"]), .init(.key(4), hold: ["5"]), .init(.key(5), hold: ["6"]), .init(.role(.enter))],
      [.init(.key(6), hold: ["7"]), .init(.key(7), hold: ["8"]), .init(.key(8), hold: ["9"]), 9],
      [.init(.page("symbols"), width: 0.5), .init(.role(.globe), width: 0.5), .init(.key(10), hold: ["0"]), .init(.role(.space)), .init(.role(.language))],
    ])

  fileprivate static let latinPage = Self(
    "latin", legend: "ABC", kind: .letters, hasCapitals: true,
    fields: [.email, .address],
    rows: [
      [.init(.text("q"), hold: ["1"], flicks: [.down: "1"]), .init(.text("w"), hold: ["2"], flicks: [.down: "2"]), .init(.text("e"), hold: ["3"], flicks: [.down: "3"]), .init(.text("r"), hold: ["4"], flicks: [.down: "4"]), .init(.text("t"), hold: ["5"], flicks: [.down: "5"]), .init(.text("y"), hold: ["6"], flicks: [.down: "6"]), .init(.text("u"), hold: ["7"], flicks: [.down: "7"]), .init(.text("i"), hold: ["8"], flicks: [.down: "8"]), .init(.text("o"), hold: ["9"], flicks: [.down: "9"]), .init(.text("p"), hold: ["0"], flicks: [.down: "0"])],
      [.init(.gap, width: 0.5), "a", "s", "d", "f", "g", "h", "j", "k", "l", .init(.gap, width: 0.5)],
      [.init(.role(.shift), width: 1.5), "z", "x", "c", "v", "b", "n", "m", .init(.role(.backspace), width: 1.5)],
      [.init(.page("symbols"), width: 1.5), .init(.role(.globe)), .init(.role(.space), width: 2.5), .init(.text(",", email: "@", address: "/"), hold: ["'"]), .init(.text("."), hold: [".com", ".kr", "?", "!"]), .init(.role(.language), width: 1.5), .init(.role(.enter), width: 1.5)],
    ])

  fileprivate static let cheonjiinSymbolsPage = Self(
    "symbols", legend: "!#1", kind: .symbols, hasCapitals: false,
    fields: [],
    rows: [
      ["!", "?", ".", ",", "(", ")", .init(.role(.backspace), width: 2)],
      ["@", ":", "/", "-", "★", "°", .init(.role(.enter), width: 2)],
      ["*", "_", "%", "~", "^", "#", .init(.text("."), hold: [",", "?", "!"], width: 2)],
      [.init(.page(nil)), .init(.role(.globe)), .init(.page("digits"), width: 2), .init(.role(.space), width: 2), .init(.page("symbols2"), legend: "2/3"), .init(.page("symbols3"), legend: "3/3")],
    ])

  fileprivate static let cheonjiinSymbols2Page = Self(
    "symbols2", legend: "!#1", kind: .symbols, hasCapitals: false,
    fields: [],
    rows: [
      ["\u{24}", "₩", "€", "↖", "↑", "↗", .init(.role(.backspace), width: 2)],
      ["£", "¥", "=", "←", "♥", "→", .init(.role(.enter), width: 2)],
      ["+", "×", "÷", "↙", "↓", "↘", .init(.text("."), hold: [",", "?", "!"], width: 2)],
      [.init(.page(nil)), .init(.role(.globe)), .init(.page("digits"), width: 2), .init(.role(.space), width: 2), .init(.page("symbols"), legend: "1/3"), .init(.page("symbols3"), legend: "3/3")],
    ])

  fileprivate static let symbols3Page = Self(
    "symbols3", legend: "!#1", kind: .symbols, hasCapitals: false,
    fields: [],
    rows: [
      ["《", "》", "『", "』", "\"", "'", .init(.role(.backspace), width: 2)],
      ["\u{60}", "※", "|", "&", "\\", ";", .init(.role(.enter), width: 2)],
      ["<", ">", "{", "}", "[", "]", .init(.text("."), hold: [",", "?", "!"], width: 2)],
      [.init(.page(nil)), .init(.role(.globe)), .init(.page("digits"), width: 2), .init(.role(.space), width: 2), .init(.page("symbols"), legend: "1/3"), .init(.page("symbols2"), legend: "2/3")],
    ])

  fileprivate static let digitsPage = Self(
    "digits", legend: "123", kind: .digits, hasCapitals: false,
    fields: [],
    rows: [
      ["1", "2", "3", .init(.role(.backspace))],
      ["4", "5", "6", .init(.role(.enter))],
      ["7", "8", "9", .init(.text("."), hold: [",", "?", "!"])],
      [.init(.page(nil), width: 0.5), .init(.role(.globe), width: 0.5), "0", .init(.role(.space)), .init(.page("symbols"))],
    ])

  fileprivate static let numberPage = Self(
    "number", legend: "123", kind: .digits, hasCapitals: false,
    fields: [.number, .phone],
    rows: [
      ["1", "2", "3", .init(.role(.backspace))],
      ["4", "5", "6", .init(.role(.enter))],
      ["7", "8", "9", .init(.role(.dismiss))],
      [.init(.text("."), hold: [",", "-"]), .init(.text("0"), hold: ["+"]), .init(.text("#"), hold: ["*"]), .init(.page(nil))],
    ])

  fileprivate static let cheonjiinPlusLettersPage = Self(
    "letters", legend: "가", kind: .letters, hasCapitals: false,
    fields: [],
    rows: [
      [.init(.key(0), hold: ["1"]), .init(.key(1), hold: ["2"]), .init(.key(2), hold: ["3"]), .init(.role(.backspace))],
      [.init(.key(3), hold: ["4"], width: 0.5), .init(.key(4), hold: [19], width: 0.5), .init(.key(5), hold: ["5"], width: 0.5), .init(.key(6), width: 0.5), .init(.key(7), hold: ["6"], width: 0.5), .init(.key(8), hold: [20], width: 0.5), .init(.role(.enter))],
      [.init(.key(9), hold: ["7"], width: 0.5), .init(.key(10), hold: [21], width: 0.5), .init(.key(11), hold: ["8"], width: 0.5), .init(.key(12), hold: [22], width: 0.5), .init(.key(13), hold: ["9"], width: 0.5), .init(.key(14), hold: [23], width: 0.5), .init(.key(15), width: 0.5), .init(.key(16), width: 0.5)],
      [.init(.page("symbols"), width: 0.5), .init(.role(.globe), width: 0.5), .init(.key(17), hold: ["0"], width: 0.5), .init(.key(18), width: 0.5), .init(.role(.space)), .init(.role(.language))],
    ])

  fileprivate static let naratgeulLettersPage = Self(
    "letters", legend: "가", kind: .letters, hasCapitals: false,
    fields: [],
    rows: [
      [.init(.key(0), hold: ["1"]), .init(.key(1), hold: ["2"]), .init(.key(2), hold: ["3"]), .init(.role(.backspace), width: 1.5)],
      [.init(.key(3), hold: ["4"]), .init(.key(4), hold: ["5"]), .init(.key(5), hold: ["6"]), .init(.role(.enter), width: 1.5)],
      [.init(.key(6), hold: ["7"]), .init(.key(7), hold: ["8"]), .init(.key(8), hold: ["9"]), .init(.page("symbols"), width: 0.5), .init(.role(.language))],
      [9, .init(.key(10), hold: ["0"]), 11, .init(.role(.globe), width: 0.5), .init(.role(.space))],
    ])

  fileprivate static let skyLettersPage = Self(
    "letters", legend: "가", kind: .letters, hasCapitals: false,
    fields: [],
    rows: [
      [.init(.key(0), hold: ["1"]), .init(.key(1), hold: ["2"]), .init(.key(2), hold: ["3"]), .init(.role(.backspace), width: 1.5)],
      [.init(.key(3), hold: ["4"]), .init(.key(4), hold: ["5"]), .init(.key(5), hold: ["6"]), .init(.role(.enter), width: 1.5)],
      [.init(.key(6), hold: ["7"]), .init(.key(7), hold: ["8"]), .init(.key(8), hold: ["9"]), .init(.page("symbols"), width: 0.5), .init(.role(.language))],
      [9, .init(.key(10), hold: ["0"]), 11, .init(.role(.globe), width: 0.5), .init(.role(.space))],
    ])

  fileprivate static let dubeolsikLettersPage = Self(
    "letters", legend: "가", kind: .letters, hasCapitals: false,
    fields: [],
    rows: [
      [.init(.key(0), hold: ["1"]), .init(.key(1), hold: ["2"]), .init(.key(2), hold: ["3"]), .init(.key(3), hold: ["4"]), .init(.key(4), hold: ["5"]), .init(.key(5), hold: ["6"]), .init(.key(6), hold: ["7"]), .init(.key(7), hold: ["8"]), .init(.key(8), hold: ["9"]), .init(.key(9), hold: ["0"])],
      [.init(.gap, width: 0.5), 10, 11, 12, 13, 14, 15, 16, 17, 18, .init(.gap, width: 0.5)],
      [.init(.role(.shift), width: 1.5), 19, 20, 21, 22, 23, 24, 25, .init(.role(.backspace), width: 1.5)],
      [.init(.page("symbols"), width: 1.5), .init(.role(.globe)), .init(.role(.space), width: 3.5), .init(.text("."), hold: [",", "?", "!"]), .init(.role(.language), width: 1.5), .init(.role(.enter), width: 1.5)],
    ])

  fileprivate static let dubeolsikSymbolsPage = Self(
    "symbols", legend: "!#1", kind: .symbols, hasCapitals: false,
    fields: [],
    rows: [
      ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"],
      ["-", "/", ":", ";", "(", ")", "₩", "&", "@", "\""],
      [.init(.page("symbols2"), legend: "2/2", width: 1.5), ".", ",", "?", "!", .init(.text("'"), hold: ["\u{60}"]), "~", "^", .init(.role(.backspace), width: 1.5)],
      [.init(.page(nil), width: 1.5), .init(.role(.globe)), .init(.role(.space), width: 4.5), .init(.role(.language), width: 1.5), .init(.role(.enter), width: 1.5)],
    ])

  fileprivate static let dubeolsikSymbols2Page = Self(
    "symbols2", legend: "!#1", kind: .symbols, hasCapitals: false,
    fields: [],
    rows: [
      ["[", "]", "{", "}", "#", "%", "*", "+", "=", "※"],
      ["_", "\\", "|", "<", ">", "\u{24}", "€", "£", "¥", "•"],
      [.init(.page("symbols"), legend: "1/2", width: 1.5), ".", ",", "?", "!", .init(.text("'"), hold: ["\u{60}"]), "~", "^", .init(.role(.backspace), width: 1.5)],
      [.init(.page(nil), width: 1.5), .init(.role(.globe)), .init(.role(.space), width: 4.5), .init(.role(.language), width: 1.5), .init(.role(.enter), width: 1.5)],
    ])

  fileprivate static let cheonjiinFlickLettersPage = Self(
    "letters", legend: "가", kind: .letters, hasCapitals: false,
    fields: [],
    rows: [
      [.init(.key(18), hold: ["1"], flicks: [.up: 15, .down: 24, .left: 16, .right: 17]), .init(.key(8), hold: ["2"], flicks: [.up: 31, .down: 32, .left: 9], legend: "ㅐㅔ"), .init(.key(25), hold: ["3"], flicks: [.up: 5, .down: 23, .left: 6, .right: 7]), .init(.role(.backspace))],
      [.init(.key(3), hold: ["4"], flicks: [.up: 29, .right: 19], legend: "ㄱㅋ"), .init(.key(11), hold: ["5"], flicks: [.right: 13], legend: "ㄴㄹ"), .init(.key(2), hold: ["6"], flicks: [.up: 28, .right: 20], legend: "ㄷㅌ"), .init(.role(.enter))],
      [.init(.key(0), hold: ["7"], flicks: [.up: 26, .right: 22], legend: "ㅂㅍ"), .init(.key(4), hold: ["8"], flicks: [.up: 30, .right: 14], legend: "ㅅㅎ"), .init(.key(1), hold: ["9"], flicks: [.up: 27, .right: 21], legend: "ㅈㅊ"), .init(.text("."), hold: [",", "?", "!"])],
      [.init(.page("symbols"), width: 0.5), .init(.role(.globe), width: 0.5), .init(.key(12), hold: ["0"], flicks: [.right: 10], legend: "ㅇㅁ"), .init(.role(.space)), .init(.role(.language))],
    ])

  fileprivate static let danmoeumLettersPage = Self(
    "letters", legend: "가", kind: .letters, hasCapitals: false,
    fields: [],
    rows: [
      [.init(.key(0), hold: ["1"]), .init(.key(1), hold: ["2"]), .init(.key(2), hold: ["3"]), .init(.key(3), hold: ["4"]), .init(.key(4), hold: ["5"]), .init(.key(5), hold: ["6"]), .init(.key(6), hold: ["7"]), .init(.key(7), hold: ["8"])],
      [8, 9, 10, 11, 12, 13, .init(.key(14), hold: ["9"]), .init(.key(15), hold: ["0"])],
      [16, 17, 18, 19, 20, 21, .init(.role(.backspace), width: 2)],
      [.init(.page("symbols")), .init(.role(.globe)), .init(.role(.space), width: 2.5), .init(.text("."), hold: [",", "?", "!"]), .init(.role(.language)), .init(.role(.enter), width: 1.5)],
    ])
}
