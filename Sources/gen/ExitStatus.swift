import ArgumentParser
import Artifacts
import BinaryTrie
import Conformance
import Distribution
import Figures
import Files
import Formats
import Layouts
import Typing
import Verification
import Zlib

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

  /// Runs `body`; an error that the project knows is written with a line for each fault, and replaced by
  /// its exit status.
  static func reporting(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      throw reported(error)
    }
  }

  /// Writes `error` if the project knows it, and returns its exit status; returns any other error as it is.
  private static func reported(_ error: any Error) -> any Error {
    let code: ExitCode? =
      switch error {
      case is FileError: io
      case let error as TemplateError where error.isMissing: io
      case is InvalidLayout, is InvalidFiles, is MissingMarkers, is TemplateError: badData
      case is UnfitForTrie, is Omission, is NoWords, is MadeTwice: badData
      case is InvalidText, is InvalidLine, is FactFile.InvalidLine, is NotationError: badData
      case is BudgetExceeded, is VerificationFailure, is ZlibError, is PairProof.Failure,
        is Examination.Failure:
        failure
      default: nil
      }
    guard let code else { return error }
    for line in lines(of: error) { Console.report(line) }
    return code
  }

  /// A line for each fault. Descriptions are not split at line ends, since names of files can contain them.
  private static func lines(of error: any Error) -> [String] {
    switch error {
    case let error as InvalidLayout: error.lines
    case let error as InvalidFiles: error.lines
    default: ["\(error)"]
    }
  }
}
