import Layouts

/// The keys of a computer's keyboard that type a layout's keys.
struct M17nKeys {
  /// A key of the computer's as m17n names it, and the place of the layout's key in keypad order.
  struct Rule {
    let name: String
    let key: Int
  }

  /// What types the layout, each key of the computer's once.
  let rules: [Rule]

  private static let pad: [Character: String] = [
    "1": "KP_7", "2": "KP_8", "3": "KP_9",
    "4": "KP_4", "5": "KP_5", "6": "KP_6",
    "7": "KP_1", "8": "KP_2", "9": "KP_3",
    "*": "KP_Multiply", "0": "KP_0", "#": "KP_Decimal", ".": "KP_Decimal",
  ]

  init(_ layout: Layout) {
    let characters = layout.keys.map(Self.character)
    let letters = characters.compactMap(\.self).filter(\.isLetter)
    var taken: Set<String> = []
    var rules: [Rule] = []
    func add(_ name: String, _ key: Int) {
      if taken.insert(name).inserted { rules.append(Rule(name: name, key: key)) }
    }
    for (key, character) in characters.enumerated() {
      guard let character else { continue }
      add(M17nText.quoted(String(character)), key)
      // A phone has its 1 in the top row and a numeric pad its 7: there the place counts.
      if letters.isEmpty, let name = Self.pad[character] { add("(\(name))", key) }
    }
    // With shift held too long, a letter that has no other above it types itself.
    for (key, character) in characters.enumerated() where character?.isLowercase == true {
      add(M17nText.quoted(character!.uppercased()), key)
    }
    self.rules = rules
  }

  /// The character on the computer's key: the code, or the mark that a key without a code appends.
  private static func character(_ key: Key) -> Character? {
    let character = key.code ?? key.appends.map { Character($0.scalar) }
    return character.flatMap { "!"..."~" ~= $0 && $0.isASCII ? $0 : nil }
  }
}
