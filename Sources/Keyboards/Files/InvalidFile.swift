/// The error of a layout or keyboard file that is not valid.
public struct InvalidFile: Error, Hashable, CustomStringConvertible {
  /// A fault, and its location.
  public struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// The line of the file, counted from 1.
    public let line: Int
    /// The part of the file at fault, such as `key ㄱㅋ` or `page 1, row 2, slot 3`. Nil for the whole file.
    public let place: String?
    /// The fault and its remedy, in one line.
    public let message: String

    public var description: String { (place.map { "\($0): " } ?? "") + message }
  }

  /// The name of the file.
  public let file: String
  /// All problems of the file, sorted by line.
  public let problems: [Problem]

  /// A line for each problem: `my.json:12: key ㄱㅋ: ㄱ advances to itself; …`.
  public var lines: [String] {
    problems.map { "\(file):\($0.line): \($0)" }
  }

  public var description: String { lines.joined(separator: "\n") }

  init(file: String, problems: [Problem]) {
    self.file = file
    var seen: Set<Problem> = []
    self.problems = problems.filter { seen.insert($0).inserted }.enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
  }
}
