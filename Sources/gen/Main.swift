import ArgumentParser
import Foundation

/// Runs the command, and says what went wrong in one line.
@main
enum Main {
  static func main() {
    // So that a write beyond the limit on file sizes fails like any other, and does not end the process.
    signal(SIGXFSZ, SIG_IGN)
    do {
      var command = try Gen.parseAsRoot()
      try command.run()
    } catch let code as ExitCode {
      exit(code.rawValue)
    } catch {
      end(by: error)
    }
  }

  /// Ends the process. To the parser, help, versions and completion scripts are errors too. Others are written without
  /// the usage, which `--help` shows.
  private static func end(by error: any Error) -> Never {
    if let code = ExitStatus.code(of: error) {
      for line in ExitStatus.lines(of: error) { Console.report(line) }
      exit(code.rawValue)
    }
    let code = Gen.exitCode(for: error)
    if code == .success {
      do {
        try Console.print(Gen.fullMessage(for: error))
        exit(0)
      } catch let code as ExitCode {
        exit(code.rawValue)
      } catch {
        end(by: error)
      }
    }
    let message = Gen.message(for: error).split(separator: "\n").joined(separator: " ")
    Console.report(
      message + (message.hasSuffix(".") ? "" : ";") + " see gen --help")
    exit(code.rawValue)
  }
}
