/// A text as somebody wrote it, such as what a slot types. Two are equal only if all their scalars are.
///
/// Strings are already equal if they are canonically equivalent (Unicode Standard, chapter 3.7), as U+00E9 and e with
/// U+0301 are; but whoever wrote one of these does not want the other.
public struct ScalarText: Hashable, Sendable {
  /// The text.
  public let string: String

  /// The same text.
  public init(_ string: String) {
    self.string = string
  }

  public static func == (a: ScalarText, b: ScalarText) -> Bool {
    a.string.utf8.elementsEqual(b.string.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    for byte in string.utf8 { hasher.combine(byte) }
  }
}

extension ScalarText: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension ScalarText: CustomStringConvertible {
  public var description: String { string }
}
