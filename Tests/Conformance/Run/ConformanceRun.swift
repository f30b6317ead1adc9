import Artifacts
import Foundation

/// A run that asks a program the questions of cases and compares its answers with theirs. The run starts one process
/// for each core, and each process gets a share of the cases.
struct ConformanceRun: Sendable {
  /// A case with a wrong answer.
  struct Difference: Sendable {
    fileprivate let number: Int
    /// The question, the rule's answer and the program's answer. Tabs separate the columns in each.
    let question, expected, answered: String

    /// The number of leading scalars that both answers have in common.
    var place: Int {
      zip(expected.unicodeScalars, answered.unicodeScalars).prefix { $0 == $1 }.count
    }
  }

  /// The number of answers, and the wrong answers in the order of the cases.
  typealias Result = (count: Int, differences: [Difference])

  /// An error for a program that does not behave as a driver must. The description is one line.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let command: [String]
  /// The timeout in seconds. A process that writes nothing for so long, or has not ended so long after its output, is
  /// killed.
  private let timeout: Int
  /// True if each process stops after its first wrong answer.
  private let stopsAtDifference: Bool
  /// The callback that receives lines about the progress of the run.
  private let progress: @Sendable (String) -> Void

  /// The number of consecutive cases that a process gets at a time.
  private static let batch = 200

  /// Creates a run that starts `command` and asks that program.
  init(
    command: [String], timeout: Int, stopsAtDifference: Bool,
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.command = command
    self.timeout = timeout
    self.stopsAtDifference = stopsAtDifference
    self.progress = progress
  }

  /// Asks the questions of all cases and returns the result.
  ///
  /// - Throws: `FileError` if the program cannot be started. `Failure` if it ends early, writes too much, or writes
  ///   nothing until the timeout.
  func run(_ cases: [Case]) throws -> Result {
    let processes = ProcessInfo.processInfo.activeProcessorCount
    let shares = (0..<processes)
      .map { share in cases.indices.filter { $0 / Self.batch % processes == share } }
      .filter { !$0.isEmpty }
    // Start the processes one after the other, so that no process inherits the pipe of another.
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

  /// Compares a process's answers with the cases at the indices `numbers`. The process that has the first case reports
  /// progress.
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
      guard let bytes = try child.read(within: timeout) else {
        throw failure("wrote nothing for \(timeout) s")
      }
      isAtEnd = bytes.isEmpty
      for line in answers.lines(adding: bytes) {
        guard result.count < numbers.count else {
          throw failure("wrote an extra line, \"\(line.prefix(80))\",")
        }
        let number = numbers[result.count]
        let asked = cases[number]
        result.count += 1
        if asked.isAnswered(by: line) { continue }
        result.differences.append(
          Difference(number: number, question: asked.question, expected: asked.answer, answered: line))
        if stopsAtDifference { return result }
      }
      if answers.isTooLong { throw failure("wrote an endless line") }
      if numbers[0] == 0 {
        progress("asked \(result.count * cases.count / numbers.count) lines of \(cases.count)")
      }
    }
    let end = child.waitForEnd(within: timeout)
    guard result.count == numbers.count, end == nil else { throw failure(end ?? "ended") }
    return result
  }
}

extension [ConformanceRun.Difference] {
  /// The differences in the order of the lengths of their questions, in scalars. On a tie, they keep their order.
  var shortestFirst: [ConformanceRun.Difference] {
    map { ($0, $0.question.unicodeScalars.count, $0.number) }.sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
  }
}

private struct LineBuffer {
  private var rest: [UInt8] = []

  /// True if the incomplete line has more than a million bytes. The longest answer has some thousands.
  var isTooLong: Bool { rest.count > 1_000_000 }

  /// Adds `bytes` and returns the lines that are now complete, without line ends. Empty `bytes` mean the end of the
  /// output, which completes the last line.
  mutating func lines(adding bytes: [UInt8]) -> [String] {
    rest += bytes
    if bytes.isEmpty, let last = rest.last, last != 0x0A { rest.append(0x0A) }
    guard let end = rest.lastIndex(of: 0x0A) else { return [] }
    defer { rest.removeFirst(end + 1) }
    return rest[..<end].lines.map { String(decoding: $0, as: UTF8.self) }
  }
}
