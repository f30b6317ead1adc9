/// The keys around those of a phone's keypad, which HeliBoard has in a file of their own.
///
/// A row has keys on the left, a placeholder for the keys of the page, and keys on the right. All pages share the file,
/// so that a key says on which it is there. A row that is nothing but a placeholder divides those that are counted from
/// the top of the page from those that are counted from its bottom: on letters it is the first row of symbols, and on
/// symbols the first row of letters.
struct HeliBoardFunctional {
  private let pages: AppPages

  init(_ pages: AppPages) {
    self.pages = pages
  }

  /// The whole file.
  var rows: JSONValue {
    // Both pages of symbols have the same functional keys.
    let symbols = pages.symbols.first.map { Self.rows(around: $0, on: ["symbols", "moreSymbols"]) }
    return .array(Self.rows(around: pages.letters, on: ["alphabet"]) + (symbols ?? []))
  }

  private static func rows(around page: AppPage, on states: [String]) -> [JSONValue] {
    page.rows.enumerated().map { number, row in
      let keys = page.keys(of: row)
      // A placeholder alone would divide the rows.
      if keys.count == row.count { return [] }
      let (left, right) = (row[..<keys.lowerBound], row[keys.upperBound...])
      // HeliBoard puts the bottom row of symbols below their page, if nothing of the page is in it.
      let isBottom = states != ["alphabet"] && keys.isEmpty && number == page.rows.count - 1
      return .array(
        left.map { key($0, page, on: states) } + (isBottom ? [] : [["type": "placeholder"]])
          + right.map { key($0, page, on: states) })
    }
  }

  /// A key on the pages `states`; on others it is not there.
  private static func key(_ cell: AppPage.Cell, _ page: AppPage, on states: [String]) -> JSONValue {
    let kind: (name: String, value: JSONValue) =
      label(cell).map { ("label", .string($0)) } ?? ("type", "placeholder")
    let key = JSONValue.object([kind, ("width", .part(page.width(cell)))])
    return .object([("$", "keyboard_state_selector")] + states.map { ($0, key) })
  }

  private static func label(_ cell: AppPage.Cell) -> String? {
    switch cell.content {
    case .backspace: "delete"
    case .enter: "action"
    case .space: "space"
    case .shift, .otherSymbols: "shift"
    case .language: "language_switch"
    case .page(.letters), .page(.symbols): "symbol_alpha"
    case .page(.digits): "numpad"
    case .text(let text): text
    case .key, .gap: nil
    }
  }
}
