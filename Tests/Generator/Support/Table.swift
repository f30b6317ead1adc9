/// The rows of a table that is written as text: a line each, with ` ┃ ` between the columns, and ⏎ for a line feed.
func table(_ text: String) -> [[String]] {
  text.split(separator: "\n").map { line in
    line.split(separator: " ┃ ", omittingEmptySubsequences: false).map { String($0).replacing("⏎", with: "\n") }
  }
}
