import Artifacts
import TestSupport
import Testing
import Verification
import Zlib

/// Whether a file on disk is the one that would be written, though other bytes may say the same.
@Suite struct CurrencyTests {
  private func gzip(_ content: [UInt8], limit: Int = 300) throws -> Artifact {
    Artifact(
      .perLayout(.gzippedMap, layout: "x"), bytes: try Gzip.compress(content),
      content: content, limit: limit)
  }

  /// What another zlib has compressed otherwise, or not at all; but with a time, a level or a system in its header, or
  /// over its limit, it is not ours.
  @Test func aGzipFileIsWhatItHolds() throws {
    let content = [UInt8](repeating: 7, count: 250)
    let (artifact, stored) = (try gzip(content), storedGzip(content))
    #expect(artifact.bytes != stored && artifact.isSame(as: stored))
    #expect(!artifact.isSame(as: storedGzip(content + [0x21])))
    for place in [4, 8, 9] {
      var other = stored
      other[place] ^= 1
      #expect(try Gzip.decompress(other) == content && !artifact.isSame(as: other))
    }
    #expect(try gzip(content, limit: stored.count).isSame(as: stored))
    #expect(try !gzip(content, limit: stored.count - 1).isSame(as: stored))
  }

  private static let changes: [@Sendable (inout Manifest) -> Void] = [
    { $0.files[0].crc32 = "00000000" }, { $0.files[0].bytes += 1 }, { $0.files[0].limit += 1 },
    { $0.files.removeLast() }, { $0.review[0].bytes += 1 }, { $0.review[0].crc32 = "00000000" },
    { $0.layouts[0].transitions += 1 }, { $0.formatVersion += 1 },
  ]

  /// Compressed sizes depend on the zlib at hand; everything else counts.
  @Test(arguments: changes.indices) func aManifestWithOtherCompressedSizesIsCurrent(index: Int)
    throws
  {
    var other = try #require(Manifest(Made.manifest.bytes))
    for index in other.files.indices {
      other.files[index].gzippedBytes += 1
      if ArtifactName(path: other.files[index].path)?.compression != nil {
        other.files[index].bytes += 1
      }
    }
    #expect(try Made.manifest.isSame(as: other.json()))
    Self.changes[index](&other)
    #expect(try !Made.manifest.isSame(as: other.json()))
  }
}
