import Artifacts
import Layouts
import StateMap

/// The pipeline by stage and whole, for one layout, against zlib alone on the bytes it compresses.
func raceGeneration(_ layout: Layout, rounds: Int) throws {
  let maps = try LayoutMaps(layout)
  let exporters = ExporterRegistry.all
  let distribution = try Distribution(layouts: [layout], exporters: exporters, manifest: true)
  guard let gzip = distribution.artifacts.first(where: \.isCompressed) else { return }
  let json = try Gzip.decompress(gzip.bytes)

  var race = Race()
  race.add("full map") { use(try ReverseBuilder(layout).build()) }
  race.add("minified map") { use(maps.full.minified()) }
  race.add("both and the trie") { use(try LayoutMaps(layout)) }
  for exporter in exporters {
    race.add("export \(exporter.name)") { use(try exporter.artifacts(for: [maps])) }
  }
  for exporter in exporters {
    let artifacts = try exporter.artifacts(for: [maps])
    race.add("read back \(exporter.name)") {
      for artifact in artifacts { try exporter.verify(artifact, against: [maps]) }
    }
  }
  race.add("everything made") {
    use(try Distribution(layouts: [layout], exporters: exporters, manifest: true))
  }
  race.add("everything made, read back and proved") {
    let made = try Distribution(layouts: [layout], exporters: exporters, manifest: true)
    try made.verify(made.artifacts, exporters: exporters)
  }
  race.add("zlib alone, on the same JSON") { use(try Gzip.compress(json)) }
  try race.print("generation, \(layout.latinName)", unit: "ms", perSecond: 1e3, rounds: rounds)
}
