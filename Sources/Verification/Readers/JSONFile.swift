import Foundation

/// A JSON text (RFC 8259) as Foundation reads it.
enum JSONFile {
  /// The value in `bytes`, nil if they are no JSON or an object has a name twice.
  static func root(of bytes: [UInt8]) -> Any? {
    let root = try? JSONSerialization.jsonObject(with: Data(bytes))
    return root.flatMap { stringCount(of: $0) == stringCount(in: bytes) ? $0 : nil }
  }

  /// The number of strings and names in `value`, in which each name stands once.
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
