import ArgumentParser
import Artifacts
import Foundation

/// Runs the command, and says what went wrong in one line.
@main
enum Main {
  static func main() {
    // So that a write beyond the limit on file sizes fails like any other, and does not end the process.
    signal(SIGXFSZ, SIG_IGN)
    do {
      do {
        try checkSystem()
        try checkArguments()
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

  /// Refuses a Linux without /proc, from which Swift's run-time reads the arguments: it would crash.
  private static func checkSystem() throws {
    #if os(Linux)
      let arguments = "/proc/self/cmdline"
      if access(arguments, R_OK) != 0 { throw FileError("read", arguments, remedy: "mount /proc") }
    #endif
  }

  /// Refuses arguments that are not UTF-8. Swift would replace parts of them, and gen would read or write another file.
  private static func checkArguments() throws {
    for index in 1..<max(1, Int(CommandLine.argc)) {
      if let argument = CommandLine.unsafeArgv[index], String(validatingCString: argument) == nil {
        throw ValidationError("argument \(index) is not UTF-8; convert it with iconv, or rename the file")
      }
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
