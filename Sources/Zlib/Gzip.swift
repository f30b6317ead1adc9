/// gzip (RFC 1952) through zlib.
public enum Gzip {
  /// A window of 15 bits; adding 16 selects gzip's header and trailer instead of zlib's.
  private static let windowBits: Int32 = 15 + 16

  /// `bytes` compressed, without a name, a time or an operating system in the header.
  ///
  /// - Throws: `ZlibError` if zlib has no memory.
  public static func compress(_ bytes: [UInt8]) throws(ZlibError) -> [UInt8] {
    try ZlibStream.compress(bytes, windowBits: windowBits)
  }

  /// Whether `bytes` begin as `compress` makes them: without name, comment, extra field, time or system. The byte
  /// before the last is 0 for our level.
  public static func hasHeader(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255])
  }

  /// What `bytes` hold, at most `limit` bytes.
  ///
  /// - Throws: `ZlibError` if they are not one gzip member, or hold more than `limit` bytes.
  public static func decompress(_ bytes: [UInt8], limit: Int = 16 << 20) throws(ZlibError)
    -> [UInt8]
  {
    try ZlibStream.decompress(bytes, limit: limit, windowBits: windowBits)
  }
}
