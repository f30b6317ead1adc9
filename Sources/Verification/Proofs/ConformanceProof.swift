import Artifacts
import Layouts

/// The proof of a conformance file: its lines typed again by the rules alone, and counted.
struct ConformanceProof: Sendable {
  let layout: Layout

  /// Proves `bytes`, the content of the file at `path`.
  ///
  /// - Returns: How many lines there are, comments not among them.
  /// - Throws: `VerificationFailure` for the first line that the rules do not type, or if there are not as
  ///   many as the file says.
  func run(on path: String, _ bytes: [UInt8]) throws(VerificationFailure) -> Int {
    var reader = ConformanceReader(layout)
    var count = 0
    var declared: Int?
    for (number, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
      if line.first == UInt8(ascii: "#") {
        declared = declared ?? DeclaredCount.count(in: String(decoding: line, as: UTF8.self))
        continue
      }
      count += 1
      if let mistake = reader.mistake(in: line) {
        throw VerificationFailure(path: path, detail: "is wrong in line \(number + 1): \(mistake)")
      }
    }
    guard declared == count, bytes.last == UInt8(ascii: "\n") else {
      throw DeclaredCount.failure(path, found: count, declared: declared)
    }
    return count
  }
}
