import Keyboards
import Layouts
import Testing

/// Checks that `read` reports a fault. A fault consists of a part of the valid file `text`, the replacement for that
/// part, and the errors that the replacement causes. These errors are those for `my.json`, in the order of the lines.
func expect(_ fault: [String], in text: String, reading read: (String) throws -> Void) {
  let changed = text.replacing(fault[0], with: fault[1], maxReplacements: 1)
  #expect(changed != text)
  let report = errorLines { try read(changed) }
  let expected = fault[2].split(separator: "\n").map { "my.json:\($0)" }
  #expect(report.count == expected.count && zip(report, expected).allSatisfy { $0.hasPrefix($1) }, "\(report)")
}

/// Returns the lines of the error that `read` throws; an empty array if it does not throw.
func errorLines(of read: () throws -> Void) -> [String] {
  failure(read)?.split(separator: "\n").map(String.init) ?? []
}

/// Parses the layout file `text`.
func readLayout(_ text: String) throws -> Layout {
  try LayoutFile.layout(from: Array(text.utf8), file: "my.json")
}

/// Returns the errors in the layout file `text`.
func complaints(about text: String) -> [String] { errorLines { _ = try readLayout(text) } }
