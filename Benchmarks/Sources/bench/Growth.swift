import Formats
import Layouts

/// Time and bytes for 2, 4 and 8 times the layouts, and for one layout with 2, 4 and 8 times the keys.
func raceGrowth(_ layout: Layout, rounds: Int) throws {
  let factors = [8, 4, 2, 1]
  try raceGrowth(
    "growth with the layouts", factors,
    factors.map { [Layout](repeating: layout, count: $0) }, rounds: rounds)
  try raceGrowth(
    "growth with the keys of a layout", factors, factors.map { [layout.repeated($0)] },
    rounds: rounds)
}

private func raceGrowth(
  _ group: String, _ factors: [Int], _ inputs: [[Layout]], rounds: Int
) throws {
  let exporters = FormatRegistry.all.filter { ["json", "json-full", "trie"].contains($0.name) }
  var race = Race()
  for (factor, layouts) in zip(factors, inputs) {
    let maps = try layouts.map { try LayoutMaps($0) }
    let bytes = try exporters.flatMap { try $0.artifacts(for: maps) }.reduce(0) {
      $0 + $1.bytes.count
    }
    let entries = maps.reduce(0) { $0 + $1.full.entryCount }
    race.add("\(factor) ×: \(entries) transitions, \(bytes) bytes of JSON and tries") {
      let maps = try layouts.map { try LayoutMaps($0) }
      for exporter in exporters { use(try exporter.artifacts(for: maps)) }
    }
  }
  try race.print(group, unit: "ms", perSecond: 1e3, rounds: rounds)
}

extension Layout {
  /// The layout with all of its keys `count` times, under ids of their own.
  fileprivate func repeated(_ count: Int) -> Layout {
    let copies = (1..<max(count, 1)).map { copy in
      keys.map { Slot.key(Key("\($0.id)·\(copy)", appends: $0.appends, advance: $0.advance)) }
    }
    return Layout(
      id: id, name: name, latinName: latinName, dotStyle: dotStyle, rows: rows + copies,
      shifted: shifted)
  }
}
