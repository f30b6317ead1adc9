import Keyboards
import Layouts
import Testing

/// A fault is what is replaced in a valid file, by what, and what is then said of it, all of it at once and in the order
/// of the lines: whether reading a file of `text` with that change says so of `my.json`.
func expect(_ fault: [String], in text: String, reading read: (String) throws -> Void) {
  let changed = text.replacing(fault[0], with: fault[1], maxReplacements: 1)
  #expect(changed != text)
  let report = errorLines { try read(changed) }
  let says = fault[2].split(separator: "\n").map { "my.json:\($0)" }
  #expect(report.count == says.count && zip(report, says).allSatisfy { $0.hasPrefix($1) }, "\(report)")
}

/// The lines of the error that `read` throws; none, if it throws nothing.
func errorLines(of read: () throws -> Void) -> [String] {
  failure(read)?.split(separator: "\n").map(String.init) ?? []
}

/// The layout in a file of `text`.
func readLayout(_ text: String) throws -> Layout {
  try LayoutFile.layout(from: Array(text.utf8), file: "my.json")
}

/// What is said of a layout file of `text`.
func complaints(about text: String) -> [String] { errorLines { _ = try readLayout(text) } }
