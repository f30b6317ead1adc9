import Foundation
import Hwalja
import Layouts

/// `bench race FOLDER` prints lines of samples; `bench hold nothing|trie|dictionaries FOLDER` opens that and
/// prints the memory that the process took.
@main
enum Bench {
  static func main() throws {
    let arguments = CommandLine.arguments
    let dist = URL(fileURLWithPath: arguments.last ?? "dist")
    switch arguments.dropFirst().first {
    case "race" where arguments.count > 2:
      try raceGeneration(.cheonjiin, rounds: 9)
      try raceGrowth(.cheonjiin, rounds: 5)
      try raceOpening(dist: dist, rounds: 9)
      try raceLookUps(dist: dist, rounds: 9)
    case "hold" where arguments.count > 3: try hold(arguments[2], dist)
    default:
      FileHandle.standardError.write(
        Data("usage: bench race FOLDER | bench hold WHAT FOLDER\n".utf8))
      exit(64)
    }
  }

  private static func hold(_ what: String, _ dist: URL) throws {
    switch what {
    case "trie":
      let layout = KeyboardLayout.cheonjiin
      use(layout.edit(pressing: layout.keys[0], after: "한"))
    case "dictionaries": use(try Nested(dist: dist))
    default: break
    }
    print(try peakMemory())
  }

  /// The most memory that this process has had since it began, in KiB. `getrusage` would include the
  /// parent's memory from before it became this program.
  private static func peakMemory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
