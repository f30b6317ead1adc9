// What the programs gen and conform share: how they end and report, and the options for layouts and keyboards. It is a
// room of its own because neither program can import the other.

import ArgumentParser
import Artifacts
import Foundation

/// The root command of a program: an error is one line, and its kind decides the exit status.
package protocol Program: ParsableCommand {
  /// Returns the status of an error that only this program throws, or nil if it is not one of these.
  static func ownStatus(of error: any Error) -> ExitCode?
}

extension Program {
  /// Parses the arguments, runs the command, and reports what went wrong.
  ///
  /// - Parameter check: Called with the arguments before they are parsed.
  package static func runProgram(check: ([String]) throws -> Void = { _ in }) {
    // So that a write beyond the limit on file sizes fails like any other, and does not end the process.
    signal(SIGXFSZ, SIG_IGN)
    do {
      do {
        try checkSystem()
        try checkArguments()
        try check(Array(CommandLine.arguments.dropFirst()))
        var command = try parseAsRoot()
        try command.run()
      } catch let error where exitCode(for: error) == .success {
        // To the parser, help, versions and completion scripts are errors too.
        try Console.print(fullMessage(for: error))
      }
    } catch let code as ExitCode {
      Foundation.exit(code.rawValue)
    } catch {
      end(by: error)
    }
  }

  /// Returns the status that `error` ends the program with, or nil if it is the parser's error.
  package static func status(of error: any Error) -> ExitCode? {
    switch error {
    case is FileError: ExitStatus.io
    case is BadInput: ExitStatus.badData
    default: ownStatus(of: error)
    }
  }
}

/// Refuses a Linux without /proc, from which Swift's run-time reads the arguments: it would crash.
private func checkSystem() throws {
  #if os(Linux)
    let arguments = "/proc/self/cmdline"
    if access(arguments, R_OK) != 0 { throw FileError("read", arguments, remedy: "mount /proc") }
  #endif
}

/// Refuses arguments that are not UTF-8. Swift would replace parts of them, and the program would read or write another
/// file.
private func checkArguments() throws {
  for index in 1..<max(1, Int(CommandLine.argc)) {
    if let argument = CommandLine.unsafeArgv[index], String(validatingCString: argument) == nil {
      throw ValidationError("argument \(index) is not UTF-8; convert it with iconv, or rename the file")
    }
  }
}

extension Program {
  /// Ends the process. Errors are written without the usage, which `--help` shows.
  private static func end(by error: any Error) -> Never {
    if let code = status(of: error) {
      for line in ExitStatus.lines(of: error) { Console.report(line) }
      Foundation.exit(code.rawValue)
    }
    let message = message(for: error).split(separator: "\n").joined(separator: " ")
    Console.report(message + (message.hasSuffix(".") ? "" : ";") + " see \(_commandName) --help")
    Foundation.exit(exitCode(for: error).rawValue)
  }
}
