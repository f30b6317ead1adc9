// These functions work on scalars, because a quote with a combining mark after it is a single Character.

extension KeyNotation {
  /// Returns `scalars` in quotes, with each quote among them written twice.
  static func quote(_ scalars: [Unicode.Scalar]) -> String {
    let twice = scalars.flatMap { $0 == "\"" ? [$0, $0] : [$0] }
    return String(String.UnicodeScalarView(["\""] + twice + ["\""]))
  }

  /// Removes the quoted text at the start of `rest` and returns it without quotes. If the closing quote is missing,
  /// returns nil and does not change `rest`.
  static func quoted(at rest: inout Substring.UnicodeScalarView) -> [Unicode.Scalar]? {
    let quoted = /"((?:[^"]|"")*+)"/.matchingSemantics(.unicodeScalar)
    guard let match = Substring(rest).prefixMatch(of: quoted) else { return nil }
    rest = rest[match.range.upperBound...]
    let text = match.1.replacing(/""/.matchingSemantics(.unicodeScalar), with: "\"")
    return Array(text.unicodeScalars)
  }
}
