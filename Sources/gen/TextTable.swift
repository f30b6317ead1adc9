/// Rows of cells in columns, for a terminal: texts to the left, figures to the right.
struct TextTable {
  private let rows: [[String]]
  private let textColumns: Set<Int>

  /// A table of `rows`, which have as many cells each, with texts in the columns `textColumns`.
  init(_ rows: [[String]], textColumns: Set<Int> = [0]) {
    self.rows = rows
    self.textColumns = textColumns
  }

  /// The rows, a line each.
  var lines: [String] {
    let columns = rows.first?.indices ?? 0..<0
    let widths = columns.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      columns.map { column in
        let (cell, width) = (row[column], widths[column])
        return textColumns.contains(column) ? cell.padded(to: width) : cell.paddedLeft(to: width)
      }
      .joined(separator: "  ")
    }
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  func paddedLeft(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
