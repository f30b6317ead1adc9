// zlib behind two functions and a checksum, for the writers and the readers of gzip and zip.

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

/// Compresses and decompresses in one call, in the framing that `windowBits` says: 31 is gzip's, -15 is none.
enum ZlibStream {
  /// The level of all compression: on the full map, 9 takes seven times as long as 6 and saves 0.3 %.
  private static let level: Int32 = 6

  /// zlib's default; 9, the highest, makes the full map 1.8 % larger.
  private static let memoryLevel: Int32 = 8

  /// `bytes` compressed; with gzip's header, it names no system.
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
      if windowBits > 15 { status = deflateSetHeader(&stream, header) }
      return run(&stream, on: bytes, into: capacity) { status = deflate(&$0, Z_FINISH) }
    }
    guard status == Z_STREAM_END else { throw ZlibError(operation: "compress", code: status) }
    return output
  }

  /// What `bytes` hold, which are one stream, at most `limit` bytes.
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
