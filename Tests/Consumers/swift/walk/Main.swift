import Foundation

/// Types at random on each simulated host: `walk STEPS [HOST]` prints how many lines of ten steps leave another text than
/// the model, and how many lose a letter that was not of the run, with the first of either. HOST is a part of its name.
@main
enum Main {
  static func main() {
    let arguments = CommandLine.arguments
    let part = arguments.count > 2 ? arguments[2] : ""
    for host in Host.truthful + Host.others where part.isEmpty || host.description.contains(part) {
      walk(Int(arguments[1])! / 10, on: host)
    }
  }

  private static func walk(_ lines: Int, on host: Host) {
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
  }
}
