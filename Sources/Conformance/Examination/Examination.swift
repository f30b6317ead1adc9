import Conformance
import Foundation
import Parallel

/// Asks a program cases, and compares what it answers: one process for each core, each with its share.
struct Examination {
  let command: [String]
  /// How many seconds a process may neither read nor write.
  let patience: Int
  /// Whether a process is asked no more once it has answered wrongly.
  let stopsAtDifference: Bool

  /// A case whose answer is another.
  struct Difference: Sendable {
    let number: Int
    let question, expected, answered: String
  }

  /// What came of all cases.
  struct Result: Sendable {
    var count = 0
    var differenceCount = 0
    /// The first few.
    var differences: [Difference] = []

    /// Compares an answer to case number `number`.
    mutating func take(_ answer: String, to asked: Case, _ number: Int) {
      count += 1
      if asked.isAnswered(by: answer) { return }
      differenceCount += 1
      guard differences.count < Examination.shownCount else { return }
      differences.append(
        Difference(
          number: number, question: asked.question, expected: asked.answer, answered: answer))
    }
  }

  /// A program that does not do what a driver does, in one line.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// How many differences are shown.
  private static let shownCount = 8
  /// How many cases go to one process before the next gets some.
  private static let batch = 200

  /// Asks `cases`.
  ///
  /// - Throws: `FileError` if the program cannot be started, `Failure` if it ends early, says too much, or says
  ///   nothing for too long.
  func run(_ cases: [Case]) throws -> Result {
    let processes = ProcessInfo.processInfo.activeProcessorCount
    let results = try Array(0..<processes).concurrentMap { share in
      let numbers = cases.indices.filter { $0 / Self.batch % processes == share }
      if numbers.isEmpty { return Result() }
      return try ask(cases, numbers, isFirst: share == 0)
    }
    var all = Result()
    for result in results {
      all.count += result.count
      all.differenceCount += result.differenceCount
      all.differences += result.differences
    }
    all.differences = Array(
      all.differences.sorted { $0.number < $1.number }.prefix(Self.shownCount))
    return all
  }

  /// Asks one process the cases with these numbers; the first shows how far it is.
  private func ask(_ cases: [Case], _ numbers: [Int], isFirst: Bool) throws -> Result {
    let child = try ChildProcess(command)
    defer { child.end() }
    var result = Result()
    var unasked = numbers[...]
    var answers = LineBuffer()
    while !child.hasEnded {
      if child.wantsInput {
        let next = unasked.prefix(Self.batch)
        unasked = unasked.dropFirst(Self.batch)
        child.send(next.flatMap { Array((cases[$0].question + "\n").utf8) })
        if unasked.isEmpty { child.closeInput() }
      }
      guard let bytes = try child.exchange(for: patience) else {
        throw Failure(
          description: "\(name) neither read nor wrote anything for \(patience) s"
            + after(result.count, of: cases, numbers))
      }
      for line in answers.lines(adding: bytes, isEnd: child.hasEnded) {
        guard result.count < numbers.count - unasked.count else {
          throw Failure(
            description: "\(name) answered more than it was asked: \(line.prefix(80)); "
              + "write one line for each question")
        }
        let number = numbers[result.count]
        result.take(line, to: cases[number], number)
        if stopsAtDifference && result.differenceCount > 0 { return result }
      }
      if isFirst {
        Console.progress(
          "asked \(result.count * cases.count / numbers.count) lines of \(cases.count)")
      }
    }
    let status = child.waitForEnd()
    guard result.count == numbers.count, status == 0 else {
      let how = status == 0 ? "ended" : "ended with \(ChildProcess.describe(status))"
      throw Failure(description: "\(name) \(how)" + after(result.count, of: cases, numbers))
    }
    return result
  }

  private var name: String { command.joined(separator: " ") }

  private func after(_ count: Int, of cases: [Case], _ numbers: [Int]) -> String {
    let next =
      count < numbers.count ? "; the next is \(cases[numbers[count]].question.prefix(200))" : ""
    return " after \(count) of \(numbers.count) lines\(next.replacing("\t", with: " ⇥ "))"
  }
}

/// Bytes, as lines come of them.
private struct LineBuffer {
  private var rest: [UInt8] = []

  /// The lines that are whole with `bytes`, without their ends; the last one needs none.
  mutating func lines(adding bytes: [UInt8], isEnd: Bool) -> [String] {
    rest += bytes
    if isEnd, let last = rest.last, last != 0x0A { rest.append(0x0A) }
    guard let end = rest.lastIndex(of: 0x0A) else { return [] }
    let lines = rest[..<end].split(separator: 0x0A, omittingEmptySubsequences: false)
    rest.removeFirst(end + 1)
    return lines.map { line in
      String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }
  }
}
