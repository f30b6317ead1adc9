import Layouts

extension Press {
  /// Returns the press in the notation of questions. The number of a pressed key is its index in `keys`.
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

  /// The text in quotes. Spaces in it are escaped.
  var quoted: String { "\"" + replacing(" ", with: "\\s") + "\"" }
}

extension Substring {
  /// The text between the quotes, or nil if the string is not in quotes.
  var unquoted: String? {
    let scalars = unicodeScalars
    guard scalars.count > 1, scalars.first == "\"", scalars.last == "\"" else { return nil }
    return String(Substring(scalars.dropFirst().dropLast())).replacing("\\s", with: " ")
  }
}
