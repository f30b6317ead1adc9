/// Converts the ids of layouts and keyboards to unique identifiers for sources.
///
/// All identifiers share a namespace. Each identifier takes two names, because some sources call the keyboard of `sky`
/// `skyKeyboard`. A layout `sky-keyboard` therefore needs another name.
struct Identifiers {
  private var taken: Set<String>

  /// Creates a namespace in which `reserved` are taken: keywords of the language, and names in its run-time.
  init(reserved: Set<String>) {
    taken = reserved
  }

  /// Returns a new identifier for `id`: `twoSet` for `two-set`, and `classLayout` for `class`.
  mutating func identifier(for id: String) -> String {
    let words = id.split(separator: "-")
    let name = (words.prefix(1) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }).joined()
    var candidate = name
    var number = 1
    while taken.contains(candidate) || taken.contains(candidate + "Keyboard") {
      candidate = number == 1 ? "\(name)Layout" : "\(name)Layout\(number)"
      number += 1
    }
    taken.formUnion([candidate, candidate + "Keyboard"])
    return candidate
  }
}

extension String {
  /// The identifier in snake case: `two_set` for `twoSet`.
  var snakeCased: String {
    reduce(into: "") { $0 += $1.isUppercase ? "_\($1.lowercased())" : String($1) }
  }
}
