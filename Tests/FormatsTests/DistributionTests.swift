import Artifacts
import Distribution
import Formats
import Layouts
import TestSupport
import Testing
import Zlib

/// The files of every format, and the manifest that lists them.
@Suite struct DistributionTests {
  @Test func formatsHaveUniqueNamesAndSayInALineWhatTheyAreFor() {
    let names = FormatRegistry.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(FormatRegistry.all.allSatisfy { !$0.summary.contains("\n") && !$0.summary.isEmpty })
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

  /// The notice that each copied file has is that of the project.
  @Test func theNoticeIsTheFile() throws {
    #expect(
      License.notice == (try Repository.text("LICENSE")).split(separator: "\n").map(String.init))
  }
}
