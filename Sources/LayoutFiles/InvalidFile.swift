/// The error of a layout file without a valid layout.
public struct InvalidFile: Error, Hashable, CustomStringConvertible {
  /// Something wrong, and where.
  public struct Problem: Hashable, Sendable {
    /// The line of the file, counted from 1.
    public let line: Int
    /// The id of the key at fault, or nil when it is the layout as a whole.
    public let key: String?
    /// What is wrong and what mends it, in one line.
    public let message: String
  }

  /// The name of the file.
  public let file: String
  /// All that is wrong with it, from its first line to its last.
  public let problems: [Problem]

  /// One line a problem: `my.json:12: key ㄱㅋ: ㄱ advances to itself; …`.
  public var lines: [String] {
    problems.map { problem in
      let key = problem.key.map { "key \($0): " } ?? ""
      return "\(file):\(problem.line): \(key)\(problem.message)"
    }
  }

  public var description: String { lines.joined(separator: "\n") }

  init(_ file: String, _ line: Int, _ message: String) {
    self.init(file: file, problems: [Problem(line: line, key: nil, message: message)])
  }

  init(file: String, problems: [Problem]) {
    self.file = file
    var seen: Set<Problem> = []
    self.problems = problems.filter { seen.insert($0).inserted }.enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
  }
}
