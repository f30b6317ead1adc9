import Artifacts

/// HeliBoard's file with the functional keys around the keys of a phone keypad.
///
/// A row consists of keys on the left, a placeholder for the keys of the page, and keys on the right. All pages share
/// the file, so each key lists the pages that contain it. HeliBoard counts some rows from the top of a page, and others
/// from the bottom. A row with only a placeholder separates these two groups. On the page of letters, the first row for
/// symbols is such a separator. On the pages of symbols, the first row for letters is a separator. A last row without a
/// placeholder appears below the keys of the page.
enum HeliBoardFunctional {
  /// Returns the rows of the file.
  static func rows(around pages: PlainPages) -> [[String]] {
    let letters = parts(of: pages.letters, on: ["alphabet"])
    // Both pages of symbols have the same functional keys.
    let symbols = pages.symbols.first.map { parts(of: $0, on: ["symbols", "moreSymbols"]) }
    return letters.rows + (symbols?.rows ?? []) + [letters.bottom + (symbols?.bottom ?? [])]
  }

  /// Returns the rows beside the keys of `page`, and its bottom row if that row contains only functional keys.
  private static func parts(of page: PlainPage, on states: [String]) -> (rows: [[String]], bottom: [String]) {
    let hasBottom = page.rows.last.map { page.keys(of: $0).isEmpty } ?? false
    let rows = page.rows.dropLast(hasBottom ? 1 : 0).map { row -> [String] in
      let keys = page.keys(of: row)
      // A row with only a placeholder would be a separator.
      if keys.count == row.count { return [] }
      let sides = [row[..<keys.lowerBound], row[keys.upperBound...]].map { side in
        side.map { key($0, page, on: states) }
      }
      return sides[0] + [#"{"type":"placeholder"}"#] + sides[1]
    }
    let bottom = hasBottom ? page.rows[page.rows.count - 1] : []
    return (rows, bottom.map { key($0, page, on: states) })
  }

  /// Returns a key that is shown only on the pages in `states`.
  private static func key(_ cell: PlainPage.Cell, _ page: PlainPage, on states: [String]) -> String {
    JSONText.dense.object(
      [("$", JSONText.quoted("keyboard_state_selector"))] + states.map { ($0, page.functionalKey(cell)) })
  }
}
