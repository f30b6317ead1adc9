/// Deflate (RFC 1951) through zlib, as it lies in a zip: without a header of its own.
public enum Deflate {
  /// A window of 15 bits; zlib writes no header where the number is negative.
  private static let windowBits: Int32 = -15

  /// `bytes` compressed.
  ///
  /// - Throws: `ZlibError` if zlib has no memory.
  public static func compress(_ bytes: [UInt8]) throws(ZlibError) -> [UInt8] {
    try ZlibStream.compress(bytes, windowBits: windowBits)
  }

  /// What `bytes` hold, at most `limit` bytes.
  ///
  /// - Throws: `ZlibError` if they are not one stream, or hold more than `limit` bytes.
  public static func decompress(_ bytes: [UInt8], limit: Int) throws(ZlibError) -> [UInt8] {
    try ZlibStream.decompress(bytes, limit: limit, windowBits: windowBits)
  }
}
