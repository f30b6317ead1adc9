import Layouts

extension Press {
  /// The press as questions write it, which numbers keys as `keys` does.
  func notation(on keys: [Key]) -> String {
    switch self {
    case .key(let number): keys[number].id
    case .text(["\n"]): "⏎"
    case .text(let scalars): String(scalars).quoted
    case .pause, .next, .space, .jamo, .stroke: sign.map { String($0) } ?? ""
    }
  }
}

extension String {
  init(_ scalars: [Unicode.Scalar]) { self.init(String.UnicodeScalarView(scalars)) }

  /// Between quotes, and without spaces.
  var quoted: String { "\"" + replacing(" ", with: "\\s") + "\"" }
}

extension Substring {
  /// The text in quotes that this is; nil if it is none.
  var unquoted: String? {
    let scalars = unicodeScalars
    guard scalars.count > 1, scalars.first == "\"", scalars.last == "\"" else { return nil }
    return String(Substring(scalars.dropFirst().dropLast())).replacing("\\s", with: " ")
  }
}
