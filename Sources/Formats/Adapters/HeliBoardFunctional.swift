import Artifacts

/// The keys around those of a phone's keypad, which HeliBoard has in a file of their own.
///
/// A row has keys on the left, a placeholder for the keys of the page, and keys on the right. All pages share the file,
/// so each key says on which pages it is. A row of nothing but a placeholder separates the rows counted from the top of
/// the page from those counted from its bottom: on the letters, the first row for symbols is such a row, and on symbols
/// the first row for letters. A last row without a placeholder lies below the keys of the page.
enum HeliBoardFunctional {
  /// The whole file.
  static func rows(around pages: PlainPages) -> [[String]] {
    let letters = parts(of: pages.letters, on: ["alphabet"])
    // Both pages of symbols have the same functional keys.
    let symbols = pages.symbols.first.map { parts(of: $0, on: ["symbols", "moreSymbols"]) }
    return letters.rows + (symbols?.rows ?? []) + [letters.bottom + (symbols?.bottom ?? [])]
  }

  /// The rows beside the keys of `page`, and the keys of its bottom row if no key of the page is in it.
  private static func parts(of page: PlainPage, on states: [String]) -> (rows: [[String]], bottom: [String]) {
    let hasBottom = page.rows.last.map { page.keys(of: $0).isEmpty } ?? false
    let rows = page.rows.dropLast(hasBottom ? 1 : 0).map { row -> [String] in
      let keys = page.keys(of: row)
      // A placeholder alone would divide the rows.
      if keys.count == row.count { return [] }
      let sides = [row[..<keys.lowerBound], row[keys.upperBound...]].map { side in
        side.map { key($0, page, on: states) }
      }
      return sides[0] + [#"{"type":"placeholder"}"#] + sides[1]
    }
    let bottom = hasBottom ? page.rows[page.rows.count - 1] : []
    return (rows, bottom.map { key($0, page, on: states) })
  }

  /// A key on the pages `states`; on others it is not there.
  private static func key(_ cell: PlainPage.Cell, _ page: PlainPage, on states: [String]) -> String {
    JSONText.dense.object(
      [("$", JSONText.quoted("keyboard_state_selector"))] + states.map { ($0, page.functionalKey(cell)) })
  }
}
