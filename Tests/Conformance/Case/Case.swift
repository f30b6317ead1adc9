/// A question and what the rule answers; docs/spec/CONFORM.md describes both.
struct Case: Hashable, Sendable {
  /// Columns between tabs, the suite first, without a line feed.
  let question: String
  /// Columns between tabs, without a line feed; `*` stands for any column.
  let answer: String

  /// A case of these columns.
  init(_ question: [String], _ answer: [String]) {
    self.question = question.joined(separator: "\t")
    self.answer = answer.joined(separator: "\t")
  }

  /// Whether `found` is an answer to the question, scalar by scalar.
  func isAnswered(by found: String) -> Bool {
    if found.utf8.elementsEqual(answer.utf8) { return true }
    guard answer.contains("*") else { return false }
    let (wanted, given) = (answer.columns, found.columns)
    return wanted.count == given.count && zip(wanted, given).allSatisfy { $0 == "*" || $0.utf8.elementsEqual($1.utf8) }
  }
}

/// A line that is no case, or one that the rule itself contradicts.
struct InvalidLine: Error, CustomStringConvertible {
  let description: String
}

extension Case {
  /// What `conform --print` writes: the columns of the question and of the answer.
  var line: String { "\(question)\t\(answer)" }

  /// The cases of `suites` in such lines, which are those of the file called `name`.
  ///
  /// - Throws: `InvalidLine` for the first line that is of no suite.
  static func printed(_ bytes: [UInt8], in name: String, of suites: [Suite]) throws(InvalidLine) -> [Self] {
    try read(bytes, in: name) { ($0, $1) }.filter { suites.contains($0.0) }.map(\.1)
  }

  /// What `take` makes of the cases of a file, whatever its ends of lines. Empty lines and those that begin with `#` are
  /// none.
  static func read<Taken>(
    _ bytes: [UInt8], in name: String, _ take: (Suite, Self) throws(InvalidLine) -> Taken
  ) throws(InvalidLine) -> [Taken] {
    var taken: [Taken] = []
    for (number, line) in bytes[...].lines.enumerated() where !line.isEmpty && line.first != UInt8(ascii: "#") {
      do throws(InvalidLine) {
        let (suite, asked) = try read(line)
        taken.append(try take(suite, asked))
      } catch {
        throw InvalidLine(description: "\(name):\(number + 1): \(error)")
      }
    }
    return taken
  }

  static func read(_ line: ArraySlice<UInt8>) throws(InvalidLine) -> (suite: Suite, case: Self) {
    let tabs = line.indices.filter { line[$0] == UInt8(ascii: "\t") }
    let name = line[..<(tabs.first ?? line.endIndex)]
    guard let suite = Suite.allCases.first(where: { $0.rawValue.utf8.elementsEqual(name) }) else {
      let names = Suite.allCases.map(\.rawValue)
      throw InvalidLine(
        description: "\(String(decoding: name, as: UTF8.self)) is not a suite; begin the line with "
          + "\(names.dropLast().joined(separator: ", ")) or \(names.last!)")
    }
    let wanted = suite.questionCount + suite.answerCount
    guard tabs.count + 1 == wanted else {
      throw InvalidLine(description: "has \(tabs.count + 1) columns and not \(wanted); put tabs between them")
    }
    let middle = tabs[suite.questionCount - 1]
    let question = String(decoding: line[..<middle], as: UTF8.self)
    return (suite, Self([question], [String(decoding: line[(middle + 1)...], as: UTF8.self)]))
  }
}

extension ArraySlice<UInt8> {
  /// What stands between line feeds, without the carriage return of a line end.
  var lines: [ArraySlice<UInt8>] {
    split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
  }
}

extension String {
  /// What stands between tabs.
  var columns: [Substring] { split(separator: "\t", omittingEmptySubsequences: false) }
}
