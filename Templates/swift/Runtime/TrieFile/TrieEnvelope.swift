extension TrieChecker {
  /// The magic, the version, the size, and the checksum over all that follows it.
  func checkEnvelope() throws(TrieError) {
    guard bytes.count >= TrieFormat.headerSize else {
      throw .truncated(expected: TrieFormat.headerSize, actual: bytes.count)
    }
    guard bytes.starts(with: TrieFormat.magic) else { throw .wrongMagic }
    // Before all else, since a later version may do without digits.
    let version = digit(9)
    guard version <= TrieFormat.version || !isDigit(9) else { throw .newerVersion(version) }
    for index in bytes.indices where !isDigit(index) { throw .wrongByte(index) }
    guard version == TrieFormat.version else { throw .wrongValue(9) }
    let size = integer(10)
    guard bytes.count >= size else { throw .truncated(expected: size, actual: bytes.count) }
    guard bytes.count == size else { throw .tooLong(expected: size, actual: bytes.count) }
    var checksum: UInt64 = 0
    for index in (4..<9).reversed() {
      checksum = checksum * UInt64(TrieFormat.base) + UInt64(digit(index))
    }
    guard checksum == UInt64(crc32(of: bytes[9...])) else { throw .wrongChecksum }
  }

  /// CRC-32 (polynomial 0xEDB88320, as in gzip), four bits at a time.
  private func crc32(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32 {
    let table = TrieChecker.crcTable
    var crc: UInt32 = .max
    for byte in bytes {
      crc ^= UInt32(byte)
      crc = crc >> 4 ^ table[Int(crc & 15)]
      crc = crc >> 4 ^ table[Int(crc & 15)]
    }
    return ~crc
  }

  private static let crcTable: [UInt32] = (0..<16).map { index in
    (0..<4).reduce(UInt32(index)) { crc, _ in crc >> 1 ^ (crc & 1 == 0 ? 0 : 0xEDB8_8320) }
  }
}
