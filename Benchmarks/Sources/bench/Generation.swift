import Artifacts
import Distribution
import Formats
import Layouts
import MapBuilder
import StateMap
import Verification
import Zlib

/// The pipeline by stage and whole, for one layout, against zlib alone on its full map.
func raceGeneration(_ layout: Layout, rounds: Int) throws {
  let maps = try LayoutMaps(layout)
  let exporters = FormatRegistry.all
  let shipped = exporters.filter { !$0.isReview }
  guard let full = exporters.first(where: { $0.name == "json-full" }),
    let map = try full.artifacts(for: [maps]).first
  else { return }

  var race = Race()
  race.add("full map") { use(try ReverseBuilder(layout).build()) }
  race.add("minified map") { use(maps.full.minified()) }
  race.add("maps and tries") { use(try LayoutMaps(layout)) }
  for exporter in exporters {
    race.add("export \(exporter.name)") { use(try exporter.artifacts(for: [maps])) }
  }
  race.add("everything shipped, made") {
    use(try Distribution(layouts: [layout], exporters: shipped))
  }
  race.add("everything shipped, made, read back and proved") {
    let made = try Distribution(layouts: [layout], exporters: shipped)
    try FilesProof(made.maps.flatMap(\.all)).run(made.artifacts.map { ($0.name, $0.bytes) })
  }
  race.add("zlib alone, on the full map") { use(try Gzip.compress(map.bytes)) }
  try race.print("generation, \(layout.latinName)", unit: "ms", perSecond: 1e3, rounds: rounds)
}
