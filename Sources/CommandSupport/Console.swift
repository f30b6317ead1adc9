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
    if hasEscapeSequences { writeError(escaped(stage).joined()) }
  }

  private static let environment = ProcessInfo.processInfo.environment

  /// True if standard error is a terminal that can clear a line and show colors. A terminal of type `dumb` cannot.
  private static let hasEscapeSequences = isTerminal(STDERR_FILENO) && !["dumb", "", nil].contains(environment["TERM"])

  /// True if errors have colors. Users can turn colors off, as described at https://no-color.org.
  private static let hasColors = hasEscapeSequences && ["", nil].contains(environment["NO_COLOR"])

  /// Writes an error to standard error as one line that starts with `error:`, in bold red on a terminal. A long message
  /// is truncated.
  package static func report(_ message: String) {
    let escaped = escaped(message)
    let end = escaped.count > lengthLimit ? "…\n" : "\n"
    let start = hasColors ? "\u{1B}[1;31merror:\u{1B}[0m " : "error: "
    writeError(start + escaped.prefix(lengthLimit).joined() + end)
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
    let start = hasEscapeSequences ? "\r\u{1B}[K" : ""
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
