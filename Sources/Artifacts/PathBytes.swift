/// A path as file systems compare it, byte by byte. To Swift, é and e with U+0301 are the same text, but they name two
/// files.
public struct PathBytes: Hashable, Sendable {
  /// The path as text.
  public let text: String

  /// The bytes of `path`.
  public init(_ path: String) { text = path }

  public static func == (a: PathBytes, b: PathBytes) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension PathBytes: Comparable {
  public static func < (a: PathBytes, b: PathBytes) -> Bool { a.text.utf8.lexicographicallyPrecedes(b.text.utf8) }
}

extension PathBytes: ExpressibleByStringLiteral {
  public init(stringLiteral path: String) { self.init(path) }
}
