import Artifacts
import Foundation

/// A program that reads its input from a file, so that conform can read the output without writing at the same time.
///
/// The program leads a process group. When the program ends, conform kills the whole group, so that no process that the
/// program started stays behind. This type replaces `Foundation.Process`, which can miss the signal that a child has
/// ended and then waits forever.
struct ChildProcess {
  private let identifier: pid_t
  private let output: Int32

  /// Starts `command`, whose first word is looked up in PATH. The program inherits standard error.
  init(_ command: [String], input: [UInt8]) throws(FileError) {
    guard let file = tmpfile() else { throw FileError("write", "a temporary file") }
    defer { fclose(file) }
    guard fwrite(input, 1, input.count, file) == input.count, fseek(file, 0, SEEK_SET) == 0 else {
      throw FileError("write", "a temporary file")
    }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw FileError("start", command[0]) }
    defer { close(ends[1]) }
    for descriptor in ends + [fileno(file)] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, fileno(file), STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The number of the group is the number of its leading process.
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var identifier = pid_t()
    let error = posix_spawnp(&identifier, command[0], &actions, &attributes, &arguments, environ)
    guard error == 0 else {
      close(ends[0])
      throw FileError("start", command[0], code: error)
    }
    (self.identifier, output) = (identifier, ends[0])
    InterruptedGroups.add(identifier)
  }

  /// Waits for output and returns it. Returns no bytes at the end of the output, and nil if the timeout passes.
  ///
  /// The output ends when the program ends, even if another process that the program started keeps the pipe open.
  func read(within seconds: Int) throws(FileError) -> [UInt8]? {
    let deadline = Date(timeIntervalSinceNow: Double(seconds))
    var end = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    while true {
      let hasEnded = hasEnded
      // Everything that the program wrote before it ended is in the pipe by now.
      if poll(&end, 1, hasEnded ? 0 : 50) > 0 { break }
      if hasEnded { return [] }
      if deadline < Date() { return nil }
    }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(output, &bytes, bytes.count)
    guard count >= 0 else { throw FileError("read from", "the program") }
    return Array(bytes.prefix(count))
  }

  /// True if the program has ended. The system keeps its exit status until `waitForEnd`.
  private var hasEnded: Bool {
    var information = siginfo_t()
    return waitid(P_PID, id_t(identifier), &information, WEXITED | WNOHANG | WNOWAIT) == 0
      && information.si_signo == SIGCHLD
  }

  /// Waits until the program has ended, and kills its whole group. If the timeout passes first, the program itself is
  /// killed with the group. Returns a description of the program's failure, or nil if it succeeded.
  func waitForEnd(within seconds: Int) -> String? {
    close(output)
    let deadline = Date(timeIntervalSinceNow: Double(seconds))
    var isLate = false
    while !hasEnded, !isLate {
      usleep(5_000)
      isLate = deadline < Date()
    }
    // Until waitpid, the system does not reuse the group's number for another group.
    kill(-identifier, SIGKILL)
    InterruptedGroups.remove(identifier)
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    if isLate { return "did not end within \(seconds) s" }
    if status == 0 { return nil }
    let signal = status & 0x7F
    return "ended with " + (signal == 0 ? "status \(status >> 8)" : "signal \(signal)")
  }
}
