import Files
import Foundation

/// A program that is written to and read from at once, so that neither side waits for the other with full hands.
///
/// `Foundation.Process` is not used, because it can miss the signal of a child's end and then waits forever.
final class ChildProcess {
  private let identifier: pid_t
  private var input: Int32
  private let output: Int32
  private var unsent: ArraySlice<UInt8> = []
  private var isInputComplete = false
  private var status: Int32?
  /// Whether it has closed its output.
  private(set) var hasEnded = false

  /// Starts `command`, whose first word is looked for on the PATH; what it says on standard error goes to ours.
  ///
  /// - Throws: `FileError` if that cannot be done.
  init(_ command: [String]) throws(FileError) {
    var (toChild, fromChild): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    guard pipe(&toChild) == 0, pipe(&fromChild) == 0 else { throw FileError("start", command[0]) }
    for descriptor in toChild + fromChild { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toChild[0], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, fromChild[1], STDOUT_FILENO)
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var identifier = pid_t()
    let error = posix_spawnp(&identifier, command[0], &actions, nil, &arguments, environ)
    close(toChild[0])
    close(fromChild[1])
    guard error == 0 else {
      close(toChild[1])
      close(fromChild[0])
      throw FileError("start", command[0], code: error)
    }
    (self.identifier, input, output) = (identifier, toChild[1], fromChild[0])
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
    // A program that ends early is seen by its output's end.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Whether all that was to be sent has been sent, and there may be more.
  var wantsInput: Bool { unsent.isEmpty && !isInputComplete }

  func send(_ bytes: [UInt8]) { unsent = bytes[...] }

  /// There is no more to send than what is on its way.
  func closeInput() { isInputComplete = true }

  /// Sends and receives what can be now.
  ///
  /// - Returns: What was received; nil if nothing went either way for so many seconds.
  func exchange(for seconds: Int) throws(FileError) -> [UInt8]? {
    if unsent.isEmpty, isInputComplete, input >= 0 {
      close(input)
      input = -1
    }
    var ends = [
      pollfd(fd: output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: unsent.isEmpty ? -1 : input, events: Int16(POLLOUT), revents: 0),
    ]
    let ready = poll(&ends, 2, Int32(seconds * 1_000))
    if ready == 0 { return nil }
    if ready < 0 && errno != EINTR { throw FileError("read from", "the program") }
    if ends[1].revents != 0 { write() }
    return ends[0].revents != 0 ? read() : []
  }

  private func write() {
    let count = unsent.withUnsafeBytes { Foundation.write(input, $0.baseAddress, $0.count) }
    if count > 0 {
      unsent.removeFirst(count)
    } else if count < 0, errno != EAGAIN, errno != EINTR {
      // Nobody reads any more.
      unsent = []
      isInputComplete = true
    }
  }

  private func read() -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(output, &chunk, chunk.count)
    if count == 0 || count < 0 && errno != EINTR { hasEnded = true }
    return Array(chunk.prefix(max(0, count)))
  }

  /// Waits until the program has ended, and returns its status as `waitpid` has it.
  func waitForEnd() -> Int32 {
    var value: Int32 = 0
    while status == nil {
      let waited = waitpid(identifier, &value, 0)
      if waited == identifier || waited < 0 && errno != EINTR { status = value }
    }
    return status ?? value
  }

  /// Ends the program if it has not ended by itself, and lets go of what belongs to it.
  func end() {
    if input >= 0 { close(input) }
    close(output)
    if status == nil {
      kill(identifier, SIGKILL)
      _ = waitForEnd()
    }
  }

  /// A status of `waitForEnd()` in words.
  static func describe(_ status: Int32) -> String {
    let signal = status & 0x7F
    return signal == 0 ? "status \(status >> 8 & 0xFF)" : "signal \(signal)"
  }
}
