import Foundation

/// Performs random steps on each simulated host: walk STEPS [HOST]
///
/// Each line of steps has ten steps. Prints the number of lines that result in a different text than the model's, and
/// the number of lines that lose a letter outside the run. Also prints the shortest line of each kind. HOST is a part
/// of a host's name.
///
/// Fails if a letter is lost. Also fails if the text differs although the field reports everything truthfully and
/// promptly. Fields without reports are an exception for Enter, because a session cannot see whether such a field has
/// accepted the line feed.
@main
enum Main {
  static func main() {
    let arguments = CommandLine.arguments
    let part = arguments.count > 2 ? arguments[2] : ""
    let hosts = (Host.truthful + Host.others).filter { part.isEmpty || $0.description.contains(part) }
    let areRight = hosts.map { walk(Int(arguments[1])! / 10, on: $0) }
    exit(areRight.contains(false) ? 1 : 0)
  }

  private static func walk(_ lines: Int, on host: Host) -> Bool {
    var random = Random(seed: 63)
    var (differing, losing): ([Walk], [Walk]) = ([], [])
    for _ in 0..<lines {
      var walk = Walk(on: host, using: &random)
      switch walk.walk(10, using: &random) {
      case .right: break
      case .differs: differing.append(walk)
      case .loses: losing.append(walk)
      }
    }
    print("\(host): \(differing.count) differ, \(losing.count) lose of \(lines)")
    for line in [differing, losing].compactMap({ $0.min { $0.log.utf8.count < $1.log.utf8.count } }) {
      print("    \(line.answer)")
    }
    // Without reports, a session cannot see whether the field has accepted a line feed.
    let wrong = host.answers.to == .none ? differing.filter { !$0.log.contains("⏎") } : differing
    return losing.isEmpty && (wrong.isEmpty || !isTruthful(host))
  }

  private static func isTruthful(_ host: Host) -> Bool {
    let (reporting, answers) = (host.reporting, host.answers)
    let isLate = answers.to != .all || answers.after > 0.1 || answers.late > 0 || host.delay < 1.5
    let reportsEverything = reporting.context == .whole && !reporting.isAbsentAfterPaste
    return !isLate && reportsEverything && host.sending == nil && !host.isSingleLine && !host.isClockReversed
  }
}
