import Artifacts
import Distribution
import Layouts
import Testing
import Zlib

/// The manifest lists the files of the distribution, and the files for review.
@Suite struct ManifestTests {
  private func manifest() throws -> Manifest { try #require(Manifest(Made.manifest.bytes)) }

  @Test func listsEveryFileThatShips() throws {
    let files = try manifest().files
    let shipped = Made.artifacts.filter(\.budget.isShipped)
    #expect(files.map(\.path) == shipped.map(\.path))
    for (file, made) in zip(files, shipped) {
      let content = try Made.content(of: made)
      #expect(file.bytes == made.bytes.count && file.limit == made.budget.limit)
      #expect(file.crc32 == Checksum.text(content), "\(file.path)")
      let gzipped = made.name.isCompressed ? made.bytes.count : try Gzip.compress(content).count
      #expect(file.gzippedBytes == gzipped, "\(file.path)")
    }
  }

  @Test func listsEveryFileForReviewApart() throws {
    let review = try manifest().review
    let made = Made.artifacts.filter { !$0.budget.isShipped }
    #expect(review.map(\.path) == made.map(\.path) && !review.isEmpty)
    for (file, artifact) in zip(review, made) {
      #expect(file.bytes == artifact.bytes.count)
      #expect(file.crc32 == Checksum.text(artifact.bytes))
    }
  }

  @Test func countsWhatEachLayoutHolds() throws {
    let manifest = try manifest()
    #expect(manifest.formatVersion == 1)
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
    let cheonjiin = try #require(manifest.layouts.first { $0.layout == "cheonjiin" })
    #expect(cheonjiin.keys == 11)
    // The ten Hangul keys have 53,613 transitions and the key `.,?!` has five.
    #expect(cheonjiin.transitions == 53_613 + 5)
  }

  @Test func readsBackAsItWasWritten() throws {
    #expect(try manifest().bytes() == Made.manifest.bytes)
  }

  @Test func whatIsPortableLeavesCompressedSizesOut() throws {
    let portable = try manifest().portable
    for (file, whole) in zip(portable.files, try manifest().files) {
      #expect(file.gzippedBytes == 0)
      #expect(file.bytes == (ArtifactName(path: file.path)?.isCompressed == true ? 0 : whole.bytes))
      #expect(file.crc32 == whole.crc32 && file.limit == whole.limit)
    }
  }

  @Test(arguments: ["", "{", "[]", "{}", "null", #"{"files":[]}"#])
  func whatIsNoManifestIsNone(text: String) {
    #expect(Manifest(Array(text.utf8)) == nil)
  }
}
