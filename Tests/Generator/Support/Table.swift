/// Parses a table: each line is a row, ` ┃ ` separates the columns, and ⏎ is a line feed.
func table(_ text: String) -> [[String]] {
  text.split(separator: "\n").map { line in
    line.split(separator: " ┃ ", omittingEmptySubsequences: false).map { String($0).replacing("⏎", with: "\n") }
  }
}
