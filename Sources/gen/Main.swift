import ArgumentParser
import Foundation

/// Runs the command, and says what went wrong in one line.
@main
enum Main {
  static func main() {
    // So that a write beyond the limit on file sizes fails like any other, and does not end the process.
    signal(SIGXFSZ, SIG_IGN)
    do {
      do {
        var command = try Gen.parseAsRoot()
        try command.run()
      } catch let error where Gen.exitCode(for: error) == .success {
        // To the parser, help, versions and completion scripts are errors too.
        try Console.print(Gen.fullMessage(for: error))
      }
    } catch let code as ExitCode {
      exit(code.rawValue)
    } catch {
      end(by: error)
    }
  }

  /// Ends the process. Errors are written without the usage, which `--help` shows.
  private static func end(by error: any Error) -> Never {
    if let code = ExitStatus.code(of: error) {
      for line in ExitStatus.lines(of: error) { Console.report(line) }
      exit(code.rawValue)
    }
    let message = Gen.message(for: error).split(separator: "\n").joined(separator: " ")
    Console.report(
      message + (message.hasSuffix(".") ? "" : ";") + " see gen --help")
    exit(Gen.exitCode(for: error).rawValue)
  }
}
