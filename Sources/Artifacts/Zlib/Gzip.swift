// zlib behind two functions and a checksum, for the writer and the reader of gzip.

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

/// Gzip (RFC 1952) through zlib, in one call.
public enum Gzip {
  /// zlib's number for a window of 15 bits in gzip's framing.
  private static let windowBits: Int32 = 15 + 16

  /// The level of all compression: on the full map, 9 takes seven times as long as 6 and saves 0.3 %.
  private static let level: Int32 = 6

  /// zlib's default; 9, the highest, makes the full map 1.8 % larger.
  private static let memoryLevel: Int32 = 8

  /// `bytes` compressed; gzip's header has no name, no time and no system.
  ///
  /// - Throws: `ZlibError` if zlib has no memory.
  public static func compress(_ bytes: [UInt8]) throws(ZlibError) -> [UInt8] {
    var stream = z_stream()
    let opened = deflateInit2_(
      &stream, level, Z_DEFLATED, windowBits, memoryLevel, Z_DEFAULT_STRATEGY,
      ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard opened == Z_OK else { throw ZlibError(operation: "compress", code: opened) }
    defer { deflateEnd(&stream) }
    let capacity = Int(deflateBound(&stream, uLong(bytes.count)))
    var status = Z_OK
    var output = run(&stream, on: bytes, into: capacity) { status = deflate(&$0, Z_FINISH) }
    guard status == Z_STREAM_END else { throw ZlibError(operation: "compress", code: status) }
    // RFC 1952: the system is unknown, so that every system writes the same byte.
    output[9] = 255
    return output
  }

  /// Returns true if `bytes` begin as `compress` makes them: without name, comment, extra field, time or system. The byte before the
  /// last is 0 for our level.
  public static func hasHeader(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255])
  }

  /// What `bytes` hold, at most `limit` bytes.
  ///
  /// - Throws: `ZlibError` if they are not one stream, or hold more than `limit` bytes.
  public static func decompress(_ bytes: [UInt8], limit: Int = 16 << 20) throws(ZlibError) -> [UInt8] {
    var stream = z_stream()
    let opened = inflateInit2_(&stream, windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
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
