import Artifacts
import Testing
import Verification
import Zlib

/// Whether a file on disk is the one that would be written, though other bytes may say the same.
@Suite struct CurrencyTests {
  private func gzip(_ content: [UInt8], limit: Int = 300) throws -> Artifact {
    Artifact(
      .perLayout(.gzippedMap, layout: "x"), bytes: try Deflate.gzip.compress(content),
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
      #expect(try Deflate.gzip.decompress(other) == content && !artifact.isSame(as: other))
    }
    #expect(try gzip(content, limit: stored.count).isSame(as: stored))
    #expect(try !gzip(content, limit: stored.count - 1).isSame(as: stored))
  }

  /// The manifest has all that is shipped, and nothing else.
  @Test func theManifestListsWhatIsShipped() throws {
    let manifest = try #require(Manifest(Made.artifacts.last!.bytes))
    let shipped = Made.artifacts.dropLast().filter(\.isShipped)
    #expect(manifest.files.map(\.path) == shipped.map(\.path))
    for (listed, artifact) in zip(manifest.files, shipped) {
      #expect(listed.bytes == (artifact.name.compression == nil ? artifact.bytes.count : nil))
      #expect(listed.limit == artifact.limit)
      #expect(listed.crc32 == Checksum.text(artifact.content), "\(listed.path)")
    }
  }
}
