// zlib behind two functions and a checksum, for the writers and the readers of gzip.

import CZlib

/// zlib refused to compress or to decompress.
public struct ZlibError: Error, Hashable, CustomStringConvertible {
  /// What was being done.
  public let operation: String
  /// zlib's return code.
  public let code: Int32

  public var description: String {
    "zlib cannot \(operation): code \(code)"
      + (code == Z_DATA_ERROR || code == Z_BUF_ERROR ? ", the data is damaged or cut short" : "")
  }
}

/// gzip (RFC 1952) through zlib.
public enum Gzip {
  /// The level of all compression: on the full map, 9 takes seven times as long as 6 and saves 0.3 %.
  public static let level: Int32 = 6

  /// A window of 15 bits; adding 16 selects gzip's header and trailer instead of zlib's.
  private static let windowBits: Int32 = 15 + 16

  /// zlib's default; 9, the highest, makes the full map 1.8 % larger.
  private static let memoryLevel: Int32 = 8

  /// `bytes` compressed, without a name, a time or an operating system in the header.
  ///
  /// - Throws: `ZlibError` if zlib has no memory.
  public static func compress(_ bytes: [UInt8]) throws(ZlibError) -> [UInt8] {
    try compress(bytes, windowBits: windowBits)
  }

  /// `bytes` compressed, with gzip's header if `windowBits` asks for it.
  static func compress(_ bytes: [UInt8], windowBits: Int32) throws(ZlibError) -> [UInt8] {
    var stream = z_stream()
    let opened = deflateInit2_(
      &stream, level, Z_DEFLATED, windowBits, memoryLevel, Z_DEFAULT_STRATEGY,
      ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard opened == Z_OK else { throw ZlibError(operation: "compress", code: opened) }
    defer { deflateEnd(&stream) }
    var header = gz_header()
    header.os = 255  // RFC 1952: unknown, so that every system writes the same byte
    let capacity = Int(deflateBound(&stream, uLong(bytes.count)))
    var status = Z_OK
    let output = withUnsafeMutablePointer(to: &header) { header in
      if windowBits == Gzip.windowBits { status = deflateSetHeader(&stream, header) }
      return run(&stream, on: bytes, into: capacity) { status = deflate(&$0, Z_FINISH) }
    }
    guard status == Z_STREAM_END else { throw ZlibError(operation: "compress", code: status) }
    return output
  }

  /// Whether `bytes` begin as `compress` makes them: without name, comment, extra field, time or system. The byte before
  /// the last is of the level, and 0 for ours.
  public static func hasHeader(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255])
  }

  /// What `bytes` hold, at most `limit` bytes.
  ///
  /// - Throws: `ZlibError` if they are not one gzip member, or hold more than `limit` bytes.
  public static func decompress(_ bytes: [UInt8], limit: Int = 16 << 20) throws(ZlibError)
    -> [UInt8]
  {
    try decompress(bytes, limit: limit, windowBits: windowBits)
  }

  /// What `bytes` hold, at most `limit` bytes, without gzip's header if `windowBits` says so.
  static func decompress(_ bytes: [UInt8], limit: Int, windowBits: Int32) throws(ZlibError)
    -> [UInt8]
  {
    var stream = z_stream()
    let opened = inflateInit2_(
      &stream, windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard opened == Z_OK else { throw ZlibError(operation: "decompress", code: opened) }
    defer { inflateEnd(&stream) }
    var status = Z_OK
    let output = run(&stream, on: bytes, into: limit) { status = inflate(&$0, Z_FINISH) }
    guard status == Z_STREAM_END, stream.avail_in == 0 else {
      throw ZlibError(operation: "decompress", code: status == Z_STREAM_END ? Z_DATA_ERROR : status)
    }
    return output
  }

  private static func run(
    _ stream: inout z_stream, on input: [UInt8], into capacity: Int,
    _ body: (inout z_stream) -> Void
  ) -> [UInt8] {
    var input = input
    return input.withUnsafeMutableBufferPointer { source in
      [UInt8](unsafeUninitializedCapacity: capacity) { target, count in
        stream.next_in = source.baseAddress
        stream.avail_in = uInt(source.count)
        stream.next_out = target.baseAddress
        stream.avail_out = uInt(capacity)
        body(&stream)
        count = capacity - Int(stream.avail_out)
      }
    }
  }
}
