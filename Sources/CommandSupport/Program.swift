// Code that the programs gen and conform share: error reports, exit statuses, and the options for layouts and
// keyboards. The code is in a separate module because neither program can import the other.

import ArgumentParser
import Artifacts
import Foundation

/// The root command of a program. An error is reported as one line, and its type determines the exit status.
package protocol Program: ParsableCommand {
  /// Returns the exit status for an error that only this program throws, or nil for any other error.
  static func specificStatus(of error: any Error) -> ExitCode?
}

extension Program {
  /// Parses the arguments, runs the command, and reports an error.
  ///
  /// - Parameter check: Called with the arguments before they are parsed.
  package static func runProgram(check: ([String]) throws -> Void = { _ in }) {
    // A write beyond the limit on file sizes must fail like any other write, and must not end the process.
    signal(SIGXFSZ, SIG_IGN)
    do {
      do {
        try checkSystem()
        try checkArguments()
        try check(Array(CommandLine.arguments.dropFirst()))
        var command = try parseAsRoot()
        try command.run()
      } catch let error where exitCode(for: error) == .success {
        // The parser throws help, versions and completion scripts as errors.
        try Console.print(fullMessage(for: error))
      }
    } catch let code as ExitCode {
      Foundation.exit(code.rawValue)
    } catch {
      exit(with: error)
    }
  }

  /// Returns the exit status for `error`, or nil for an error of the parser.
  package static func status(of error: any Error) -> ExitCode? {
    switch error {
    case is FileError: ExitStatus.io
    case is BadInput: ExitStatus.badData
    default: specificStatus(of: error)
    }
  }
}

/// Checks that /proc is mounted on Linux. Swift's run-time reads the arguments from it, and crashes without it.
private func checkSystem() throws {
  #if os(Linux)
    let arguments = "/proc/self/cmdline"
    if access(arguments, R_OK) != 0 { throw FileError("read", arguments, remedy: "mount /proc") }
  #endif
}

/// Checks that all arguments are UTF-8. Swift replaces invalid bytes, so the program would read or write another file.
private func checkArguments() throws {
  for index in 1..<max(1, Int(CommandLine.argc)) {
    if let argument = CommandLine.unsafeArgv[index], String(validatingCString: argument) == nil {
      throw ValidationError("argument \(index) is not UTF-8; convert it with iconv, or rename the file")
    }
  }
}

extension Program {
  /// Reports `error` and ends the process. It does not print the usage, because `--help` does.
  private static func exit(with error: any Error) -> Never {
    if let code = status(of: error) {
      for line in ExitStatus.lines(of: error) { Console.report(line) }
      Foundation.exit(code.rawValue)
    }
    let message = usageMessage(for: error)
    Console.report(message + (message.hasSuffix("?") ? "" : "; see \(helpCommand) --help"))
    Foundation.exit(exitCode(for: error).rawValue)
  }

  /// Returns the message of an error in the arguments. The parser's own messages become one line that looks like all
  /// others: it starts with a lower-case letter, and has no full stops.
  package static func usageMessage(for error: any Error) -> String {
    let message = message(for: error).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
      .replacing(". Did you mean ", with: "; did you mean ").replacing(". Please ", with: "; please ")
      .replacing(" or: Missing ", with: ", or missing ")
    let openings = ["Unknown option '", "Unexpected argument '", "Missing ", "The value '", "The option '", "Can't "]
    guard openings.contains(where: message.hasPrefix) else { return message }
    return message.prefix(1).lowercased() + message.dropFirst().replacing(/\.$/, with: "")
  }

  /// The command whose help screen describes the arguments.
  private static var helpCommand: String {
    let word = CommandLine.arguments.dropFirst().first ?? "-"
    let subcommand =
      word.hasPrefix("-")
      ? configuration.defaultSubcommand : configuration.subcommands.first { $0._commandName == word }
    return ([self] + [subcommand].compactMap { $0 }).map { $0._commandName }.joined(separator: " ")
  }
}
