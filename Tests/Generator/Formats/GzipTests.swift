import Artifacts
import Testing

@testable import Verification

/// Compressed files. They have the same bytes on every system.
@Suite struct GzipTests {
  @Test(arguments: [[], [0], Array("한글".utf8), [UInt8](repeating: 7, count: 100_000)] as [[UInt8]])
  func inflatesDeflatedAndStoredBytes(bytes: [UInt8]) throws {
    let compressed = try Gzip.compress(bytes)
    #expect(try Gzip.hasHeader(compressed) && Gzip.decompress(compressed) == bytes)
    if bytes.count < 0x1_0000 { #expect(try Gzip.decompress(storedGzip(bytes)) == bytes) }
  }

  @Test func rejectsADecompressionBomb() throws {
    let bytes = try Gzip.compress([UInt8](repeating: 0, count: 100_000))
    #expect(try Gzip.decompress(bytes, limit: 100_000).count == 100_000)
    let error = try #require(throws: ZlibError.self) {
      try Gzip.decompress(bytes, limit: 99_999)
    }
    #expect(error.description.contains("decompress"))
  }

  /// Another zlib may compress the same content differently, or not at all. gen's headers have no time, level or
  /// system, so a file with these is not gen's. A file that exceeds its limit is not gen's either.
  @Test func comparesGzipFilesByContent() throws {
    let content = [UInt8](repeating: 7, count: 250)
    func made(limit: Int) throws -> Artifact {
      let bytes = try Gzip.compress(content)
      return Artifact(.perLayout(.gzippedMap, layout: "x"), bytes: bytes, content: content, limit: limit)
    }
    let (artifact, stored) = (try made(limit: 300), storedGzip(content))
    #expect(artifact.bytes != stored && artifact.isSame(as: stored))
    #expect(!artifact.isSame(as: storedGzip(content + [0x21])))
    for place in [4, 8, 9] {
      var other = stored
      other[place] ^= 1
      #expect(try Gzip.decompress(other) == content && !artifact.isSame(as: other))
    }
    #expect(try made(limit: stored.count).isSame(as: stored))
    #expect(try !made(limit: stored.count - 1).isSame(as: stored))
  }
}

/// Returns a gzip file that has `bytes` in one stored block (RFC 1951, 3.2.4).
func storedGzip(_ bytes: [UInt8]) -> [UInt8] {
  precondition(bytes.count < 0x1_0000)
  let count = UInt16(bytes.count)
  return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255, 1] + littleEndian(count) + littleEndian(~count)
    + bytes + littleEndian(Checksum.crc32(bytes)) + littleEndian(UInt32(count))
}

private func littleEndian(_ value: some FixedWidthInteger) -> [UInt8] {
  withUnsafeBytes(of: value.littleEndian) { Array($0) }
}
