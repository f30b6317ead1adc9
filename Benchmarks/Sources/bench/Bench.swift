import Foundation
import Hwalja

/// `bench race REVIEW` prints lines of samples. `bench once REVIEW` only proves that all ways write the same. `bench type
/// WAY COUNT REVIEW` types COUNT runs of random keys, for valgrind to count.
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
    default: fatalError("usage: bench race REVIEW | bench once REVIEW | bench type WAY COUNT REVIEW")
    }
  }
}

/// What has to be done before the first key can be pressed.
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

/// Times ways of doing the same in turns, so that what else the machine does is shared among them, and prints
/// microseconds a `count`th of a turn. A first turn only warms up.
func race(_ group: String, count: Int = 1, _ ways: [(name: String, run: () throws -> Void)]) throws {
  var samples = [[Double]](repeating: [], count: ways.count)
  for round in 0...9 {
    for (index, way) in ways.enumerated() {
      let time = try ContinuousClock().measure(way.run)
      if round > 0 { samples[index].append(time / .microseconds(count)) }
    }
  }
  for (way, values) in zip(ways, samples) {
    print(([group, way.name, "µs"] + values.map { "\($0)" }).joined(separator: "\t"))
  }
}
