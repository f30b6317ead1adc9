import Artifacts
import Layouts
import Parallel

/// The proof of the scenarios of input sessions: played again by the rules alone, and counted.
struct SessionsProof: Sendable {
  let layouts: [Layout]

  private struct Line: Sendable {
    let number: Int
    let fields: [Substring]
  }

  /// Proves `bytes`, the content of the file at `path`.
  ///
  /// - Returns: How many lines there are, comments not among them.
  /// - Throws: `VerificationFailure` for the first line that comes out otherwise, or if there are not as many as
  ///   the file says.
  func run(on path: String, _ bytes: [UInt8]) throws(VerificationFailure) -> Int {
    let text = String(decoding: bytes, as: UTF8.self)
    var lines: [Line] = []
    var declared: Int?
    for (number, line) in text.split(separator: "\n").enumerated() {
      if line.hasPrefix("#") {
        declared = declared ?? DeclaredCount.count(in: line)
      } else {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        lines.append(Line(number: number + 1, fields: fields))
      }
    }
    _ = try lines.concurrentMap { line throws(VerificationFailure) in
      guard let mistake = mistake(in: line) else { return }
      throw VerificationFailure(path: path, detail: "is wrong in line \(line.number): \(mistake)")
    }
    guard declared == lines.count, bytes.last == UInt8(ascii: "\n") else {
      throw DeclaredCount.failure(path, found: lines.count, declared: declared)
    }
    return lines.count
  }

  /// The ids in the first fields of the lines.
  static func layoutIDs(in bytes: [UInt8]) -> Set<String> {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return Set(lines.filter { !$0.hasPrefix("#") }.map { String($0.prefix { $0 != "\t" }) })
  }

  private func mistake(in line: Line) -> String? {
    guard line.fields.count == 4 else { return "it has not four fields" }
    guard let layout = layouts.first(where: { $0.id == line.fields[0] }) else {
      return "\(line.fields[0]) is no layout"
    }
    guard var model = SessionModel(line.fields[1], on: layout, among: layouts) else {
      return "\(line.fields[1]) is no field"
    }
    for step in line.fields[2].split(separator: " ") where !model.take(step) {
      return "\(step) is no step"
    }
    let found = model.notation
    if found.unicodeScalars.elementsEqual(line.fields[3].unicodeScalars) { return nil }
    return "the rules leave \(found) and not \(line.fields[3])"
  }
}

/// The number of lines that a file for review says it has: `# There are 56115 such lines.`
enum DeclaredCount {
  static func count(in comment: some StringProtocol) -> Int? {
    let words = comment.split(separator: " ")
    guard words.count > 3, words[0] == "#", words[1] == "There", words[2] == "are" else {
      return nil
    }
    return Int(words[3])
  }

  static func failure(_ path: String, found: Int, declared: Int?) -> VerificationFailure {
    let said = declared.map { "\($0)" } ?? "no number"
    return VerificationFailure(
      path: path, detail: "has \(found) lines, while a comment says \(said)")
  }
}
