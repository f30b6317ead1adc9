import ArgumentParser
import Artifacts

/// The exit statuses of the programs. Most follow sysexits.h.
package enum ExitStatus {
  /// A check failed: files are out of date, a file exceeds its limit, or a verification or an answer is wrong.
  package static let failure = ExitCode(1)
  /// The input is invalid.
  package static let badData = ExitCode(65)
  /// A file cannot be read or written.
  package static let io = ExitCode(74)

  /// The reader of the output has closed the pipe. Shells report this status for a program that SIGPIPE ended.
  package static let brokenPipe = ExitCode(141)

  /// Returns a line for each fault of `error`. Descriptions are not split at line breaks, because file names can
  /// contain those.
  package static func lines(of error: any Error) -> [String] {
    (error as? BadInput)?.lines ?? ["\(error)"]
  }
}

/// The error of input that is invalid, with all its faults.
package struct BadInput: Error {
  /// A line for each fault.
  package let lines: [String]

  /// Creates an error with these lines.
  package init(lines: [String]) { self.lines = lines }
}
