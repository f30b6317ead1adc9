/// The unique identifiers of layouts and keyboards in sources, made from their ids.
///
/// They share one namespace, in which each takes two names: some sources call the keyboard of `sky` skyKeyboard, so
/// that a layout `sky-keyboard` gets another name.
struct Identifiers {
  private var taken: Set<String>

  /// Avoids the words in `reserved`: keywords of the language and names of its run-time code.
  init(reserved: Set<String>) {
    taken = reserved
  }

  /// The identifier of the layout named `id`: `two-set` as `twoSet`, and `class` as `classLayout`.
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
  /// `twoSet` as `two_set`, for languages that write names so.
  var snakeCased: String {
    reduce(into: "") { $0 += $1.isUppercase ? "_\($1.lowercased())" : String($1) }
  }
}
