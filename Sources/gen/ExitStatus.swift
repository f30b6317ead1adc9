import ArgumentParser
import Artifacts
import Figures
import Layouts

/// How a command ends, after the conventions of sysexits.h.
enum ExitStatus {
  /// What was asked for does not hold: stale files, a budget exceeded, a failed verification.
  static let failure = ExitCode(1)
  /// The data given is not what it should be.
  static let badData = ExitCode(65)
  /// A file cannot be read or written.
  static let io = ExitCode(74)

  /// Runs `body`; an error that the project knows becomes a line for each fault, and its
  /// exit status.
  static func reporting(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as OutputError {
      throw report(error, io)
    } catch let error as InvalidLayout {
      throw report(error, badData)
    } catch let error as MissingMarkers {
      throw report(error, badData)
    } catch let error as InvalidLayoutFiles {
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
    for line in "\(error)".split(separator: "\n") { Console.note("error: \(line)") }
    return code
  }
}
