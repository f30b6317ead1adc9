import Artifacts
import Testing
import Verification
import Zlib

/// Compressed files have the same bytes on every system, and damage is detected.
@Suite struct GzipTests {
  private static let paths = Made.paths.filter { $0.hasSuffix(".gz") }

  @Test(arguments: paths)
  func theHeaderTellsNothingOfWhenAndWhere(path: String) {
    let bytes = Made.artifact(path).bytes
    // RFC 1952: magic, deflate, no flags (and so no name) and no time; byte 9 is the system.
    #expect(bytes[..<8] == [0x1F, 0x8B, 8, 0, 0, 0, 0, 0])
    #expect(bytes[9] == 255)
  }

  @Test(arguments: paths)
  func everyFlippedByteOfTheDataIsFound(path: String) throws {
    let bytes = Made.artifact(path).bytes
    let data = Array(stride(from: 10, to: bytes.count, by: bytes.count / 40))
    for offset in [0, 1, 2] + data + (bytes.count - 8..<bytes.count) {
      var broken = bytes
      broken[offset] ^= 0xFF
      let error = try #require(throws: VerificationFailure.self, "byte \(offset)") {
        try Made.verify(path, holding: broken)
      }
      #expect(error.description.hasPrefix(path))
    }
  }

  @Test(arguments: paths)
  func everyCutIsFound(path: String) throws {
    let bytes = Made.artifact(path).bytes
    for count in [0, 1, 9, 10, 11, bytes.count / 2, bytes.count - 8, bytes.count - 1] {
      let error = try #require(throws: VerificationFailure.self, "\(count) bytes") {
        try Made.verify(path, holding: Array(bytes[..<count]))
      }
      #expect(error.description.hasPrefix(path))
    }
  }

  @Test(arguments: paths)
  func whatFollowsTheEndIsFound(path: String) {
    #expect(throws: VerificationFailure.self) {
      try Made.verify(path, holding: Made.artifact(path).bytes + [0])
    }
  }

  @Test(arguments: [[], [0], Array("한글".utf8), [UInt8](repeating: 7, count: 100_000)] as [[UInt8]])
  func inflatesToWhatWasDeflated(bytes: [UInt8]) throws {
    #expect(try Gzip.decompress(Gzip.compress(bytes)) == bytes)
  }

  @Test func inflatesWhatAnotherWrote() throws {
    let bytes = Array("활자".utf8)
    #expect(try Gzip.decompress(storedGzip(bytes)) == bytes)
  }

  @Test func twoMembersAreNotOne() throws {
    let member = try Gzip.compress([1])
    let error = try #require(throws: ZlibError.self) { try Gzip.decompress(member + member) }
    #expect(error.description.contains("damaged or cut short"))
  }

  @Test(
    arguments: [[], [0x78, 0x9C, 3, 0, 0, 0, 0, 1], Array("no gzip at all".utf8)] as [[UInt8]])
  func whatIsNotGzipIsRefused(bytes: [UInt8]) {
    #expect(throws: ZlibError.self) { try Gzip.decompress(bytes) }
  }

  @Test func aBombIsRefused() throws {
    let bytes = try Gzip.compress([UInt8](repeating: 0, count: 100_000))
    #expect(try Gzip.decompress(bytes, limit: 100_000).count == 100_000)
    let error = try #require(throws: ZlibError.self) {
      try Gzip.decompress(bytes, limit: 99_999)
    }
    #expect(error.description.contains("decompress"))
  }

  /// The checksum of "123456789" is the published check value of CRC-32.
  @Test func theChecksumIsCRC32() {
    #expect(Checksum.crc32(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(Checksum.crc32([]) == 0)
    #expect(Checksum.text(Array("123456789".utf8)) == "cbf43926" && Checksum.text([]) == "00000000")
  }
}

/// A gzip member that holds `bytes` as they are, in one stored block (RFC 1951, 3.2.4).
func storedGzip(_ bytes: [UInt8]) -> [UInt8] {
  precondition(bytes.count < 0x1_0000)
  let count = UInt16(bytes.count)
  return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255, 1] + littleEndian(count) + littleEndian(~count)
    + bytes + littleEndian(Checksum.crc32(bytes)) + littleEndian(UInt32(count))
}

private func littleEndian(_ value: some FixedWidthInteger) -> [UInt8] {
  withUnsafeBytes(of: value.littleEndian) { Array($0) }
}
