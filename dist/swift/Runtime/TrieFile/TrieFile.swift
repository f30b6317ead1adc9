// Part of Hwalja, under the MIT licence: see LICENSE.

/// The reason why bytes cannot be opened as a trie. Later versions may add reasons, so a `switch` needs a `default`.
public enum TrieError: Error, Hashable, Sendable {
  /// The bytes do not start with the magic of a trie.
  case wrongMagic
  /// The trie has a later version than this reader supports.
  case newerVersion(Int)
  /// There are fewer bytes than the header gives or needs.
  case truncated(expected: Int, actual: Int)
  /// There are more bytes than the header gives.
  case tooLong(expected: Int, actual: Int)
  /// The byte at this offset is not a digit, which is one of % to ~. At offset 9, the byte may also be the version 0,
  /// which does not exist.
  case wrongByte(Int)
  /// The checksum does not match the bytes.
  case wrongChecksum
}

extension TrieError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .wrongMagic: "not a trie: the first four bytes are not HWJT"
    case .newerVersion(let version): "version \(version) is newer than this reader, which knows 1"
    case .truncated(let expected, let actual): "cut short: \(actual) bytes of \(expected)"
    case .tooLong(let expected, let actual): "too long: \(actual) bytes for \(expected)"
    case .wrongByte(let offset): "damaged: the byte at \(offset) is not one of % to ~"
    case .wrongChecksum: "damaged: the checksum is wrong"
    }
  }
}

extension Trie {
  /// Opens a trie from `bytes`, such as a `Data`, an array or the `utf8` of a text.
  ///
  /// - Throws: `TrieError` if the bytes are not a trie, or are damaged.
  public init(copying bytes: some Collection<UInt8>) throws(TrieError) {
    let trie = Trie(unchecked: Array(bytes))
    try trie.checkEnvelope()
    self = trie
  }

  /// Checks the magic, the version, the digits, the size and the checksum.
  private func checkEnvelope() throws(TrieError) {
    guard bytes.count >= Format.headerSize else {
      throw .truncated(expected: Format.headerSize, actual: bytes.count)
    }
    guard bytes.starts(with: "HWJT".utf8) else { throw .wrongMagic }
    let isDigit = UInt8(ascii: "%")...UInt8(ascii: "~")
    // The version comes before the digits, because later versions may have other digits.
    if isDigit ~= bytes[9], digit(9) > Format.version { throw .newerVersion(digit(9)) }
    if let offset = bytes.firstIndex(where: { !(isDigit ~= $0) }) { throw .wrongByte(offset) }
    guard digit(9) == Format.version else { throw .wrongByte(9) }
    let size = pair(10)
    guard bytes.count >= size else { throw .truncated(expected: size, actual: bytes.count) }
    guard bytes.count == size else { throw .tooLong(expected: size, actual: bytes.count) }
    let checksum = (4..<9).reversed().reduce(0) { $0 * Format.base + digit($1) }
    guard checksum == Int(Trie.crc32(of: bytes[9...])) else { throw .wrongChecksum }
  }

  /// Returns the CRC-32 (polynomial 0xEDB88320, as in gzip).
  private static func crc32(of bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { (crc: UInt32, byte: UInt8) in
      (0..<8).reduce(crc ^ UInt32(byte)) { (crc: UInt32, _) in crc >> 1 ^ (crc & 1) * 0xEDB8_8320 }
    }
  }
}
