import Keyboards
import Layouts

/// The files for one layout. HeliBoard puts its functional keys around letters: those that it has by itself around the
/// letters of a wide layout, and those of `functional` around a phone's keypad.
struct HeliBoardFile {
  private let page: LettersPage

  init(_ page: LettersPage) {
    self.page = page
  }

  /// The keys of the layout, row by row.
  var letters: String {
    let rows = page.rows.filter { $0.contains { $0.key != nil } }
    return Self.file(
      rows.map { row in
        let places = Self.letters(of: row)
        return row[places].map { page.isKeypad || $0.key != nil ? letter($0) : gap($0) }
      })
  }

  /// The keys before and after the letters of each row, and those of pages of symbols, where they are HeliBoard's.
  var functional: String? {
    guard page.isKeypad else { return nil }
    let rows = page.rows.map { row -> [String] in
      let places = Self.letters(of: row)
      // A placeholder alone would divide the rows.
      if places.count == row.count { return [] }
      return row[..<places.lowerBound].map(function) + ["{ \"type\": \"placeholder\" }"]
        + row[places.upperBound...].map(function)
    }
    return Self.file(rows + Self.symbols)
  }

  /// From the first letter to the last; of a row without letters the beginning, so that all of it stands behind.
  private static func letters(of row: [LettersPage.Cell]) -> Range<Int> {
    guard let first = row.firstIndex(where: { $0.key != nil }),
      let last = row.lastIndex(where: { $0.key != nil })
    else { return 0..<0 }
    return first..<(last + 1)
  }

  private func letter(_ cell: LettersPage.Cell) -> String {
    guard let key = cell.key else { return gap(cell) }
    let plain = object(key, cell)
    guard let shifted = cell.shifted else { return "{ \(plain) }" }
    return "{ \"$\": \"shift_state_selector\", \"manualOrLocked\": { \(object(shifted, cell)) }, "
      + "\"default\": { \(plain) } }"
  }

  private func object(_ key: Key, _ cell: LettersPage.Cell) -> String {
    // HeliBoard finds the code in a legend of one character.
    let isNamed = key.legend.unicodeScalars.elementsEqual(key.scalar.map { [$0] } ?? [])
    let code = isNamed ? "" : ", \"code\": \(key.scalar?.value ?? 0)"
    let hold = key.longPress.map { "{ \"label\": \(QuotedText.quoted(String($0))) }" }
    return "\"label\": \(QuotedText.quoted(key.legend))\(code), \"width\": \(page.width(cell))"
      + (hold.map { ", \"popup\": { \"relevant\": [\($0)] }" } ?? "")
  }

  private func gap(_ cell: LettersPage.Cell) -> String {
    "{ \"type\": \"placeholder\", \"width\": \(page.width(cell)) }"
  }

  /// A functional key on the page of letters; on other pages it is not there.
  private func function(_ cell: LettersPage.Cell) -> String {
    let label: String
    switch cell.content {
    case .role(.backspace): label = "delete"
    case .role(.enter): label = "action"
    case .role(.space): label = "space"
    case .role(.shift): label = "shift"
    case .role(.language): label = "language_switch"
    case .page: label = "symbol_alpha"
    case .text(let text): label = text.text
    case .key, .gap, .role: return Self.onAlphabet(gap(cell))
    }
    return Self.onAlphabet(
      "{ \"label\": \(QuotedText.quoted(label)), \"width\": \(page.width(cell)) }")
  }

  private static func onAlphabet(_ key: String) -> String {
    "{ \"$\": \"keyboard_state_selector\", \"alphabet\": \(key) }"
  }

  private static func onSymbols(_ key: String) -> String {
    "{ \"$\": \"keyboard_state_selector\", \"symbols\": \(key), \"moreSymbols\": \(key) }"
  }

  /// The two last rows on pages of symbols. On letters the first is a placeholder alone, by which HeliBoard lays out the
  /// rows above from the top, and the second is empty.
  private static let symbols: [[String]] = [
    [
      onSymbols("{ \"label\": \"shift\", \"width\": 0.15 }"), "{ \"type\": \"placeholder\" }",
      onSymbols("{ \"label\": \"delete\", \"width\": 0.15 }"),
    ],
    ["symbol_alpha", "comma", "numpad", "space", "period", "action"].map { label in
      let width = ["symbol_alpha", "action"].contains(label) ? ", \"width\": 0.15" : ""
      return onSymbols("{ \"label\": \"\(label)\"\(width) }")
    },
  ]

  private static func file(_ rows: [[String]]) -> String {
    let rows = rows.map { row in
      "  [\n" + row.map { "    \($0)" }.joined(separator: ",\n") + "\n  ]"
    }
    return "[\n" + rows.joined(separator: ",\n") + "\n]\n"
  }
}
