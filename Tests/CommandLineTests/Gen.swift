import Foundation
import TestSupport

/// The real executable, run as a user runs it.
enum Gen {
  /// How a run ended, and what it said.
  struct Outcome {
    let status: Int32
    let bytes: [UInt8]
    let error: String

    /// What went to standard output, as text.
    var output: String { String(decoding: bytes, as: UTF8.self) }
    var errorLines: [String] { error.split(separator: "\n").map(String.init) }

    /// Whether the run failed with `status`, wrote nothing to standard output, and said what is wrong in one line.
    func failed(_ status: Int32, saying words: String) -> Bool {
      self.status == status && bytes.isEmpty && errorLines.count == 1 && error.hasPrefix("error: ")
        && error.contains(words)
    }
  }

  /// The error of a run that exceeded its time.
  struct Hung: Error, CustomStringConvertible {
    let command: [String]

    var description: String { "\(command) did not end and was killed" }
  }

  /// SwiftPM puts the executable into the folder of the test bundle.
  static let path: String = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
    let folder =
      bundle.bundlePath.hasSuffix(".xctest")
      ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
    return folder.appendingPathComponent("gen").path
  }()

  /// Runs `gen` with `arguments` and `input` as its standard input, in the folder `directory` if given.
  static func run(_ arguments: [String], input: [UInt8] = [], in directory: String? = nil) throws
    -> Outcome
  {
    let scratch = Scratch()
    try scratch.put("in", input)
    let move = directory.map { "cd '\($0)'; " } ?? ""
    return try run(script: "\(move)exec \"$@\" < '\(scratch.path)/in'", arguments)
  }

  static func run(_ arguments: String..., input: String = "") throws -> Outcome {
    try run(arguments, input: Array(input.utf8))
  }

  /// Runs `gen` with a terminal for all that it writes, which is in the output.
  static func run(onATerminal arguments: [String]) throws -> Outcome {
    try run(
      script: "python3 -c 'import pty, sys; pty.spawn(sys.argv[1:])' \"$@\"", arguments)
  }

  /// Runs the shell `script`, in which `"$@"` is `gen` with `arguments`.
  ///
  /// - Throws: `Hung` if it takes more than `seconds`; it is then killed with its child processes.
  static func run(script: String, _ arguments: [String], seconds: Double = 60) throws -> Outcome {
    let scratch = Scratch()
    for name in ["out", "err"] { try scratch.put(name, []) }
    let command = ["/bin/bash", "-c", script, "bash", path] + arguments
    let child = try spawn(command, out: "\(scratch.path)/out", err: "\(scratch.path)/err")
    let deadline = ContinuousClock.now + .seconds(seconds)
    var state: Int32 = 0
    while waitpid(child, &state, WNOHANG) == 0 {
      if ContinuousClock.now > deadline {
        kill(-child, SIGKILL)
        waitpid(child, &state, 0)
        throw Hung(command: command)
      }
      usleep(1_000)
    }
    let signal = state & 0x7F
    return Outcome(
      status: signal == 0 ? state >> 8 & 0xFF : 128 + signal, bytes: scratch.get("out") ?? [],
      error: String(decoding: scratch.get("err") ?? [], as: UTF8.self))
  }

  /// Starts `command` as a process group of its own, so that it can be killed with its children.
  ///
  /// `Foundation.Process` is not used, because it can miss the signal of a child's end and then waits forever.
  private static func spawn(_ command: [String], out: String, err: String) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, out, O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, err, O_WRONLY, 0)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of tests block signals, and some tests ignore one: a child would do so, too.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGHUP, SIGINT, SIGTERM, SIGPIPE, SIGXFSZ] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))
    posix_spawnattr_setpgroup(&attributes, 0)
    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, command[0], &actions, &attributes, arguments, variables)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EINVAL) }
    return child
  }

  /// A fixed environment, except for the variables by which programs and libraries are found.
  private static let environment: [String: String] = {
    let own = ProcessInfo.processInfo.environment
    return ["COLUMNS": "80", "LC_ALL": "C.UTF-8", "TERM": "xterm"].merging(
      own.filter { ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH"].contains($0.key) },
      uniquingKeysWith: { first, _ in first })
  }()
}
