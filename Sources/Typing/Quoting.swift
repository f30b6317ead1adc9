extension KeyNotation {
  /// `scalars` between quotes, each quote among them written twice.
  package static func quote(_ scalars: [Unicode.Scalar]) -> String {
    var view = String.UnicodeScalarView()
    view.append("\"")
    for scalar in scalars {
      view.append(scalar)
      if scalar == "\"" { view.append("\"") }
    }
    view.append("\"")
    return String(view)
  }

  /// Takes the quoted text that `rest` begins with; returns nil and leaves `rest` as it was if the closing quote is
  /// missing.
  static func quoted(at rest: inout Substring.UnicodeScalarView) -> [Unicode.Scalar]? {
    var scalars: [Unicode.Scalar] = []
    var index = rest.index(after: rest.startIndex)
    while index < rest.endIndex {
      let scalar = rest[index]
      index = rest.index(after: index)
      if scalar == "\"" {
        guard index < rest.endIndex, rest[index] == "\"" else {
          rest = rest[index...]
          return scalars
        }
        index = rest.index(after: index)
      }
      scalars.append(scalar)
    }
    return nil
  }
}
