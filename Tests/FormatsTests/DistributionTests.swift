import Artifacts
import Distribution
import Formats
import Layouts
import TestSupport
import Testing
import Zlib

/// The files of every format, and the manifest that lists them.
@Suite struct DistributionTests {
  @Test func twoRunsMakeTheSameBytes() throws {
    let again = try Distribution(layouts: Layout.all, exporters: Made.formats)
    #expect(again.artifacts == Made.artifacts)
    #expect(try again.shippedWithManifest().artifacts.last == Made.manifest)
  }

  /// Each path reads back as the name that it was made from.
  @Test func pathsAreUniqueAndReadBack() {
    #expect(Set(Made.artifacts.map(\.path)).count == Made.artifacts.count)
    for artifact in Made.artifacts + [Made.manifest] {
      #expect(ArtifactName(path: artifact.path) == artifact.name)
    }
  }

  @Test func formatsHaveUniqueNamesAndSayInALineWhatTheyAreFor() {
    let names = FormatRegistry.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(FormatRegistry.all.allSatisfy { !$0.summary.contains("\n") && !$0.summary.isEmpty })
  }

  @Test func progressNamesEveryStage() throws {
    var stages: [String] = []
    let exporters = ["json", "trie"].map(FormatRegistry.named)
    _ = try Distribution(
      layouts: [.naratgeul, .sky], exporters: exporters, progress: { stages.append($0) })
    #expect(stages == ["map of naratgeul", "map of sky", "json", "trie"])
  }

  @Test func invalidLayoutsMakeNothing() {
    #expect(throws: InvalidLayout.self) {
      try Distribution(layouts: [.sky.with(rows: [])], exporters: Made.formats)
    }
  }

  /// Files for review are made only when named; the manifest lists them apart.
  @Test func theManifestListsWhatShipsAndApartWhatDoesNot() throws {
    let manifest = try #require(Manifest(Made.manifest.bytes))
    let (shipped, review) = (
      Made.artifacts.filter(\.budget.isShipped), Made.artifacts.filter { !$0.budget.isShipped }
    )
    #expect(Made.shipped.artifacts == shipped + [Made.manifest])
    #expect(manifest.files.map(\.path) == shipped.map(\.path))
    for (file, made) in zip(manifest.files, shipped) {
      let content = try Made.content(of: made)
      #expect(file.bytes == made.bytes.count && file.limit == made.budget.limit)
      #expect(file.crc32 == Checksum.text(content), "\(file.path)")
      let gzipped = made.name.isCompressed ? made.bytes.count : try Gzip.compress(content).count
      #expect(file.gzippedBytes == gzipped, "\(file.path)")
    }
    #expect(manifest.review.map(\.path) == review.map(\.path))
    for (file, made) in zip(manifest.review, review) {
      #expect(file.bytes == made.bytes.count && file.crc32 == Checksum.text(made.bytes))
    }
    #expect(try manifest.bytes() == Made.manifest.bytes)
  }

  @Test func theManifestCountsWhatEachLayoutHolds() throws {
    let manifest = try #require(Manifest(Made.manifest.bytes))
    #expect(manifest.layouts.map(\.layout) == Layout.all.map(\.id))
    for (counts, maps) in zip(manifest.layouts, Made.maps) {
      let entries = maps.full.tables.map(\.entries.count)
      #expect(counts.keys == maps.layout.keys.count)
      #expect(counts.transitions == entries.dropLast().reduce(0, +))
      #expect(counts.backspaceTransitions == entries.last)
      #expect(
        counts.minifiedTransitions == maps.minified.tables.reduce(0) { $0 + $1.entries.count })
      #expect(counts.splits == 399 * 27)
    }
    // Cheonjiin's ten Hangul keys have 53,613 transitions and the key `.,?!` has five.
    #expect(manifest.layouts[0].transitions == 53_613 + 5)
  }

  @Test(arguments: ["", "{", "[]", "{}", "null", #"{"files":[]}"#])
  func whatIsNoManifestIsNone(text: String) { #expect(Manifest(Array(text.utf8)) == nil) }

  /// Who reads a diff finds an entry on each line, and who ships the map no white space.
  @Test func theFullMapHasOneEntryALineAndTheOthersNoWhiteSpace() throws {
    for maps in Made.maps {
      let id = maps.layout.id
      let full = Made.text("json/\(id).full.json").split(separator: "\n")
      #expect(full.count == 2 + 2 * maps.full.tables.count + maps.full.entryCount)
      let minified = Made.artifact("json/\(id).min.json").bytes
      #expect(!minified.contains { $0 <= 0x20 })
      #expect(try Made.content(of: Made.artifact("json/\(id).min.json.gz")) == minified)
    }
  }

  /// The notice that each copied file has is that of the project.
  @Test func theNoticeIsTheFile() throws {
    #expect(
      License.notice == (try Repository.text("LICENSE")).split(separator: "\n").map(String.init))
  }
}
