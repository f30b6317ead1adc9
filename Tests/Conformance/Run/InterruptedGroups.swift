import Foundation

/// The process groups to kill when this program is interrupted. Ctrl-C in a terminal reaches only this program's own
/// group.
enum InterruptedGroups {
  private static let capacity = 1024
  /// The process number of each group's leader, or 0 if an entry is unused. A signal handler may read only memory
  /// that never moves.
  nonisolated(unsafe) private static let leaders: UnsafeMutablePointer<pid_t> = {
    let leaders = UnsafeMutablePointer<pid_t>.allocate(capacity: capacity)
    leaders.initialize(repeating: 0, count: capacity)
    return leaders
  }()
  private static let lock = NSLock()

  /// Adds the group that `leader` leads. It is killed when this program is interrupted.
  static func add(_ leader: pid_t) {
    replace(0, by: leader)
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, InterruptedGroups.end) }
  }

  /// Removes the group that `leader` leads. It keeps running when this program is interrupted.
  static func remove(_ leader: pid_t) { replace(leader, by: 0) }

  private static let end: @convention(c) (Int32) -> Void = { number in
    for place in 0..<InterruptedGroups.capacity where InterruptedGroups.leaders[place] != 0 {
      kill(-InterruptedGroups.leaders[place], SIGKILL)
    }
    signal(number, SIG_DFL)
    raise(number)
  }

  private static func replace(_ old: pid_t, by new: pid_t) {
    lock.lock()
    defer { lock.unlock() }
    if let place = (0..<capacity).first(where: { leaders[$0] == old }) { leaders[place] = new }
  }
}
