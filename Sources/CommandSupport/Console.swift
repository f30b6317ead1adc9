import Artifacts
import Foundation

/// The output of a program: data to standard output, everything else to standard error.
package enum Console {
  /// The length limit of an error message, in scalars.
  private static let lengthLimit = 600

  /// Writes a line to standard error.
  package static func note(_ line: String) { writeError(escaped(line).joined() + "\n") }

  /// Shows the current stage in a line that the next output replaces. Does nothing unless standard error is a terminal.
  package static func progress(_ stage: String) {
    if showsProgress { writeError(escaped(stage).joined()) }
  }

  /// True if standard error is a terminal that can clear a line. A terminal of type `dumb` cannot.
  private static let showsProgress =
    isTerminal(STDERR_FILENO) && ProcessInfo.processInfo.environment["TERM"] != "dumb"

  /// Writes an error to standard error as one line that starts with `error:`. A long message is truncated.
  package static func report(_ message: String) {
    let escaped = escaped(message)
    let end = escaped.count > lengthLimit ? "…\n" : "\n"
    writeError("error: " + escaped.prefix(lengthLimit).joined() + end)
  }

  /// Returns the scalars of `text`, with control characters escaped. A file, a file name or an argument could otherwise
  /// send commands to the terminal.
  private static func escaped(_ text: String) -> [String] {
    text.unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
  }

  /// Writes to standard error. Ignores failures, because there is nowhere to report them.
  private static func writeError(_ text: String) {
    let start = showsProgress ? "\r\u{1B}[K" : ""
    try? write(Array((start + text).utf8), to: STDERR_FILENO, "standard error")
  }

  /// Writes a line to standard output.
  ///
  /// - Throws: The errors of `put(_:)`.
  package static func print(_ line: String) throws { try put(Array((line + "\n").utf8)) }

  /// Writes bytes to standard output.
  ///
  /// - Throws: `FileError` if not all bytes are written, or `ExitStatus.brokenPipe` if the reader has closed the pipe.
  package static func put(_ bytes: [UInt8]) throws {
    try write(bytes, to: STDOUT_FILENO, "standard output")
  }

  /// Returns true if `descriptor` is a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Writes all bytes. It does not use `FileHandle`, which traps on errors that this function throws.
  private static func write(_ bytes: [UInt8], to descriptor: Int32, _ name: String) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EPIPE { throw ExitStatus.brokenPipe }
      guard count >= 0 || errno == EINTR else { throw FileError("write to", name) }
      rest = rest.dropFirst(max(0, count))
    }
  }
}
