/// Parses a table. Each line is a row, ` ┃ ` separates the columns, and ⏎ stands for a line feed.
func table(_ text: String) -> [[String]] {
  text.split(separator: "\n").map { line in
    line.split(separator: " ┃ ", omittingEmptySubsequences: false).map { String($0).replacing("⏎", with: "\n") }
  }
}
