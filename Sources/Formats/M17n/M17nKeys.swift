import Layouts

/// The keys of a computer's keyboard that type a layout's keys.
struct M17nKeys {
  /// A key of the computer's as m17n names it, and the place of the layout's key in keypad order.
  struct Rule {
    let name: String
    let key: Int
  }

  /// What types the layout, each key of the computer's once.
  private(set) var rules: [Rule] = []
  /// For each key in keypad order what is on the computer's key: its code, or the mark that a key without
  /// one appends. Nil where that is not ASCII, since then no name is sure to be the key's.
  let characters: [Character?]
  /// Whether a numeric pad types the layout: a phone's, which has no letters.
  let hasPad: Bool

  /// A phone has its 1 in the top row and a numeric pad its 7: there the place counts.
  private static let pad: [Character: String] = [
    "1": "KP_7", "2": "KP_8", "3": "KP_9",
    "4": "KP_4", "5": "KP_5", "6": "KP_6",
    "7": "KP_1", "8": "KP_2", "9": "KP_3",
    "*": "KP_Multiply", "0": "KP_0", "#": "KP_Decimal", ".": "KP_Decimal",
  ]

  init(_ layout: Layout) {
    characters = layout.keys.map { key in
      let character = key.code ?? key.appends.map { Character($0.scalar) }
      return character.flatMap { $0.isASCII && "!"..."~" ~= $0 ? $0 : nil }
    }
    hasPad = !characters.contains { $0?.isLetter == true }
    add { M17nText.quoted(String($0)) }
    if hasPad { add { Self.pad[$0].map { "(\($0))" } } }
    // With shift held too long, a letter that has no other above it types itself.
    add { M17nText.quoted($0.uppercased()) }
  }

  /// Adds a rule for each character, by the name that it has, unless it is taken.
  private mutating func add(_ name: (Character) -> String?) {
    for (key, character) in characters.enumerated() {
      guard let name = character.flatMap(name) else { continue }
      if rules.contains(where: { $0.name == name }) { continue }
      rules.append(Rule(name: name, key: key))
    }
  }
}
