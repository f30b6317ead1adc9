import Artifacts
import Testing
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
}
