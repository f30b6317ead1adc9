import Artifacts
import Foundation

/// The output of a program: data to standard output, everything else to standard error.
package enum Console {
  /// The most scalars that are shown of an error.
  private static let lengthLimit = 600

  /// Writes a line to standard error.
  package static func note(_ line: String) { tell(shown(line).joined() + "\n") }

  /// Shows the current stage on a terminal, in a line that the next output replaces; elsewhere does nothing.
  package static func progress(_ stage: String) {
    if showsProgress { tell(shown(stage).joined()) }
  }

  /// True if standard error is a terminal that can clear a line, which one of the type `dumb` cannot.
  private static let showsProgress =
    isTerminal(STDERR_FILENO) && ProcessInfo.processInfo.environment["TERM"] != "dumb"

  /// Writes an error to standard error as one line that begins with `error:`. A long message is cut.
  package static func report(_ message: String) {
    let shown = shown(message)
    let end = shown.count > lengthLimit ? "…\n" : "\n"
    tell("error: " + shown.prefix(lengthLimit).joined() + end)
  }

  /// The scalars of `text`. Control characters, which could come from a file, its name or an argument and act on a
  /// terminal, are escaped.
  private static func shown(_ text: String) -> [String] {
    text.unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
  }

  /// Writes to standard error, and ignores errors, since there is no place to report them.
  private static func tell(_ text: String) {
    let start = showsProgress ? "\r\u{1B}[K" : ""
    try? write(Array((start + text).utf8), to: STDERR_FILENO, "standard error")
  }

  /// Writes a line to standard output.
  ///
  /// - Throws: As `put(_:)` does.
  package static func print(_ line: String) throws { try put(Array((line + "\n").utf8)) }

  /// Writes bytes to standard output.
  ///
  /// - Throws: `FileError` if not all bytes are written, or `ExitStatus.brokenPipe` if the reader is gone.
  package static func put(_ bytes: [UInt8]) throws {
    try write(bytes, to: STDOUT_FILENO, "standard output")
  }

  /// Whether `descriptor` is a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Writes without `FileHandle`, which would trap on errors that this throws.
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
