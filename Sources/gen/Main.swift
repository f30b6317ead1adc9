import ArgumentParser
import Files
import Foundation

/// Runs the command, and says what went wrong in one line.
@main
enum Main {
  static func main() {
    // A write beyond the limit on the size of files then fails as any other does.
    signal(SIGXFSZ, SIG_IGN)
    do {
      try ExitStatus.reporting(refuseFewFiles)
      try refuseArgumentsThatAreNotUTF8()
      try refuseUnknownCommands()
      var command = try Gen.parseAsRoot()
      try command.run()
    } catch let code as ExitCode {
      exit(code.rawValue)
    } catch {
      end(by: error)
    }
  }

  /// Ends the process. To the parser, help, versions and completion scripts are errors too, and it prints
  /// them itself; other errors are written without the usage, which `--help` shows.
  private static func end(by error: any Error) -> Never {
    let code = Gen.exitCode(for: error)
    if code == .success { Gen.exit(withError: error) }
    let message = Gen.message(for: error).split(separator: "\n").joined(separator: " ")
    Console.report(
      message + (message.hasSuffix(".") ? "" : ";") + " gen --help shows what there is")
    exit(code == .failure ? ExitCode.failure.rawValue : code.rawValue)
  }

  /// The parser would take the word for an argument of the command that runs by default, which has none.
  private static func refuseUnknownCommands() throws {
    let commands = Gen.configuration.subcommands
    let known = commands.filter { $0.configuration.shouldDisplay }.map { $0._commandName }
    guard let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-"),
      word != "help", !commands.contains(where: { $0._commandName == word })
    else { return }
    throw ValidationError(UnknownName(word, of: "command", among: known).description)
  }

  /// Threads need some open files of their own, and without these the process would be ended without a word.
  private static func refuseFewFiles() throws {
    guard sysconf(Int32(_SC_OPEN_MAX)) < 16 else { return }
    throw FileError(
      "open", "files", code: EMFILE, remedy: "raise the limit on open files with ulimit -n 64")
  }

  private static func refuseArgumentsThatAreNotUTF8() throws {
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = CommandLine.unsafeArgv[index] else { continue }
      guard String(validatingCString: argument) != nil else {
        throw ValidationError("argument \(index) is not UTF-8; convert it with iconv")
      }
    }
  }
}
