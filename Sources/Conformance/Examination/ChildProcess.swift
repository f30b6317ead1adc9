import Files
import Foundation

/// A program that reads a file written before it starts, so that nobody has to write its input while reading its
/// output.
///
/// `Foundation.Process` is not used, because it can miss the signal of a child's end and then waits forever.
struct ChildProcess {
  private let identifier: pid_t
  private let output: Int32

  /// Starts `command`, whose first word is looked for on the PATH; what it says on standard error goes to ours.
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
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, fileno(file), STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var identifier = pid_t()
    let error = posix_spawnp(&identifier, command[0], &actions, nil, &arguments, environ)
    guard error == 0 else {
      close(ends[0])
      throw FileError("start", command[0], code: error)
    }
    (self.identifier, output) = (identifier, ends[0])
  }

  /// Waits for output and returns it: empty at its end, nil if there is none within so many seconds.
  func read(within seconds: Int) throws(FileError) -> [UInt8]? {
    var end = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    // Three weeks are the most that fit.
    if poll(&end, 1, Int32(min(seconds, 2_000_000) * 1_000)) == 0 { return nil }
    let count = Foundation.read(output, &bytes, bytes.count)
    guard count >= 0 else { throw FileError("read from", "the program") }
    return Array(bytes.prefix(count))
  }

  /// Waits until the program has ended, and kills it if it has not within so many seconds. Says how it failed, nil if
  /// it did not.
  func waitForEnd(within seconds: Int) -> String? {
    close(output)
    let end = Date(timeIntervalSinceNow: Double(seconds))
    var status: Int32 = 0
    while waitpid(identifier, &status, WNOHANG) == 0 {
      if end < Date() {
        kill(identifier, SIGKILL)
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        return "did not end within \(seconds) s"
      }
      usleep(5_000)
    }
    let signal = status & 0x7F
    if status == 0 { return nil }
    return "ended with " + (signal == 0 ? "status \(status >> 8)" : "signal \(signal)")
  }
}
