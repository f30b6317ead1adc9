import Layouts

/// The proof of a conformance file: the lines in which nothing is taken back typed again by the rules
/// alone, and all lines counted.
package struct ConformanceProof: Sendable {
  private let layout: Layout

  /// The proof of files of `layout`.
  package init(_ layout: Layout) {
    self.layout = layout
  }

  /// Proves `bytes`, the content of the file at `path`.
  ///
  /// - Returns: How many lines there are, comments not among them.
  /// - Throws: `VerificationFailure` for the first line that the rules do not type, or if there are not as
  ///   many as the file says.
  package func run(on path: String, _ bytes: [UInt8]) throws(VerificationFailure) -> Int {
    var reader = ConformanceReader(layout)
    var count = 0
    for (number, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated()
    where line.first != UInt8(ascii: "#") {
      count += 1
      if let mistake = reader.mistake(in: line) {
        throw VerificationFailure(path: path, detail: "is wrong in line \(number + 1): \(mistake)")
      }
    }
    let introduction = ConformanceNotes.introduction(layout, lineCount: count)
    guard bytes.starts(with: introduction), bytes.last == UInt8(ascii: "\n") else {
      throw VerificationFailure(
        path: path, detail: "has \(count) lines, and its beginning says otherwise")
    }
    return count
  }
}
