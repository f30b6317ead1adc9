/// The items of a file of the m17n library: lists of texts, numbers and symbols.
indirect enum MimItem: Equatable {
  case list([MimItem])
  case text(String)
  case symbol(String)

  /// The items of the list; the first is its name.
  var items: [MimItem] { if case .list(let items) = self { items } else { [] } }

  /// The symbol that a list begins with.
  var name: String? { if case .symbol(let name)? = items.first { name } else { nil } }

  /// The member list named `name`.
  func member(_ name: String) -> MimItem? { items.first { $0.name == name } }
}

/// Reads a file of the m17n library as the library does.
struct MimReader {
  struct Unbalanced: Error {}

  private var rest: Substring.UnicodeScalarView

  /// All items of `text`, as one list.
  static func read(_ text: String) throws -> MimItem {
    var reader = MimReader(rest: Substring(text).unicodeScalars)
    var items: [MimItem] = []
    while let item = try reader.next() { items.append(item) }
    if !reader.rest.isEmpty { throw Unbalanced() }
    return .list(items)
  }

  /// The next item, or nil before a closing parenthesis and at the end.
  private mutating func next() throws -> MimItem? {
    while let first = rest.first, first.value <= 32 || first == ";" {
      rest = first == ";" ? rest.drop { $0 != "\n" } : rest.dropFirst()
    }
    guard let first = rest.first, first != ")" else { return nil }
    if first == "(" {
      rest.removeFirst()
      var items: [MimItem] = []
      while let item = try next() { items.append(item) }
      if rest.popFirst() != ")" { throw Unbalanced() }
      return .list(items)
    }
    if first == "\"" {
      rest.removeFirst()
      let text = take { $0 != "\"" }
      if rest.popFirst() != "\"" { throw Unbalanced() }
      return .text(text)
    }
    return .symbol(take { $0.value > 32 && !"()\"".unicodeScalars.contains($0) })
  }

  /// The text up to the first scalar that fails `goesOn`; a backslash escapes the next scalar.
  private mutating func take(while goesOn: (Unicode.Scalar) -> Bool) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = rest.first, goesOn(scalar) {
      rest.removeFirst()
      text.append(scalar == "\\" ? rest.popFirst() ?? scalar : scalar)
    }
    return String(text)
  }
}
