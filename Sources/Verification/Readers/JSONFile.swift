import Foundation

/// Parses JSON (RFC 8259) with Foundation.
enum JSONFile {
  /// Returns the value in `bytes`, or nil if `bytes` are not valid JSON or contain an object with duplicate names.
  static func root(of bytes: [UInt8]) -> Any? {
    let root = try? JSONSerialization.jsonObject(with: Data(bytes))
    return root.flatMap { stringCount(of: $0) == stringCount(in: bytes) ? $0 : nil }
  }

  /// Returns the number of strings and names in `value`. Foundation keeps only one of duplicate names, so the number of
  /// strings in the bytes is then larger.
  private static func stringCount(of value: Any) -> Int {
    switch value {
    case is String: 1
    case let object as [String: Any]: object.values.reduce(object.count) { $0 + stringCount(of: $1) }
    case let list as [Any]: list.reduce(0) { $0 + stringCount(of: $1) }
    default: 0
    }
  }

  private static func stringCount(in bytes: [UInt8]) -> Int {
    var (quotes, isEscaped) = (0, false)
    for byte in bytes {
      if byte == UInt8(ascii: "\""), !isEscaped { quotes += 1 }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return quotes / 2
  }
}
