import Artifacts
import Foundation
import Layouts
import Testing

/// The manifest says what the distribution holds.
@Suite struct ManifestTests {
  private func manifest() throws -> Manifest {
    try Manifest(reading: #require(Made.distribution.artifacts.last).bytes)
  }

  @Test func listsEveryFile() throws {
    let files = try manifest().files
    #expect(files.map(\.path) == Made.paths)
    for (file, made) in zip(files, Made.files) {
      let bytes = made.artifact.bytes
      #expect(file.bytes == bytes.count)
      #expect(file.limit == made.artifact.limit)
      let content = try made.artifact.portableContent()
      let checksum = String(format: "%08x", Gzip.checksum(content))
      #expect(file.crc32 == checksum)
      #expect((file.gzippedBytes != nil) == made.artifact.isShipped)
      #expect(file.gzippedBytes ?? 0 <= max(bytes.count, 100))
    }
  }

  @Test func countsWhatEachLayoutHolds() throws {
    let manifest = try manifest()
    #expect(manifest.formatVersion == 1)
    #expect(manifest.layouts.map(\.layout) == Layout.all.map(\.id))
    let cheonjiin = try #require(manifest.layouts.first { $0.layout == "cheonjiin" })
    #expect(cheonjiin.keys == 11)
    // With the five of `.,?!` beside those of the ten Hangul keys.
    #expect(cheonjiin.transitions == 53_613 + 5)
    #expect(cheonjiin.splits == 10_773)
  }

  @Test(arguments: ["", "{", "[]", "{}", "null", #"{"files":[]}"#])
  func whatIsNoManifestIsRefusedByName(text: String) throws {
    let error = try #require(throws: VerificationFailure.self) {
      try Manifest(reading: Array(text.utf8))
    }
    #expect(error.path == "manifest.json")
  }
}
