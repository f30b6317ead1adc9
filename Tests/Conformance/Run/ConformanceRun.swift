import Artifacts
import Foundation

/// A run that asks a program cases and compares its answers: one process for each core, each with its share.
struct ConformanceRun: Sendable {
  /// A case that was answered wrongly.
  struct Difference: Sendable {
    fileprivate let number: Int
    /// The question, what the rule answers, and what the program answered, each between tabs.
    let question, expected, answered: String

    /// How many scalars both answers begin with.
    var place: Int {
      zip(expected.unicodeScalars, answered.unicodeScalars).prefix { $0 == $1 }.count
    }
  }

  /// How many cases were answered, and those that were answered wrongly, in order.
  typealias Result = (count: Int, differences: [Difference])

  /// What a program did that a driver must not do, in one line.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let command: [String]
  /// How many seconds a process may write nothing, or go on when it has closed its output.
  private let patience: Int
  /// Whether a process is asked no more once it has answered wrongly.
  private let stopsAtDifference: Bool
  /// Called with a line on how far the run is.
  private let progress: @Sendable (String) -> Void

  /// How many cases go to one process before the next gets some.
  private static let batch = 200

  /// A run that asks the program that `command` starts.
  init(
    command: [String], patience: Int, stopsAtDifference: Bool,
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.command = command
    self.patience = patience
    self.stopsAtDifference = stopsAtDifference
    self.progress = progress
  }

  /// - Throws: `FileError` if the program cannot be started, `Failure` if it ends early, says too much, or says
  ///   nothing for too long.
  func run(_ cases: [Case]) throws -> Result {
    let processes = ProcessInfo.processInfo.activeProcessorCount
    let shares = (0..<processes)
      .map { share in cases.indices.filter { $0 / Self.batch % processes == share } }
      .filter { !$0.isEmpty }
    // One is started after the other, so that none inherits the pipe of another.
    var started: [(numbers: [Int], child: ChildProcess)] = []
    do {
      for numbers in shares {
        let questions = numbers.map { cases[$0].question + "\n" }.joined()
        started.append((numbers, try ChildProcess(command, input: Array(questions.utf8))))
      }
    } catch {
      for (_, child) in started { _ = child.waitForEnd(within: 0) }
      throw error
    }
    let results = try started.concurrentMap { numbers, child in
      try compare(child, cases, numbers)
    }
    return (
      results.reduce(0) { $0 + $1.count }, results.flatMap(\.differences).sorted { $0.number < $1.number }
    )
  }

  /// Compares what a process answers to the cases with these numbers; the process with the first case reports how far
  /// it is.
  private func compare(_ child: ChildProcess, _ cases: [Case], _ numbers: [Int]) throws -> Result {
    var result: Result = (0, [])
    func failure(_ fault: String) -> Failure {
      let wrong = result.differences.first.map { ("the first wrong answer is to", $0.question) }
      let next = numbers.dropFirst(result.count).first.map { ("the next is", cases[$0].question) }
      let place = (wrong ?? next).map { "; \($0) \($1.prefix(200).replacing("\t", with: " ⇥ "))" }
      return Failure(
        description: "\(command.joined(separator: " ")) \(fault) after \(result.count) "
          + "of a process's \(numbers.count) lines\(place ?? "")")
    }
    var answers = LineBuffer()
    var isAtEnd = false
    defer { if !isAtEnd { _ = child.waitForEnd(within: 0) } }
    while !isAtEnd {
      guard let bytes = try child.read(within: patience) else {
        throw failure("wrote nothing for \(patience) s")
      }
      isAtEnd = bytes.isEmpty
      for line in answers.lines(adding: bytes) {
        guard result.count < numbers.count else {
          throw failure("wrote one more line, \"\(line.prefix(80))\",")
        }
        let number = numbers[result.count]
        let asked = cases[number]
        result.count += 1
        if asked.isAnswered(by: line) { continue }
        result.differences.append(
          Difference(number: number, question: asked.question, expected: asked.answer, answered: line))
        if stopsAtDifference { return result }
      }
      if answers.isTooLong { throw failure("writes a line that does not end") }
      if numbers[0] == 0 {
        progress("asked \(result.count * cases.count / numbers.count) lines of \(cases.count)")
      }
    }
    let end = child.waitForEnd(within: patience)
    guard result.count == numbers.count, end == nil else { throw failure(end ?? "ended") }
    return result
  }
}

private struct LineBuffer {
  private var rest: [UInt8] = []

  /// Whether the line that is not complete has over a million bytes; the longest answer has some thousands.
  var isTooLong: Bool { rest.count > 1_000_000 }

  /// The lines that `bytes` complete, without line ends. No bytes mean the end, which completes the last line.
  mutating func lines(adding bytes: [UInt8]) -> [String] {
    rest += bytes
    if bytes.isEmpty, let last = rest.last, last != 0x0A { rest.append(0x0A) }
    guard let end = rest.lastIndex(of: 0x0A) else { return [] }
    defer { rest.removeFirst(end + 1) }
    return rest[..<end].lines.map { String(decoding: $0, as: UTF8.self) }
  }
}
