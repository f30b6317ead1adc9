import ArgumentParser
import Artifacts
import Conformance
import Formats
import Verification

/// The exit statuses of commands, mostly by the conventions of sysexits.h.
enum ExitStatus {
  /// A check failed: stale files, an exceeded budget, a failed verification.
  static let failure = ExitCode(1)
  /// The input is invalid.
  static let badData = ExitCode(65)
  /// A file cannot be read or written.
  static let io = ExitCode(74)

  /// The reader of the output is gone; shells report this status for a program that SIGPIPE ended.
  static let brokenPipe = ExitCode(141)

  /// The status that `error` ends a command with, nil if it is none of the project's own.
  static func code(of error: any Error) -> ExitCode? {
    switch error {
    case is FileError: io
    case is BadInput, is TemplateError, is Omission, is DuplicatePath, is InvalidLine,
      is NotationError:
      badData
    case is BudgetExceeded, is VerificationFailure, is ZlibError, is Examination.Failure: failure
    default: nil
    }
  }

  /// A line for each fault. Descriptions are not split at line ends, since names of files can contain them.
  static func lines(of error: any Error) -> [String] {
    (error as? BadInput)?.lines ?? ["\(error)"]
  }
}

/// Everything that is wrong with what a command was given to read.
struct BadInput: Error {
  /// A line for each fault.
  let lines: [String]
}
