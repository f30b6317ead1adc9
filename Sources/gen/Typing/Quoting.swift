// Scalars are quoted and not Characters, since a quote with a mark behind it is one Character.

extension KeyNotation {
  /// `scalars` between quotes, each quote among them written twice.
  static func quote(_ scalars: [Unicode.Scalar]) -> String {
    let twice = scalars.flatMap { $0 == "\"" ? [$0, $0] : [$0] }
    return String(String.UnicodeScalarView(["\""] + twice + ["\""]))
  }

  /// Takes the quoted text that `rest` begins with; returns nil and leaves `rest` as it was if the closing quote is
  /// missing.
  static func quoted(at rest: inout Substring.UnicodeScalarView) -> [Unicode.Scalar]? {
    let quoted = /"((?:[^"]|"")*+)"/.matchingSemantics(.unicodeScalar)
    guard let match = Substring(rest).prefixMatch(of: quoted) else { return nil }
    rest = rest[match.range.upperBound...]
    let text = match.1.replacing(/""/.matchingSemantics(.unicodeScalar), with: "\"")
    return Array(text.unicodeScalars)
  }
}
