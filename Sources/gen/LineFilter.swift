import Artifacts
import CommandSupport
import Foundation

/// Transforms text line by line: either the arguments, or the lines of standard input as they arrive.
struct LineFilter {
  /// The arguments, which are joined with spaces. If there are no arguments, standard input is read.
  let arguments: [String]
  /// Returns the output for a line.
  let transform: (String) throws -> String

  /// Prints the output for every line.
  ///
  /// - Throws: The error of `transform`, with the number of the line, after printing the output for the preceding
  ///   lines.
  func run() throws {
    if !arguments.isEmpty {
      let text = arguments.joined(separator: " ").unicodeScalars
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines.count == 1 { return try Console.print(transform(lines[0])) }
      for (index, line) in lines.enumerated() { try put(line, number: index + 1) }
      return
    }
    if Console.isTerminal(STDIN_FILENO) {
      Console.note("reading lines from the terminal; press Ctrl-D to end")
    }
    guard let input = fdopen(STDIN_FILENO, "r") else { throw FileError("read", "standard input", code: EBADF) }
    var number = 1
    while let line = try next(of: input, number: number) {
      try put(line, number: number)
      number += 1
    }
  }

  private func put(_ line: String, number: Int) throws {
    do {
      try Console.print(transform(line))
    } catch let error as NotationError {
      throw BadInput(lines: ["line \(number)\(error.offset == nil ? ":" : ",") \(error)"])
    }
  }

  /// Reads the next line of standard input, without its line feed. Returns nil at the end. Only one line is in memory
  /// at a time.
  ///
  /// - Throws: `FileError` if the input cannot be read, `BadInput` if the line is not UTF-8.
  private func next(of input: UnsafeMutablePointer<FILE>, number: Int) throws -> String? {
    var buffer: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(buffer) }
    let count = getline(&buffer, &capacity, input)
    guard count > 0 else {
      if feof(input) == 0 { throw FileError("read", "standard input") }
      return nil
    }
    var line = UnsafeRawBufferPointer(start: buffer, count: count)[...]
    if line.last == UInt8(ascii: "\n") { line.removeLast() }
    let text = String(decoding: line, as: UTF8.self)
    // Decoding replaces invalid UTF-8, so the bytes of the text then differ.
    guard text.utf8.elementsEqual(line) else {
      throw BadInput(lines: ["line \(number) of standard input is not UTF-8; convert it with iconv"])
    }
    return text
  }
}
