import ArgumentParser
import Artifacts
import Layouts
import Typing

/// How a command ends, after the conventions of sysexits.h.
enum ExitStatus {
  /// What was asked for does not hold: stale files, a budget exceeded, a failed verification.
  static let failure = ExitCode(1)
  /// The data given is not what it should be.
  static let badData = ExitCode(65)
  /// A file cannot be read or written.
  static let io = ExitCode(74)

  /// Nobody reads what is written; a shell says the same of a program that SIGPIPE ended.
  static let brokenPipe = ExitCode(141)

  /// Runs `body`; an error that the project knows becomes one line and its exit status.
  static func reporting(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as OutputError {
      throw report(error, io)
    } catch let error as InvalidLayout {
      throw report(error, badData)
    } catch let error as InvalidText {
      throw report(error, badData)
    } catch let error as InvalidLine {
      throw report(error, badData)
    } catch let error as NotationError {
      throw report(error, badData)
    } catch let error as BudgetExceeded {
      throw report(error, failure)
    } catch let error as VerificationFailure {
      throw report(error, failure)
    } catch let error as ZlibError {
      throw report(error, failure)
    }
  }

  private static func report(_ error: any Error, _ code: ExitCode) -> ExitCode {
    Console.note("error: \(error)")
    return code
  }
}
