import CZlib
import Foundation

/// CRC-32 (polynomial 0xEDB88320, as in gzip), which detects accidental changes but not forgery.
public enum Checksum {
  /// Returns the checksum of `bytes`.
  public static func crc32(_ bytes: [UInt8]) -> UInt32 {
    UInt32(CZlib.crc32(0, bytes, uInt(bytes.count)))
  }

  /// Returns the checksum of `bytes` as eight hexadecimal digits.
  public static func text(_ bytes: [UInt8]) -> String {
    String(format: "%08x", crc32(bytes))
  }
}
