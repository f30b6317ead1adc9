import ArgumentParser
import Artifacts

/// The exit statuses of programs, mostly by the conventions of sysexits.h.
package enum ExitStatus {
  /// A check failed: stale files, an exceeded budget, a failed verification, a wrong answer.
  package static let failure = ExitCode(1)
  /// The input is invalid.
  package static let badData = ExitCode(65)
  /// A file cannot be read or written.
  package static let io = ExitCode(74)

  /// The reader of the output is gone; shells report this status for a program that SIGPIPE ended.
  package static let brokenPipe = ExitCode(141)

  /// A line for each fault. Descriptions are not split at line ends, since names of files can contain them.
  package static func lines(of error: any Error) -> [String] {
    (error as? BadInput)?.lines ?? ["\(error)"]
  }
}

/// Everything that is wrong with what a command was given to read.
package struct BadInput: Error {
  /// A line for each fault.
  package let lines: [String]

  /// The error with these lines.
  package init(lines: [String]) { self.lines = lines }
}
