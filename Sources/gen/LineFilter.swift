import Foundation
import Typing

/// Answers text line by line, either the arguments or the lines of standard input as they arrive.
struct LineFilter {
  /// The arguments, to be joined by spaces; standard input is read if there are none.
  let arguments: [String]
  /// The answer to a line.
  let answer: (String) throws -> String

  /// Answers every line.
  ///
  /// - Throws: What `answer` throws, with the line's number, after answering the lines before it.
  func run() throws {
    var output = OutputBuffer()
    do {
      if arguments.isEmpty {
        try answerStandardInput(into: &output)
      } else {
        let lines = arguments.joined(separator: " ").split(
          separator: "\n", omittingEmptySubsequences: false)
        for line in lines { try output.append(answer(String(line))) }
      }
    } catch {
      try output.flush()
      throw error
    }
    try output.flush()
  }

  private func answerStandardInput(into output: inout OutputBuffer) throws {
    if Console.isTerminal(STDIN_FILENO) {
      Console.note("reading lines from the terminal; Ctrl-D ends")
    }
    var reader = LineReader()
    while let line = try reader.next(beforeReading: { try output.flush() }) {
      do {
        try output.append(answer(line))
      } catch let error as NotationError {
        throw InvalidLine(line: reader.number, error: error)
      }
    }
  }
}

/// Collects lines for standard output into large writes.
struct OutputBuffer {
  private var bytes: [UInt8] = []

  /// Adds `line` and a line feed.
  mutating func append(_ line: String) throws {
    bytes += line.utf8
    bytes.append(UInt8(ascii: "\n"))
    if bytes.count >= 1 << 16 { try flush() }
  }

  /// Writes the collected lines.
  mutating func flush() throws {
    try Console.put(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}

/// The error of a line of standard input that has no valid presses.
struct InvalidLine: Error, CustomStringConvertible {
  let line: Int
  let error: NotationError

  var description: String { "line \(line), \(error)" }
}
