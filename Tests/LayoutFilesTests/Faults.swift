import LayoutFiles
import TestSupport
import Testing

/// A change to a valid file that makes it wrong: what is replaced, by what, the line and the report.
typealias Fault = (old: String, new: String, line: Int, says: String)

/// Whether reading a file of `text` with one change reports the fault at its line, in `my.json`.
func expect(_ fault: Fault, in text: String, reading read: (String) throws -> Void) {
  let changed = text.replacing(fault.old, with: fault.new, maxReplacements: 1)
  #expect(changed != text)
  let report = errorLines { try read(changed) }
  let atLine = report.filter { $0.hasPrefix("my.json:\(fault.line): ") }
  #expect(atLine.contains { $0.contains(fault.says) }, "\(report)")
}

/// The lines of the error that `read` throws; none, if it throws nothing.
func errorLines(of read: () throws -> Void) -> [String] {
  failure(read)?.split(separator: "\n").map(String.init) ?? []
}
