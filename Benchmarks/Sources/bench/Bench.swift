import Foundation
import Hwalja

/// The benchmarks in Swift. A typist is a program that types the same runs as the others, for comparison.
///
/// - `bench race REVIEW` prints samples, one group of alternatives on each line.
/// - `bench once REVIEW` only checks that all typists write the same text.
/// - `bench type TYPIST COUNT REVIEW` types COUNT runs of random keys, for valgrind.
@main
enum Bench {
  static func main() throws {
    let arguments = CommandLine.arguments
    let review = URL(fileURLWithPath: arguments.last!)
    switch (arguments.dropFirst().first, arguments.count) {
    case ("race", 3):
      try raceOpening(review)
      try racePresses(review)
    case ("once", 3): try compareTypists(review)
    case ("type", 5): _ = try typist(arguments[2], review)(Runs.random(Int(arguments[3])!))
    default: fatalError("usage: bench race REVIEW | bench once REVIEW | bench type TYPIST COUNT REVIEW")
    }
  }
}

/// Measures the work that is needed before the first key can be pressed.
func raceOpening(_ review: URL) throws {
  let bytes = [UInt8](try Data(contentsOf: review.appendingPathComponent("trie/cheonjiin.trie")))
  let json = try FullMap.json(review)
  try race(
    "opening a layout in Swift",
    [
      ("trie", { _ = try Trie(copying: bytes) }),
      ("parsing the full map", { _ = try FullMap(json) }),
    ])
}

/// Measures alternatives in turn, so that other load on the machine affects all of them equally. Prints the
/// microseconds of each round, divided by `count`. The first round only warms up.
func race(_ group: String, count: Int = 1, _ alternatives: [(name: String, run: () throws -> Void)]) throws {
  var samples = [[Double]](repeating: [], count: alternatives.count)
  for round in 0...9 {
    for (index, alternative) in alternatives.enumerated() {
      let time = try ContinuousClock().measure(alternative.run)
      if round > 0 { samples[index].append(time / .microseconds(count)) }
    }
  }
  for (alternative, values) in zip(alternatives, samples) {
    print(([group, alternative.name, "µs"] + values.map { "\($0)" }).joined(separator: "\t"))
  }
}
