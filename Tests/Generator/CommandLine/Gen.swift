import CommandSupport
import Foundation

@testable import conform
@testable import gen

/// The `gen` executable, run as a user runs it. Where that is enough, only its command is run in this process.
enum Gen {
  /// The exit status and the output of a run.
  struct Outcome {
    let status: Int32
    let bytes: [UInt8]
    let error: String

    /// The standard output as text.
    var output: String { String(decoding: bytes, as: UTF8.self) }
    var errorLines: [String] { error.split(separator: "\n").map(String.init) }

    /// Returns true if the run failed with `status`, wrote nothing to standard output, and reported exactly one error
    /// line, which contains `words`.
    func failed(_ status: Int32, message words: String) -> Bool {
      self.status == status && bytes.isEmpty && errorLines.count == 1 && error.hasPrefix("error: ")
        && error.contains(words)
    }
  }

  /// The path of the executable. The executable conform is in the same folder.
  static let path = folder.appendingPathComponent("gen").path
  static let conformPath = folder.appendingPathComponent("conform").path

  /// The folder of the executables. SwiftPM puts executables into the folder that contains the test bundle.
  private static let folder: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
    return bundle.bundlePath.hasSuffix(".xctest") ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
  }()

  /// Runs the command, or the program conform, in this process. Returns the exit status and a line for each fault, or
  /// nil if the command succeeds. Parses only the subcommand. A debug build checks the options of every command that it
  /// parses, which takes a quarter of a second for all commands.
  static func refusal(_ arguments: [String]) -> (status: Int32, lines: [String])? {
    let commands = gen.Gen.configuration.subcommands + [Conform.self]
    let named = commands.first { $0._commandName == arguments.first }
    let program: any Program.Type = named == Conform.self ? Conform.self : gen.Gen.self
    do {
      var command = try (named ?? gen.Generate.self).parseAsRoot(Array(arguments.dropFirst(named == nil ? 0 : 1)))
      try command.run()
      return nil
    } catch {
      guard let code = program.status(of: error) else {
        return (program.exitCode(for: error).rawValue, [program.usageMessage(for: error)])
      }
      return (code.rawValue, ExitStatus.lines(of: error))
    }
  }

  /// Runs `gen` with `arguments`, and with `input` as its standard input, in the folder `directory`.
  static func run(_ arguments: [String], input: [UInt8] = [], in directory: String = ".") throws -> Outcome {
    let scratch = Scratch()
    try scratch.put("in", input)
    return try run(script: "cd \(quoted(directory)); exec \"$@\" < '\(scratch.path)/in'", arguments)
  }

  static func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

  /// Runs the shell `script` in a fixed environment. In the script, `"$@"` is `gen` with `arguments`. After a minute,
  /// the script and all processes that it has started are killed, and the status is 124.
  ///
  /// This function does not use `Foundation.Process`, which can miss the signal that a child has ended and then waits
  /// forever.
  static func run(script: String, _ arguments: [String]) throws -> Outcome {
    let scratch = Scratch()
    let words = ([path] + arguments).map(quoted).joined(separator: " ")
    try scratch.put("script", Array("set -- \(words)\n\(script)\n".utf8))
    let command = """
      cd '\(scratch.path)' && exec env -i --default-signal PATH="$PATH" HOME="$HOME" \
      TMPDIR="${TMPDIR:-/tmp}" LD_LIBRARY_PATH="${LD_LIBRARY_PATH-}" COLUMNS=80 LC_ALL=C.UTF-8 \
      TERM=xterm timeout --kill-after 1 60 bash script < /dev/null > out 2> err
      """
    // The threads of tests block signals. A child process would inherit that, so unblock them for the child.
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    let state = system(command)
    pthread_sigmask(SIG_SETMASK, &before, nil)
    let signal = state & 0x7F
    return Outcome(
      status: signal == 0 ? state >> 8 & 0xFF : 128 + signal, bytes: scratch.get("out") ?? [],
      error: String(decoding: scratch.get("err") ?? [], as: UTF8.self))
  }

  private static func quoted(_ word: String) -> String {
    "'\(word.replacing("'", with: "'\\''"))'"
  }
}
