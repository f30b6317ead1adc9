import Artifacts
import Layouts
import StateMap

/// The pipeline by stage and whole, for one layout, against zlib alone on the bytes it compresses.
func raceGeneration(_ layout: Layout, rounds: Int) throws {
  let maps = try LayoutMaps(layout)
  let exporters = ExporterRegistry.all
  let distribution = try Distribution(layouts: [layout], exporters: exporters, manifest: false)
  guard let gzip = distribution.artifacts.first(where: \.isCompressed) else { return }
  let json = try Gzip.decompress(gzip.bytes)

  var race = Race()
  race.add("map") { use(try ReverseBuilder(layout).build()) }
  race.add("minify") { use(maps.full.minified()) }
  race.add("map, minified map and trie") { use(try LayoutMaps(layout)) }
  for exporter in exporters {
    race.add("export \(exporter.name)") { use(try exporter.artifacts(for: [maps])) }
  }
  for exporter in exporters {
    let artifacts = try exporter.artifacts(for: [maps])
    race.add("verify \(exporter.name)") {
      for artifact in artifacts { try exporter.verify(artifact, against: [maps]) }
    }
  }
  race.add("verify") { try distribution.verify(distribution.artifacts, exporters: exporters) }
  race.add("everything but conformance") {
    let rest = exporters.filter { $0.name != "conformance" }
    use(try Distribution(layouts: [layout], exporters: rest, manifest: false))
  }
  race.add("everything") {
    use(try Distribution(layouts: [layout], exporters: exporters, manifest: false))
  }
  race.add("zlib alone") { use(try Gzip.compress(json)) }
  try race.print("generation, \(layout.latinName)", unit: "ms", perSecond: 1e3, rounds: rounds)
}

/// Time and bytes for 1, 2, 4 and 8 times the layouts, and the same times the keys.
func raceGrowth(_ layout: Layout, rounds: Int) throws {
  let factors = [8, 4, 2, 1]
  let json = ExporterRegistry.all.filter { ["json", "json-full"].contains($0.name) }
  for (what, inputs) in [
    ("layouts", factors.map { [Layout](repeating: layout, count: $0) }),
    ("states", factors.map { [layout.repeated($0)] }),
  ] {
    var race = Race()
    for (factor, layouts) in zip(factors, inputs) {
      let maps = try layouts.map { try LayoutMaps($0) }
      let bytes = try json.flatMap { try $0.artifacts(for: maps) }.reduce(0) { $0 + $1.bytes.count }
      let entries = maps.reduce(0) { $0 + $1.full.entryCount }
      race.add("\(factor) ×: \(entries) transitions, \(bytes) bytes of JSON") {
        let maps = try layouts.map { try LayoutMaps($0) }
        use(try json.map { try $0.artifacts(for: maps) })
      }
    }
    try race.print("growth with \(what)", unit: "ms", perSecond: 1e3, rounds: rounds)
  }
}

extension Layout {
  /// The layout with all of its keys `count` times, under ids of their own.
  fileprivate func repeated(_ count: Int) -> Layout {
    let copies = (1..<max(count, 1)).flatMap { copy in
      [keys.map { Slot.key(Key("\($0.id)·\(copy)", initial: $0.initial, advance: $0.advance)) }]
    }
    return Layout(
      id: id, name: name, latinName: latinName, dotStyle: dotStyle, rows: rows + copies,
      shifted: shifted)
  }
}
