/// A question, and the answer that the rule gives. docs/spec/CONFORM.md describes the format of both.
struct Case: Hashable, Sendable {
  /// The columns of the question, separated by tabs, without a line feed. The first column names the suite.
  let question: String
  /// The columns of the answer, separated by tabs, without a line feed. The column `*` matches any value.
  let answer: String

  /// Creates a case from the columns of its question and of its answer.
  init(_ question: [String], _ answer: [String]) {
    self.question = question.joined(separator: "\t")
    self.answer = answer.joined(separator: "\t")
  }

  /// Returns true if `found` equals the answer, scalar by scalar. A column `*` matches any value.
  func isAnswered(by found: String) -> Bool {
    if found.utf8.elementsEqual(answer.utf8) { return true }
    guard answer.contains("*") else { return false }
    let (wanted, given) = (answer.columns, found.columns)
    return wanted.count == given.count && zip(wanted, given).allSatisfy { $0 == "*" || $0.utf8.elementsEqual($1.utf8) }
  }
}

/// An error for a line that is not a case, or that contradicts the rule.
struct InvalidLine: Error, CustomStringConvertible {
  let description: String
}

extension Case {
  /// The case as `conform --print` prints it: the columns of the question, followed by those of the answer.
  var line: String { "\(question)\t\(answer)" }

  /// Parses the cases of `suites` from the output of `--print`. Error messages include the file's name, `name`.
  ///
  /// - Throws: `InvalidLine` for the first line that names no known suite or that has the wrong number of columns.
  static func printed(_ bytes: [UInt8], in name: String, of suites: [Suite]) throws(InvalidLine) -> [Self] {
    try read(bytes, in: name) { ($0, $1) }.filter { suites.contains($0.0) }.map(\.1)
  }

  /// Parses the cases in a file, and returns the result of `transform` for each case. The file can have any line ends.
  /// Empty lines and comments, which start with `#`, are skipped.
  static func read<Result>(
    _ bytes: [UInt8], in name: String, _ transform: (Suite, Self) throws(InvalidLine) -> Result
  ) throws(InvalidLine) -> [Result] {
    var results: [Result] = []
    for (number, line) in bytes[...].lines.enumerated() where !line.isEmpty && line.first != UInt8(ascii: "#") {
      do throws(InvalidLine) {
        let (suite, asked) = try read(line)
        results.append(try transform(suite, asked))
      } catch {
        throw InvalidLine(description: "\(name):\(number + 1): \(error)")
      }
    }
    return results
  }

  static func read(_ line: ArraySlice<UInt8>) throws(InvalidLine) -> (suite: Suite, case: Self) {
    let tabs = line.indices.filter { line[$0] == UInt8(ascii: "\t") }
    let name = line[..<(tabs.first ?? line.endIndex)]
    guard let suite = Suite.allCases.first(where: { $0.rawValue.utf8.elementsEqual(name) }) else {
      let names = Suite.allCases.map(\.rawValue)
      throw InvalidLine(
        description: "\(String(decoding: name, as: UTF8.self)) is not a suite; start the line with "
          + "\(names.dropLast().joined(separator: ", ")) or \(names.last!)")
    }
    let wanted = suite.questionCount + suite.answerCount
    guard tabs.count + 1 == wanted else {
      throw InvalidLine(
        description: "expected \(wanted) columns, found \(tabs.count + 1); separate columns with tabs")
    }
    let middle = tabs[suite.questionCount - 1]
    let question = String(decoding: line[..<middle], as: UTF8.self)
    return (suite, Self([question], [String(decoding: line[(middle + 1)...], as: UTF8.self)]))
  }
}

extension ArraySlice<UInt8> {
  /// The lines, without line feeds and carriage returns.
  var lines: [ArraySlice<UInt8>] {
    split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
  }
}

extension String {
  /// The columns of a line, which are separated by tabs.
  var columns: [Substring] { split(separator: "\t", omittingEmptySubsequences: false) }
}
