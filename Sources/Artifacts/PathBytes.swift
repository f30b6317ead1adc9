/// A path that is compared byte by byte, as file systems do. Swift considers é and e with U+0301 equal, but they name
/// two different files.
public struct PathBytes: Hashable, Sendable {
  /// The path as text.
  public let text: String

  /// Creates a value that compares the bytes of `path`.
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
